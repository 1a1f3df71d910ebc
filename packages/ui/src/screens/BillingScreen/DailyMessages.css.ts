import { vars } from '../../theme/contract.css.ts';
import { measures } from '../../theme/measures.ts';
import { componentStyle } from '../../theme/style.ts';
import { radius } from '../../theme/tokens.ts';

export const chart = componentStyle({
  columnGap: '2px',
  blockSize: measures.dailyMessages.height,
  borderBlockEnd: `1px solid ${vars.color.border.subtle}`,
});

/** As high as the chart, so that the day of a low bar can be pointed at, too. */
export const day = componentStyle({ flex: '1 1 0', minInlineSize: 0 });

export const bar = componentStyle({
  flex: '1 1 auto',
  borderStartStartRadius: radius.small,
  borderStartEndRadius: radius.small,
  background: vars.color.accent.base,
  '@media': { '(forced-colors: active)': { background: 'CanvasText', forcedColorAdjust: 'none' } },
});
