import { vars } from '../theme/contract.css.ts';
import { measures } from '../theme/measures.ts';
import { componentStyle } from '../theme/style.ts';
import { fine, media, px, radius, sizes, space, weight } from '../theme/tokens.ts';

/** A box, a dot or a switch with its words beside it; the whole row can be pressed. */
export const row = componentStyle({
  position: 'relative',
  display: 'flex',
  alignItems: 'flex-start',
  gap: space[12],
  cursor: 'pointer',
  fontSize: vars.type.body.size,
  lineHeight: vars.type.body.line,
  minBlockSize: space[24],
  selectors: { '&[data-readonly], [data-readonly] &': { cursor: 'auto' } },
  '@media': { [media.touch]: { minBlockSize: px(sizes.touchTarget), paddingBlock: fine[10] } },
});
export const words = componentStyle({
  display: 'flex',
  flexDirection: 'column',
  minInlineSize: 0,
  flexGrow: 1,
});
export const label = componentStyle({ fontWeight: weight.medium });
export const help = componentStyle({
  fontSize: '0.8125rem',
  lineHeight: '1.125rem',
  color: vars.color.text.muted,
});

/** A chosen mark that cannot be changed, in a box and in a group. */
const blockedAndOn =
  '[data-readonly][data-selected] > &, [data-readonly] [data-selected] > &, [data-readonly][data-indeterminate] > &';

/** The mark itself, drawn beside the hidden input. */
export const mark = componentStyle({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  flexShrink: 0,
  marginBlockStart: '1px',
  inlineSize: measures.choice.mark,
  blockSize: measures.choice.mark,
  border: `1px solid ${vars.color.border.strong}`,
  backgroundColor: vars.color.surface.card,
  color: vars.color.text.onAccent,
  transition: `background-color ${vars.motion.fade}, border-color ${vars.motion.fade}`,
  selectors: {
    '[data-focus-visible] > &': { outline: `2px solid ${vars.color.focus}`, outlineOffset: '2px' },
    '[data-selected] > &, [data-indeterminate] > &': {
      backgroundColor: vars.color.accent.base,
      borderColor: vars.color.accent.base,
    },
    '[data-readonly] &': {
      borderColor: vars.color.border.medium,
      backgroundColor: vars.color.surface.sunken,
    },
    [blockedAndOn]: {
      borderColor: vars.color.text.muted,
      backgroundColor: vars.color.text.muted,
      color: vars.color.surface.card,
    },
    '[data-invalid]:not([data-selected]) > &': { borderColor: vars.color.critical.strong },
  },
  '@media': {
    '(forced-colors: active)': {
      selectors: {
        '[data-selected] > &, [data-indeterminate] > &': {
          backgroundColor: 'Highlight',
          forcedColorAdjust: 'none',
        },
        '[data-readonly] &': { borderColor: 'GrayText' },
        [blockedAndOn]: { borderColor: 'GrayText', backgroundColor: 'GrayText', color: 'Canvas' },
      },
    },
  },
});

/** Beside `mark`, where one of several is chosen. */
export const dot = componentStyle({ borderRadius: radius.full });
export const dotInner = componentStyle({
  inlineSize: space[8],
  blockSize: space[8],
  borderRadius: radius.full,
  backgroundColor: 'currentColor',
});
