import { componentStyle, media, space, vars } from '@parley/ui/styles';

export const page = componentStyle({
  display: 'flex',
  flexDirection: 'column',
  gap: space[24],
  minInlineSize: 0,
  padding: space[32],
  fontFamily: vars.font.body,
  color: vars.color.text.default,
  '@media': { [media.phone]: { padding: space[16] } },
});
export const columns = componentStyle({
  display: 'grid',
  gap: space[24],
  alignItems: 'start',
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@media': { [media.mdUp]: { gridTemplateColumns: 'minmax(0, 1fr) 360px' } },
});
