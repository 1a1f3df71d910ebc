import { measures } from '../../theme/measures.ts';
import { componentStyle, componentVariants } from '../../theme/style.ts';
import { px, radius, sizes, space } from '../../theme/tokens.ts';

export const square = componentStyle({ paddingInline: 0, paddingBlock: 0 });
/** Grows with its icon where all text is larger. */
const sideOf = (least: number, icon: string) => {
  const side = `max(${px(least)}, calc(${icon} + ${space[16]}))`;
  return { inlineSize: side, blockSize: side };
};
export const size = componentVariants({
  small: sideOf(sizes.controlSmall, measures.icon.small),
  medium: sideOf(sizes.control, measures.icon.medium),
});
export const round = componentStyle({ borderRadius: radius.full });
