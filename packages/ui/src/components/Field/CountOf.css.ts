import { vars } from '../../theme/contract.css.ts';
import { componentStyle } from '../../theme/style.ts';
import { space, weight } from '../../theme/tokens.ts';

export const count = componentStyle({
  alignSelf: 'flex-end',
  fontSize: vars.type.caption.size,
  lineHeight: vars.type.caption.line,
  fontVariantNumeric: 'tabular-nums',
  color: vars.color.text.muted,
  paddingInlineStart: space[12],
});
export const over = componentStyle({ color: vars.color.critical.strong, fontWeight: weight.semibold });
