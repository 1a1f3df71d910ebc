import { style } from '@vanilla-extract/css';
import { color, font, media, space } from './style.ts';

export const page = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space[24],
  minInlineSize: 0,
  padding: space[32],
  fontFamily: font.body,
  color: color.text.default,
  '@media': { [media.phone]: { padding: space[16] } },
});
export const columns = style({
  display: 'grid',
  gap: space[24],
  alignItems: 'start',
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@media': { [media.mdUp]: { gridTemplateColumns: 'minmax(0, 1fr) 360px' } },
});
