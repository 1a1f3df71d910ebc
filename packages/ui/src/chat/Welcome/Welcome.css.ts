import { clampedTo } from '../../theme/clamp.ts';
import { vars } from '../../theme/contract.css.ts';
import { lineStart } from '../../theme/lines.css.ts';
import { measures } from '../../theme/measures.ts';
import { printedWhole } from '../../theme/print.ts';
import { componentStyle } from '../../theme/style.ts';
import { media, px, radius, sizes, space, weight } from '../../theme/tokens.ts';
import { column } from '../column.css.ts';
import { paragraphStart } from '../Markdown/prose.css.ts';

export const root = componentStyle({
  display: 'flex',
  flexDirection: 'column',
  flexGrow: 1,
  minBlockSize: 0,
  overflowY: 'auto',
  '@media': printedWhole,
});

export const content = componentStyle([
  column,
  {
    display: 'flex',
    flexDirection: 'column',
    gap: space[12],
    // Auto margins centre it, and let it scroll from its start when it is higher than the panel.
    marginBlock: 'auto',
    paddingBlock: space[32],
    '@media': { [media.phone]: { paddingBlock: space[24] } },
  },
]);

export const name = componentStyle({
  fontFamily: vars.font.heading,
  fontSize: vars.type.page.size,
  lineHeight: vars.type.page.line,
  fontWeight: weight.bold,
  letterSpacing: '-0.02em',
  overflowWrap: 'anywhere',
  // A name may have 256 characters; its title says all of them.
  ...clampedTo(3),
  flexShrink: 0,
  marginBlockStart: space[4],
  // Below the picture, whichever way the text itself reads.
  alignSelf: 'flex-start',
});

export const message = componentStyle({
  color: vars.color.text.muted,
  maxInlineSize: '62ch',
  alignSelf: 'flex-start',
  vars: { [paragraphStart]: lineStart },
});

export const starters = componentStyle({
  display: 'grid',
  gridTemplateColumns: `repeat(auto-fill, minmax(min(100%, ${measures.chat.starterNarrowest}), 1fr))`,
  gap: space[8],
  paddingBlockStart: space[12],
});

export const starterItem = componentStyle({ display: 'flex' });

export const starter = componentStyle({
  flexGrow: 1,
  minBlockSize: px(sizes.touchTarget),
  paddingBlock: space[12],
  paddingInline: space[16],
  border: `1px solid ${vars.color.border.medium}`,
  borderRadius: radius.dialog,
  backgroundColor: vars.color.surface.card,
  textAlign: lineStart,
  overflowWrap: 'anywhere',
  cursor: 'pointer',
  transition: `background-color ${vars.motion.fade} ${vars.motion.easeOut}, border-color ${vars.motion.fade} ${vars.motion.easeOut}`,
  '@media': {
    [media.hover]: {
      selectors: {
        '&:hover': { borderColor: vars.color.border.strong },
        '&:hover:not(:active)': { backgroundColor: vars.color.surface.hover },
      },
    },
  },
  selectors: { '&:active': { backgroundColor: vars.color.surface.pressed } },
});
