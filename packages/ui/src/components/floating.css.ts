import { keyframes } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';
import { measures } from '../theme/measures.ts';
import { componentStyle } from '../theme/style.ts';
import { fine, media, px, radius, sizes, space, weight, zIndex } from '../theme/tokens.ts';

const appear = keyframes({ from: { opacity: 0, scale: 0.97 } });
const vanish = keyframes({ to: { opacity: 0, scale: 0.98 } });

/** A surface that floats above the page beside what opened it: menus, popovers, lists of choices. */
export const floating = componentStyle({
  zIndex: zIndex.popover,
  maxInlineSize: `calc(100vw - ${space[16]})`,
  borderRadius: radius.control,
  border: `1px solid ${vars.color.border.subtle}`,
  backgroundColor: vars.color.surface.raised,
  color: vars.color.text.default,
  boxShadow: vars.shadow.floating,
  outline: 'none',
  transformOrigin: 'var(--radix-popper-transform-origin, var(--trigger-anchor-point, top))',
  selectors: {
    '&[data-state="open"], &[data-entering]': {
      animation: `${appear} ${vars.motion.popover} ${vars.motion.easeOut}`,
    },
    '&[data-state="closed"], &[data-exiting]': {
      animation: `${vanish} ${vars.motion.press} ${vars.motion.easeIn} forwards`,
    },
  },
});

/** One line of a floating list; `data-highlighted` is Radix', `data-focused` react-aria's word for it. */
export const option = componentStyle({
  display: 'flex',
  alignItems: 'center',
  gap: space[8],
  minBlockSize: measures.floating.option,
  paddingBlock: fine[6],
  paddingInline: space[8],
  borderRadius: radius.inner,
  fontSize: vars.type.body.size,
  lineHeight: vars.type.body.line,
  cursor: 'pointer',
  outline: 'none',
  userSelect: 'none',
  selectors: {
    '&[data-highlighted], &[data-focused]': {
      backgroundColor: vars.color.surface.hover,
      // Shown in forced colors, where the ground is not.
      outline: '1px solid transparent',
    },
    '&[data-disabled]': { color: vars.color.text.muted, cursor: 'not-allowed' },
    '&[data-selected], &[aria-checked="true"]': { fontWeight: weight.strong },
  },
  '@media': { [media.touch]: { minBlockSize: px(sizes.touchTarget) } },
});
export const optionLabel = componentStyle({ flexGrow: 1, minInlineSize: 0, overflowWrap: 'anywhere' });
export const optionMark = componentStyle({ marginInlineStart: 'auto', color: vars.color.accent.onSoft });
