import { vars } from '../../theme/contract.css.ts';
import { componentStyle } from '../../theme/style.ts';

export const failed = componentStyle({
  alignSelf: 'center',
  color: vars.color.critical.strong,
  fontSize: vars.type.caption.size,
  lineHeight: vars.type.caption.line,
});
