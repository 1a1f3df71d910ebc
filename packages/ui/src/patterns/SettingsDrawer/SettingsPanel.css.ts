import { componentStyle } from '../../theme/style.ts';
import { space } from '../../theme/tokens.ts';

export const notice = componentStyle({ marginBlockEnd: space[24] });
