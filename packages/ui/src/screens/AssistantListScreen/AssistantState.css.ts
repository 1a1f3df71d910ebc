import { vars } from '../../theme/contract.css.ts';
import { componentStyle } from '../../theme/style.ts';
import { space } from '../../theme/tokens.ts';

export const running = componentStyle({
  minBlockSize: space[24],
  color: vars.color.text.muted,
});
