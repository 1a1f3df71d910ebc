import { vars } from '../../theme/contract.css.ts';
import { componentStyle } from '../../theme/style.ts';
import { radius } from '../../theme/tokens.ts';

export const mark = componentStyle({
  borderRadius: radius.small,
  backgroundColor: vars.color.caution.soft,
  // Whatever the color of the text around it is made for.
  color: vars.color.caution.strong,
  boxShadow: `inset 0 0 0 1px ${vars.color.caution.border}`,
  '@media': { '(forced-colors: active)': { backgroundColor: 'Mark', color: 'MarkText' } },
});
