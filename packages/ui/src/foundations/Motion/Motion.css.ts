import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { radius, space } from '../../theme/tokens.ts';

const { color } = vars;

const BALL = 40;

export const track = style({
  position: 'relative',
  blockSize: `${BALL + 16}px`,
  borderRadius: radius.full,
  backgroundColor: color.surface.sunken,
});
export const ball = style({
  position: 'absolute',
  insetBlockStart: '8px',
  insetInlineStart: '8px',
  inlineSize: `${BALL}px`,
  blockSize: `${BALL}px`,
  borderRadius: radius.full,
  backgroundColor: color.accent.base,
  transitionProperty: 'inset-inline-start',
});
export const there = style({ insetInlineStart: `calc(100% - ${BALL + 8}px)` });
export const curve = style({
  inlineSize: '100%',
  maxInlineSize: '200px',
  overflow: 'visible',
  direction: 'ltr',
});
export const axis = style({ stroke: color.border.medium, strokeWidth: 1, fill: 'none' });
export const line = style({
  stroke: color.accent.base,
  strokeWidth: 2.5,
  fill: 'none',
  strokeLinecap: 'round',
});
export const actions = style({ display: 'flex', gap: space[8] });
