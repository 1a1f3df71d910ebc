import { vars } from '../../theme/contract.css.ts';
import { layoutStyle } from '../../theme/style.ts';

export const divider = layoutStyle({
  flexShrink: 0,
  borderBlockStart: `1px solid ${vars.color.border.subtle}`,
});
