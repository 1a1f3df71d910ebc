import { componentStyle, componentVariants } from '../../theme/style.ts';

export const icon = componentStyle({ flexShrink: 0 });
export const size = componentVariants({
  small: { inlineSize: '16px', blockSize: '16px' },
  medium: { inlineSize: '20px', blockSize: '20px' },
  large: { inlineSize: '24px', blockSize: '24px' },
});
export const pointing = componentStyle({ selectors: { '&:dir(rtl)': { scale: '-1 1' } } });
