import { asCards } from '../../components/Table/tableRoom.css.ts';
import { vars } from '../../theme/contract.css.ts';
import { measures } from '../../theme/measures.ts';
import { componentStyle, componentVariants, rightToLeft } from '../../theme/style.ts';

/** Time runs as the words do, as in every chart. */
export const course = componentStyle({
  overflow: 'visible',
  fill: 'none',
  selectors: { [rightToLeft]: { scale: '-1 1' } },
  strokeWidth: 1.5,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
});

/** The system's colors do not reach a drawing by themselves. */
const drawnAsText = { '(forced-colors: active)': { stroke: 'CanvasText' } } as const;

export const look = componentVariants({
  line: {
    flexShrink: 0,
    inlineSize: measures.sparkline.width,
    blockSize: measures.sparkline.height,
    stroke: vars.color.border.strong,
    '@media': drawnAsText,
    '@container': { [asCards]: { flexShrink: 1, minInlineSize: 0 } },
  },
  area: {
    flex: `0 1 ${measures.sparkline.areaWidth}`,
    minInlineSize: 0,
    blockSize: measures.sparkline.areaHeight,
    stroke: vars.color.accent.base,
    '@media': drawnAsText,
  },
});

export const ground = componentStyle({
  fill: vars.color.accent.soft,
  stroke: 'none',
  '@media': { '(forced-colors: active)': { fill: 'none' } },
});
