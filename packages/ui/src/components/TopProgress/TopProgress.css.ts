import { keyframes } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { componentStyle } from '../../theme/style.ts';
import { zIndex } from '../../theme/tokens.ts';

const appear = keyframes({ from: { opacity: 0 }, to: { opacity: 1 } });
/** Runs ahead fast and then ever more slowly: nobody knows how much is left. */
const advance = keyframes({
  '0%': { transform: 'scaleX(0)' },
  '40%': { transform: 'scaleX(0.6)' },
});

/** Time before the bar shows at all. */
const DELAY = '120ms';

export const track = componentStyle({
  position: 'fixed',
  insetBlockStart: 0,
  insetInline: 0,
  zIndex: zIndex.progress,
  blockSize: '2px',
  overflow: 'hidden',
  pointerEvents: 'none',
  animation: `${appear} 1ms ${DELAY} both`,
});

export const bar = componentStyle({
  blockSize: '100%',
  backgroundColor: vars.color.accent.base,
  transform: 'scaleX(0.95)',
  transformOrigin: 'left',
  animation: `${advance} 8s ${DELAY} cubic-bezier(0.1, 0.8, 0.2, 1) both`,
  selectors: { '[dir=rtl] &': { transformOrigin: 'right' } },
  '@media': { '(forced-colors: active)': { backgroundColor: 'Highlight' } },
});
