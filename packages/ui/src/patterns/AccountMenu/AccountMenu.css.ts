import { clampedTo } from '../../theme/clamp.ts';
import { vars } from '../../theme/contract.css.ts';
import { componentStyle } from '../../theme/style.ts';
import { media, px, radius, sizes, space, weight } from '../../theme/tokens.ts';

export const button = componentStyle({
  flexShrink: 0,
  inlineSize: px(sizes.control),
  blockSize: px(sizes.control),
  borderRadius: radius.full,
  cursor: 'pointer',
  transition: `box-shadow ${vars.motion.fade}`,
  selectors: {
    "&:hover, &[aria-expanded='true']": { boxShadow: `0 0 0 ${space[4]} ${vars.color.surface.pressed}` },
    "&[aria-busy='true']": { cursor: 'progress' },
  },
  '@media': { [media.touch]: { inlineSize: px(sizes.touchTarget), blockSize: px(sizes.touchTarget) } },
});

export const name = componentStyle({
  minInlineSize: 0,
  fontWeight: weight.semibold,
  ...clampedTo(2),
  overflowWrap: 'anywhere',
});
