import { componentStyle } from '../../theme/style.ts';
import { media, px, sizes } from '../../theme/tokens.ts';

export const text = componentStyle({ flexGrow: 1, minInlineSize: 0 });

/** As wide with two buttons as with three, so that the fields line up. */
export const actions = componentStyle({
  flexShrink: 0,
  inlineSize: px(3 * sizes.control),
  '@media': { [media.touch]: { inlineSize: px(3 * sizes.touchTarget) } },
});
