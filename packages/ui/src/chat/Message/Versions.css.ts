import { vars } from '../../theme/contract.css.ts';
import { componentStyle } from '../../theme/style.ts';

export const root = componentStyle({
  display: 'inline-flex',
  alignItems: 'center',
  flexShrink: 0,
  color: vars.color.text.muted,
});

export const count = componentStyle({
  minInlineSize: '4ch',
  textAlign: 'center',
  fontSize: vars.type.caption.size,
  lineHeight: vars.type.caption.line,
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
});
