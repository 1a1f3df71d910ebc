import { measures } from '../../theme/measures.ts';
import { componentStyle, componentVariants, rightToLeft } from '../../theme/style.ts';

export const icon = componentStyle({ flexShrink: 0 });
export const size = componentVariants({
  small: { inlineSize: measures.icon.small, blockSize: measures.icon.small },
  medium: { inlineSize: measures.icon.medium, blockSize: measures.icon.medium },
  large: { inlineSize: measures.icon.large, blockSize: measures.icon.large },
});
export const pointing = componentStyle({ selectors: { [rightToLeft]: { scale: '-1 1' } } });
