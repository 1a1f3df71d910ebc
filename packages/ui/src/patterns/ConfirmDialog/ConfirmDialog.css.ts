import { componentStyle } from '../../theme/style.ts';
import { space } from '../../theme/tokens.ts';

export const body = componentStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[16],
  overflowWrap: 'anywhere',
});
export const list = componentStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[4],
  listStyle: 'disc',
  paddingInlineStart: space[20],
});
