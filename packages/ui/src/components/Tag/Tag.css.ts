import { vars } from '../../theme/contract.css.ts';
import { componentStyle } from '../../theme/style.ts';
import { radius } from '../../theme/tokens.ts';

export const tag = componentStyle({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '6px',
  maxInlineSize: '100%',
  paddingBlock: '2px',
  paddingInline: '8px',
  borderRadius: radius.full,
  borderWidth: '1px',
  borderStyle: 'solid',
  fontSize: vars.type.caption.size,
  lineHeight: vars.type.caption.line,
  fontWeight: 550,
});
export const dot = componentStyle({
  inlineSize: '6px',
  blockSize: '6px',
  flexShrink: 0,
  borderRadius: radius.full,
  border: '3px solid currentColor',
});
