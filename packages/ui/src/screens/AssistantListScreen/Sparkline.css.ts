import { vars } from '../../theme/contract.css.ts';
import { measures } from '../../theme/measures.ts';
import { componentStyle } from '../../theme/style.ts';

/** Time runs from left to right, whatever way the words run. */
export const line = componentStyle({
  flexShrink: 0,
  inlineSize: measures.sparkline.width,
  blockSize: measures.sparkline.height,
  overflow: 'visible',
  fill: 'none',
  stroke: vars.color.border.strong,
  strokeWidth: 1.5,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
});
