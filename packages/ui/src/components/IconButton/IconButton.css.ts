import { componentStyle, componentVariants } from '../../theme/style.ts';
import { px, radius, sizes } from '../../theme/tokens.ts';

export const square = componentStyle({ paddingInline: 0, paddingBlock: 0 });
export const size = componentVariants({
  small: { inlineSize: px(sizes.controlSmall), blockSize: px(sizes.controlSmall) },
  medium: { inlineSize: px(sizes.control), blockSize: px(sizes.control) },
});
export const round = componentStyle({ borderRadius: radius.full });
