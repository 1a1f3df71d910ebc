import { componentStyle } from '../../theme/style.ts';
import { space } from '../../theme/tokens.ts';

export const list = componentStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[16],
});

/** Notices belong to the title above them. */
export const notices = componentStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[12],
  marginBlockStart: `-${space[16]}`,
});
