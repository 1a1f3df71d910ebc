import { componentStyle } from '../../theme/style.ts';
import { space } from '../../theme/tokens.ts';

export const body = componentStyle({
  display: 'flex',
  flexDirection: 'column',
  gap: space[12],
  padding: space[24],
  overflowY: 'auto',
});

/** Both answers in one row and of one height: the words of a long one break. */
export const answers = componentStyle({
  gridTemplateColumns: 'auto minmax(0, max-content)',
  maxInlineSize: '100%',
});
