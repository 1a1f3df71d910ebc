import { createVar } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { measures } from '../../theme/measures.ts';
import { componentStyle, componentVariants } from '../../theme/style.ts';
import { fine, radius, weight } from '../../theme/tokens.ts';

const side = createVar();

export const avatar = componentStyle({
  position: 'relative',
  display: 'inline-flex',
  flexShrink: 0,
  inlineSize: side,
  blockSize: side,
});
const sized = (of: { side: string; initials: string }) => ({
  vars: { [side]: of.side },
  fontSize: of.initials,
});
export const size = componentVariants({
  small: sized(measures.avatar.small),
  medium: sized(measures.avatar.medium),
  large: sized(measures.avatar.large),
  huge: sized(measures.avatar.huge),
});
export const picture = componentStyle({
  inlineSize: '100%',
  blockSize: '100%',
  borderRadius: radius.full,
  objectFit: 'cover',
  backgroundColor: vars.color.surface.sunken,
});
export const initials = componentStyle([
  picture,
  {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'center',
    // Stronger than the ground of what is selected, on which it can lie.
    backgroundColor: `color-mix(in oklab, ${vars.color.accent.soft}, ${vars.color.accent.base} 18%)`,
    color: vars.color.accent.onSoft,
    border: '1px solid transparent',
    fontWeight: weight.semibold,
    lineHeight: 1,
    letterSpacing: '0.01em',
    userSelect: 'none',
  },
]);
export const dot = componentStyle({
  position: 'absolute',
  // A little outside of small ones, whose letters it would cover.
  insetInlineEnd: `min(0px, calc(${side} / 16 - ${fine[3]}))`,
  insetBlockEnd: `min(0px, calc(${side} / 16 - ${fine[3]}))`,
  inlineSize: `max(${measures.avatar.dotLeast}, calc(${side} / 4))`,
  blockSize: `max(${measures.avatar.dotLeast}, calc(${side} / 4))`,
  borderRadius: radius.full,
  border: `2px solid ${vars.color.surface.card}`,
  '@media': { '(forced-colors: active)': { forcedColorAdjust: 'none' } },
});
/** Told apart by shape as well: full, a bar across, hollow. */
export const dotTone = componentVariants({
  positive: { backgroundColor: vars.color.positive.strong },
  caution: {
    background: `linear-gradient(${vars.color.surface.card} 0 0) center / 60% 2px no-repeat ${vars.color.caution.strong}`,
  },
  neutral: {
    background: `radial-gradient(circle, ${vars.color.surface.card} 32%, ${vars.color.text.muted} 36%)`,
  },
});
