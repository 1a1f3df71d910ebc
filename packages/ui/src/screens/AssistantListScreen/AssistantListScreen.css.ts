import { componentStyle } from '../../theme/style.ts';
import { space } from '../../theme/tokens.ts';

/** Notices belong to the title above them. */
export const notices = componentStyle({
  marginBlockStart: `-${space[16]}`,
});
