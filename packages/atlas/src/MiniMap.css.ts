import { style } from '@vanilla-extract/css';
import { color } from './style.ts';

export const map = style({ display: 'block', inlineSize: '100%', blockSize: '100%' });
export const line = style({ fill: 'none', stroke: color.border.medium, strokeWidth: 1 });
export const group = style({ fill: 'none', stroke: color.border.medium, strokeWidth: 1 });
export const leaf = style({ fill: color.border.strong });
export const current = style({ fill: color.accent.base });
export const view = style({
  fill: color.accent.base,
  fillOpacity: 0.12,
  stroke: color.accent.base,
  strokeWidth: 1.5,
});
