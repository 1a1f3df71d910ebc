import { vars } from '../../theme/contract.css.ts';
import { componentStyle } from '../../theme/style.ts';
import { space } from '../../theme/tokens.ts';

export const running = componentStyle({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space[8],
  minBlockSize: '24px',
  color: vars.color.text.muted,
});
