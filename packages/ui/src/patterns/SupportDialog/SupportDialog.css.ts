import { componentStyle } from '../../theme/style.ts';
import { space } from '../../theme/tokens.ts';

/** The icon lines up with the sentence above, not the button's invisible edge. */
export const copy = componentStyle({ marginInlineStart: `-${space[12]}` });
