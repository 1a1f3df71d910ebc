import { componentStyle, media, space, vars } from '@parley/ui/styles';

const { color } = vars;

export const page = componentStyle({
  display: 'flex',
  flexDirection: 'column',
  gap: space[24],
  maxInlineSize: '1264px',
  marginInline: 'auto',
  padding: space[32],
  fontFamily: vars.font.body,
  color: color.text.default,
  '@media': { [media.phone]: { padding: space[16] } },
});
export const search = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space[16],
});
const grid = { display: 'grid', gap: space[16], listStyle: 'none' } as const;
export const machines = componentStyle({
  ...grid,
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 280px), 1fr))',
});
export const map = componentStyle({
  blockSize: '168px',
  padding: space[16],
  borderBlockEnd: `1px solid ${color.border.subtle}`,
  backgroundColor: color.surface.sunken,
});
export const cardWords = componentStyle({
  display: 'flex',
  flexDirection: 'column',
  gap: space[4],
  padding: space[16],
});
export const results = componentStyle({
  ...grid,
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 220px), 1fr))',
});
export const picture = componentStyle({
  aspectRatio: '16 / 10',
  borderBlockEnd: `1px solid ${color.border.subtle}`,
  overflow: 'hidden',
});
export const coverage = componentStyle({
  display: 'flex',
  flexDirection: 'column',
  gap: space[12],
  marginBlockStart: space[16],
});
