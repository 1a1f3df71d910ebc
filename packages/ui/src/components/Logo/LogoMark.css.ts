import { vars } from '../../theme/contract.css.ts';
import { componentStyle } from '../../theme/style.ts';

export const mark = componentStyle({ fill: vars.color.accent.base, flexShrink: 0 });
