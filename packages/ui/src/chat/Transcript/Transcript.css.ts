import { vars } from '../../theme/contract.css.ts';
import { notPrinted, printedWhole } from '../../theme/print.ts';
import { componentStyle } from '../../theme/style.ts';
import { media, radius, space, weight } from '../../theme/tokens.ts';
import { column } from '../column.css.ts';

export const root = componentStyle({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  flexGrow: 1,
  minBlockSize: 0,
});

export const scroller = componentStyle({
  // Holds the words for screen readers, which are taken out of the flow.
  position: 'relative',
  flexGrow: 1,
  minBlockSize: 0,
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  // What the reader looks at is kept in place by useRows and useFollow, in every browser alike.
  overflowAnchor: 'none',
  selectors: { '&:focus-visible': { outlineOffset: '-2px' } },
  '@media': printedWhole,
});

export const content = componentStyle([column]);

/** As high as all rows together: the virtualiser gives it that height, and each row its place in it. */
export const list = componentStyle({
  position: 'relative',
  '@media': { [media.print]: { blockSize: 'auto !important', paddingBlockStart: space[24] } },
});

export const row = componentStyle({
  position: 'absolute',
  insetInline: 0,
  display: 'flex',
  flexDirection: 'column',
  gap: space[16],
  paddingBlockEnd: space[16],
  // Paper has another width than the window, in which the rows were measured.
  '@media': { [media.print]: { position: 'static' } },
});

export const day = componentStyle({
  display: 'flex',
  alignItems: 'center',
  gap: space[12],
  color: vars.color.text.muted,
  fontSize: vars.type.caption.size,
  lineHeight: vars.type.caption.line,
  fontWeight: weight.medium,
  selectors: {
    '&::before, &::after': {
      content: '',
      flexGrow: 1,
      blockSize: '1px',
      backgroundColor: vars.color.border.subtle,
    },
  },
});

export const jump = componentStyle({
  position: 'absolute',
  insetBlockEnd: space[12],
  insetInline: 0,
  display: 'flex',
  justifyContent: 'center',
  pointerEvents: 'none',
  '@media': { [media.phone]: { insetBlockEnd: space[8] }, ...notPrinted },
});

export const jumpButton = componentStyle({
  pointerEvents: 'auto',
  borderRadius: radius.control,
  boxShadow: vars.shadow.floating,
});
