import { componentStyle } from '../../theme/style.ts';
import { media } from '../../theme/tokens.ts';

/** At the end of its line where the table's rows are cards. */
export const state = componentStyle({
  '@media': { [media.phone]: { alignItems: 'flex-end' } },
});
