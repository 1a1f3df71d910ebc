import { componentStyle } from '../../theme/style.ts';
import { space } from '../../theme/tokens.ts';

export const body = componentStyle({
  overflowWrap: 'anywhere',
});
export const list = componentStyle({
  listStyle: 'disc',
  paddingInlineStart: space[20],
});
