import { vars } from '../../theme/contract.css.ts';
import { measures } from '../../theme/measures.ts';
import { componentStyle } from '../../theme/style.ts';
import { space, weight } from '../../theme/tokens.ts';

export const count = componentStyle({
  fontSize: vars.type.caption.size,
  lineHeight: measures.field.helpLine,
  whiteSpace: 'nowrap',
  marginInlineStart: 'auto',
  fontVariantNumeric: 'tabular-nums',
  color: vars.color.text.muted,
  paddingInlineStart: space[12],
});
export const over = componentStyle({ color: vars.color.critical.strong, fontWeight: weight.semibold });
