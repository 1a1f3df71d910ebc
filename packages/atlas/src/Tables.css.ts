import { style } from '@vanilla-extract/css';
import { space } from './style.ts';

export const root = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space[12],
  minInlineSize: 0,
});
/**
 * Words of its button stand where those of other cells do, a tag beside them. All of it in one line: a column
 * beside it that is full of links would break names within a word.
 */
export const first = style({
  display: 'flex',
  alignItems: 'center',
  columnGap: space[12],
  marginInlineStart: `-${space[12]}`,
  whiteSpace: 'nowrap',
});
export const stories = style({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: space[12],
  rowGap: space[4],
});
