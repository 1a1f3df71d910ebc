import { componentStyle } from '../../theme/style.ts';
import { space } from '../../theme/tokens.ts';

export const body = componentStyle({
  display: 'flex',
  flexDirection: 'column',
  gap: space[12],
  padding: space[24],
  overflowY: 'auto',
});
