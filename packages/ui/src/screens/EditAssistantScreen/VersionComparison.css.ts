import { componentStyle } from '../../theme/style.ts';
import { space } from '../../theme/tokens.ts';

/** Apart from the head of the version above it, which has a ground of its own under the pointer. */
export const root = componentStyle({ paddingBlockStart: space[16] });
