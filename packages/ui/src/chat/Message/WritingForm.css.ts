import { vars } from '../../theme/contract.css.ts';
import { componentStyle } from '../../theme/style.ts';
import { space } from '../../theme/tokens.ts';

export const foot = componentStyle({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'flex-end',
  gap: space[8],
});

export const words = componentStyle({
  display: 'flex',
  flexGrow: 1,
  flexWrap: 'wrap',
  columnGap: space[12],
  minInlineSize: 0,
  paddingInlineStart: space[8],
  fontSize: vars.type.caption.size,
  lineHeight: vars.type.caption.line,
});
