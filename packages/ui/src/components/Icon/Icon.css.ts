import { componentStyle, componentVariants, rightToLeft } from '../../theme/style.ts';

export const icon = componentStyle({ flexShrink: 0 });
export const size = componentVariants({
  small: { inlineSize: '16px', blockSize: '16px' },
  medium: { inlineSize: '20px', blockSize: '20px' },
  large: { inlineSize: '24px', blockSize: '24px' },
});
export const pointing = componentStyle({ selectors: { [rightToLeft]: { scale: '-1 1' } } });
