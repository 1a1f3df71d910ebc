import { style } from '@vanilla-extract/css';
import { space } from './style.ts';

export const root = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space[12],
  minInlineSize: 0,
});
export const stories = style({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: space[12],
  rowGap: space[4],
});
