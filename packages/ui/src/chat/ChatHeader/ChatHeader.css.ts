import { clampedTo } from '../../theme/clamp.ts';
import { vars } from '../../theme/contract.css.ts';
import { lineStart } from '../../theme/lines.css.ts';
import { notPrinted } from '../../theme/print.ts';
import { componentStyle } from '../../theme/style.ts';
import { media, px, sizes, space, weight } from '../../theme/tokens.ts';

export const root = componentStyle({
  display: 'flex',
  alignItems: 'center',
  flexShrink: 0,
  gap: space[12],
  minBlockSize: px(sizes.topBar),
  paddingBlock: space[8],
  paddingInline: space[16],
  borderBlockEnd: `1px solid ${vars.color.border.subtle}`,
  backgroundColor: vars.color.surface.card,
  // A name of one long word needs the room.
  '@media': { [media.narrowPhone]: { gap: space[4], paddingInlineEnd: space[8] } },
});

/** Stands in the row itself, and is nothing where there is nothing in it. */
export const before = componentStyle({ display: 'contents', '@media': notPrinted });

/** Says nothing that the name does not, which needs the room: of a narrow phone, or of one beside buttons. */
export const picture = componentStyle({
  display: 'contents',
  '@media': {
    [media.narrowPhone]: { display: 'none' },
    [media.phone]: { selectors: { [`${before}:not(:empty) + &`]: { display: 'none' } } },
  },
});

export const words = componentStyle({ flexGrow: 1, minInlineSize: 0 });

export const title = componentStyle({
  display: 'flex',
  alignItems: 'center',
  gap: `0 ${space[8]}`,
  '@media': { [media.phone]: { flexWrap: 'wrap' } },
});

const oneLine = {
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  textAlign: lineStart,
  // As wide as the text, so that it stands beside the picture, whichever way it reads.
  inlineSize: 'fit-content',
  maxInlineSize: '100%',
} as const;

export const name = componentStyle({
  ...oneLine,
  fontFamily: vars.font.heading,
  fontSize: vars.type.reading.size,
  lineHeight: vars.type.reading.line,
  fontWeight: weight.heading,
  letterSpacing: '-0.01em',
  // Where the description gives its line up.
  '@media': {
    [media.phone]: {
      ...clampedTo(2),
      whiteSpace: 'normal',
      overflowWrap: 'anywhere',
    },
  },
});

export const description = componentStyle({
  ...oneLine,
  color: vars.color.text.muted,
  fontSize: vars.type.caption.size,
  lineHeight: vars.type.caption.line,
  '@media': { [media.phone]: { display: 'none' } },
});

export const actions = componentStyle({
  display: 'flex',
  alignItems: 'center',
  flexShrink: 0,
  gap: space[8],
  selectors: { '&:empty': { display: 'none' } },
  '@media': notPrinted,
});
