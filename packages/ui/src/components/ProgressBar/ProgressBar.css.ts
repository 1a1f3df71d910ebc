import { keyframes } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { componentStyle, componentVariants } from '../../theme/style.ts';
import { radius, space, weight } from '../../theme/tokens.ts';

export const root = componentStyle({
  display: 'grid',
  gap: space[8],
  minInlineSize: 0,
  overflowWrap: 'anywhere',
});
export const head = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  alignItems: 'baseline',
  gap: `${space[4]} ${space[12]}`,
});
export const label = componentStyle({
  fontWeight: weight.strong,
  minInlineSize: 0,
});
export const track = componentStyle({
  position: 'relative',
  borderRadius: radius.full,
  backgroundColor: vars.color.surface.pressed,
  overflow: 'hidden',
  '@media': { '(forced-colors: active)': { outline: '1px solid CanvasText' } },
});
export const size = componentVariants({ small: { blockSize: space[4] }, medium: { blockSize: space[8] } });
export const bar = componentStyle({
  blockSize: '100%',
  borderRadius: radius.full,
  transition: `inline-size ${vars.motion.drawer} ${vars.motion.easeOut}`,
  '@media': {
    '(forced-colors: active)': { backgroundColor: 'Highlight !important', forcedColorAdjust: 'none' },
  },
});
export const tone = componentVariants({
  accent: { backgroundColor: vars.color.accent.base },
  positive: { backgroundColor: vars.color.positive.strong },
  critical: { backgroundColor: vars.color.critical.solid },
});
const pass = keyframes({ from: { insetInlineStart: '-40%' }, to: { insetInlineStart: '100%' } });
/** Where nobody knows how much is left. It rests in the middle for those who ask for less motion. */
export const passing = componentStyle({
  position: 'absolute',
  insetInlineStart: '30%',
  inlineSize: '40%',
  animation: `${pass} 1.4s cubic-bezier(0.45, 0.05, 0.55, 0.95) infinite`,
});
