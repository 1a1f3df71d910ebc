import { componentStyle } from '../../theme/style.ts';
import { media, space } from '../../theme/tokens.ts';

/** At the end of its line where the table's rows are cards. */
export const state = componentStyle({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-start',
  gap: space[4],
  '@media': { [media.phone]: { alignItems: 'flex-end' } },
});
