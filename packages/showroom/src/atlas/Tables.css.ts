import { componentStyle, space } from '@parley/ui/styles';

export const root = componentStyle({
  display: 'flex',
  flexDirection: 'column',
  gap: space[12],
  minInlineSize: 0,
});
export const stories = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: space[12],
  rowGap: space[4],
});
