import { vars } from '../../theme/contract.css.ts';
import { componentStyle } from '../../theme/style.ts';
import { space } from '../../theme/tokens.ts';

export const root = componentStyle({
  paddingBlockStart: space[8],
});

export const how = componentStyle({
  paddingInlineStart: space[20],
  listStyle: 'decimal',
});

export const note = componentStyle({
  fontSize: vars.type.caption.size,
  lineHeight: vars.type.caption.line,
  color: vars.color.text.muted,
});
