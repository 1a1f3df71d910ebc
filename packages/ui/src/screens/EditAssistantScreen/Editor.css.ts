import { layoutStyle } from '../../theme/style.ts';
import { space } from '../../theme/tokens.ts';

/** With the gap of the tabs, the first section is as far below their line as the others are below theirs. */
export const tab = layoutStyle({ paddingBlockStart: space[16] });
