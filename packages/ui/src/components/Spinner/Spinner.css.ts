import { keyframes } from '@vanilla-extract/css';
import { componentStyle, componentVariants } from '../../theme/style.ts';

const turn = keyframes({ to: { rotate: '1turn' } });

export const spinner = componentStyle({
  display: 'inline-block',
  flexShrink: 0,
  animation: `${turn} 0.8s linear infinite`,
  // With less motion asked for, a slow fade would be the next best; standing still says enough beside its words.
  '@media': { '(prefers-reduced-motion: reduce)': { animation: 'none' } },
});
export const size = componentVariants({
  small: { inlineSize: '16px', blockSize: '16px' },
  medium: { inlineSize: '20px', blockSize: '20px' },
  large: { inlineSize: '32px', blockSize: '32px' },
});
