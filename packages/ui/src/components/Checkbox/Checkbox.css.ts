import { componentStyle } from '../../theme/style.ts';
import { radius } from '../../theme/tokens.ts';

export const box = componentStyle({ borderRadius: radius.tick });
