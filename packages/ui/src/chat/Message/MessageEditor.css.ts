import { componentStyle } from '../../theme/style.ts';
import { space } from '../../theme/tokens.ts';

export const root = componentStyle({
  display: 'flex',
  flexDirection: 'column',
  gap: space[8],
  inlineSize: '100%',
});
