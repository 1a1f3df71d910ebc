import { asCards } from '../../components/Table/tableRoom.css.ts';
import { componentStyle } from '../../theme/style.ts';

/** At the end of its line where the table's rows are cards. */
export const state = componentStyle({
  '@container': { [asCards]: { alignItems: 'flex-end' } },
});
