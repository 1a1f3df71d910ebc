import { style } from '@vanilla-extract/css';
import { color, font, media, space } from './style.ts';

export const page = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space[24],
  maxInlineSize: '1264px',
  marginInline: 'auto',
  padding: space[32],
  fontFamily: font.body,
  color: color.text.default,
  '@media': { [media.phone]: { padding: space[16] } },
});
export const search = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space[16],
});
const grid = { display: 'grid', gap: space[16], listStyle: 'none' } as const;
export const machines = style({
  ...grid,
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 280px), 1fr))',
});
export const map = style({
  blockSize: '168px',
  padding: space[16],
  borderBlockEnd: `1px solid ${color.border.subtle}`,
  backgroundColor: color.surface.sunken,
});
export const cardWords = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space[4],
  padding: space[16],
});
export const results = style({
  ...grid,
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 220px), 1fr))',
});
export const picture = style({
  aspectRatio: '16 / 10',
  borderBlockEnd: `1px solid ${color.border.subtle}`,
  overflow: 'hidden',
});
export const coverage = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space[12],
  marginBlockStart: space[16],
});
