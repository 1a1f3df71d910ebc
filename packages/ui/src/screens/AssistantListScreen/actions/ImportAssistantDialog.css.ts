import { vars } from '../../../theme/contract.css.ts';
import { componentStyle } from '../../../theme/style.ts';
import { radius, space } from '../../../theme/tokens.ts';

export const found = componentStyle({
  padding: space[16],
  border: `1px solid ${vars.color.border.subtle}`,
  borderRadius: radius.control,
  backgroundColor: vars.color.surface.sunken,
});

export const file = componentStyle({
  fontSize: vars.type.caption.size,
  lineHeight: vars.type.caption.line,
  overflowWrap: 'anywhere',
  color: vars.color.text.muted,
});

export const waiting = componentStyle({
  overflowWrap: 'anywhere',
  color: vars.color.text.muted,
});
