import { componentStyle } from '../../theme/style.ts';
import { space } from '../../theme/tokens.ts';

export const names = componentStyle({
  listStyle: 'disc',
  paddingInlineStart: space[20],
  overflowWrap: 'anywhere',
});
