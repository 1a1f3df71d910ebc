import { vars } from '../../theme/contract.css.ts';
import { componentStyle, componentVariants } from '../../theme/style.ts';
import { radius, space, weight } from '../../theme/tokens.ts';

export const root = componentStyle({
  display: 'flex',
  flexDirection: 'column',
  gap: space[8],
  minInlineSize: 0,
});
export const head = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  alignItems: 'baseline',
  gap: `${space[4]} ${space[12]}`,
});
export const track = componentStyle({
  blockSize: space[8],
  borderRadius: radius.full,
  backgroundColor: vars.color.surface.pressed,
  border: '1px solid transparent',
  overflow: 'hidden',
});
export const bar = componentStyle({
  blockSize: '100%',
  borderRadius: radius.full,
  '@media': {
    '(forced-colors: active)': { backgroundColor: 'Highlight !important', forcedColorAdjust: 'none' },
  },
});
export const level = componentVariants({
  normal: { backgroundColor: vars.color.accent.base },
  near: { backgroundColor: vars.color.caution.strong },
  full: { backgroundColor: vars.color.critical.solid },
});
export const label = componentStyle({ fontWeight: weight.strong });
