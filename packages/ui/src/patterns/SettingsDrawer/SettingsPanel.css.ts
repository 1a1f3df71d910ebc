import { vars } from '../../theme/contract.css.ts';
import { componentStyle } from '../../theme/style.ts';
import { radius, space } from '../../theme/tokens.ts';

export const notice = componentStyle({
  marginBlockEnd: space[24],
  paddingBlock: space[12],
  paddingInline: space[16],
  borderRadius: radius.control,
  backgroundColor: vars.color.caution.soft,
  color: vars.color.caution.strong,
});
