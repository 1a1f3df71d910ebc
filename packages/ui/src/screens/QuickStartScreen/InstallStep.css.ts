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

// In a list that runs the other way than its words, the number has its gap on the far side.
export const line = componentStyle({ paddingInlineStart: space[4] });

export const note = componentStyle({
  fontSize: vars.type.caption.size,
  lineHeight: vars.type.caption.line,
  color: vars.color.text.muted,
});
