import { keyframes } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { componentStyle, componentVariants } from '../../theme/style.ts';
import { media, radius } from '../../theme/tokens.ts';

/** How high a block is: set at its element. */
export const HEIGHT = '--block';
export const HEIGHT_ON_PHONES = '--block-phone';
export const HEIGHT_ON_WIDE = '--block-wide';

const breathe = keyframes({ '50%': { opacity: 0.5 } });

export const skeleton = componentStyle({
  display: 'block',
  maxInlineSize: '100%',
  backgroundColor: vars.color.surface.pressed,
  animation: `${breathe} 1.8s ease-in-out infinite`,
  '@media': { '(forced-colors: active)': { border: '1px solid GrayText' } },
});
export const shape = componentVariants({
  text: { blockSize: '0.75em', marginBlock: '0.3em', borderRadius: radius.small },
  block: {
    blockSize: `var(${HEIGHT})`,
    borderRadius: radius.control,
    '@media': {
      [media.phone]: { blockSize: `var(${HEIGHT_ON_PHONES})` },
      [media.xlUp]: { blockSize: `var(${HEIGHT_ON_WIDE})` },
    },
  },
  circle: { borderRadius: radius.full, flexShrink: 0 },
});
