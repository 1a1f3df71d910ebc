import { componentStyle } from '../../theme/style.ts';
import { space } from '../../theme/tokens.ts';

export const content = componentStyle({
  overflow: 'auto',
  maxBlockSize: 'var(--radix-popover-content-available-height)',
});
export const padded = componentStyle({ padding: space[16] });
