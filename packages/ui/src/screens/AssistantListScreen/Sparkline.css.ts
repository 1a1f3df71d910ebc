import { asCards } from '../../components/Table/tableRoom.css.ts';
import { vars } from '../../theme/contract.css.ts';
import { measures } from '../../theme/measures.ts';
import { componentStyle, componentVariants } from '../../theme/style.ts';

/** Time runs from left to right, whatever way the words run. */
export const course = componentStyle({
  overflow: 'visible',
  fill: 'none',
  strokeWidth: 1.5,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
});

export const look = componentVariants({
  line: {
    flexShrink: 0,
    inlineSize: measures.sparkline.width,
    blockSize: measures.sparkline.height,
    stroke: vars.color.border.strong,
    '@container': { [asCards]: { flexShrink: 1, minInlineSize: 0 } },
  },
  area: {
    flex: `0 1 ${measures.sparkline.areaWidth}`,
    minInlineSize: 0,
    blockSize: measures.sparkline.areaHeight,
    stroke: vars.color.accent.base,
  },
});

export const ground = componentStyle({ fill: vars.color.accent.soft, stroke: 'none' });
