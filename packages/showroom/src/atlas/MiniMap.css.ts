import { componentStyle, vars } from '@parley/ui/styles';

const { color } = vars;

export const map = componentStyle({ display: 'block', inlineSize: '100%', blockSize: '100%' });
export const line = componentStyle({ fill: 'none', stroke: color.border.medium, strokeWidth: 1 });
export const group = componentStyle({ fill: 'none', stroke: color.border.medium, strokeWidth: 1 });
export const leaf = componentStyle({ fill: color.border.strong });
export const current = componentStyle({ fill: color.accent.base });
export const view = componentStyle({
  fill: color.accent.base,
  fillOpacity: 0.12,
  stroke: color.accent.base,
  strokeWidth: 1.5,
});
