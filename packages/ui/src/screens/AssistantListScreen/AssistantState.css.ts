import { vars } from '../../theme/contract.css.ts';
import { componentStyle } from '../../theme/style.ts';

export const running = componentStyle({
  minBlockSize: '24px',
  color: vars.color.text.muted,
});
