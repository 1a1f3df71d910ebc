import { keyframes } from '@vanilla-extract/css';
import { measures } from '../../theme/measures.ts';
import { componentStyle, componentVariants } from '../../theme/style.ts';

const turn = keyframes({ to: { rotate: '1turn' } });

export const spinner = componentStyle({
  display: 'inline-block',
  flexShrink: 0,
  animation: `${turn} 0.8s linear infinite`,
  // With reduced motion it stands still: the words beside it say that something is under way.
  '@media': { '(prefers-reduced-motion: reduce)': { animation: 'none' } },
});
export const size = componentVariants({
  small: { inlineSize: measures.spinner.small, blockSize: measures.spinner.small },
  medium: { inlineSize: measures.spinner.medium, blockSize: measures.spinner.medium },
  large: { inlineSize: measures.spinner.large, blockSize: measures.spinner.large },
});
