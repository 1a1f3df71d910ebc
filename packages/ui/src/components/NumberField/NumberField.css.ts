import { vars } from '../../theme/contract.css.ts';
import { measures } from '../../theme/measures.ts';
import { componentStyle } from '../../theme/style.ts';
import { media, px, sizes, space } from '../../theme/tokens.ts';

/** One border around the figure and its two buttons. */
export const group = componentStyle({
  display: 'flex',
  padding: 0,
  maxInlineSize: measures.numberField.widest,
  overflow: 'clip',
  overflowClipMargin: space[4],
  selectors: {
    '&[data-focus-within]': { borderColor: vars.color.focus },
    '&:has(input:focus-visible)': { outline: `2px solid ${vars.color.focus}`, outlineOffset: '2px' },
    '[data-readonly] > &': { backgroundColor: vars.color.surface.sunken },
  },
});
export const input = componentStyle({
  flex: '1 1 0',
  minInlineSize: 0,
  paddingInline: space[12],
  fontSize: vars.type.body.size,
  lineHeight: vars.type.body.line,
  fontVariantNumeric: 'tabular-nums',
  outline: 'none',
  '@media': { [media.touch]: { fontSize: '1rem' } },
});
export const step = componentStyle({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  flexShrink: 0,
  inlineSize: measures.numberField.step,
  borderInlineStart: `1px solid ${vars.color.border.subtle}`,
  color: vars.color.text.muted,
  cursor: 'pointer',
  transition: `background-color ${vars.motion.fade}`,
  selectors: {
    '&[data-hovered]': { backgroundColor: vars.color.surface.hover, color: vars.color.text.default },
    '&[data-pressed]': { backgroundColor: vars.color.surface.pressed },
    '&[data-disabled]': { cursor: 'auto', opacity: 0.4 },
  },
  '@media': { [media.touch]: { inlineSize: px(sizes.touchTarget) } },
});
