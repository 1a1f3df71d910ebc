import { vars } from '../../theme/contract.css.ts';
import { lineEnd } from '../../theme/lines.css.ts';
import { componentStyle } from '../../theme/style.ts';

export const messages = componentStyle({
  fontVariantNumeric: 'tabular-nums',
  // On the line of the words in the other columns.
  verticalAlign: 'top',
});
export const figure = componentStyle({ minInlineSize: '5ch', textAlign: lineEnd });
export const zero = componentStyle({ color: vars.color.text.muted });
export const date = componentStyle({
  position: 'relative',
  zIndex: 1,
  color: vars.color.text.muted,
  whiteSpace: 'nowrap',
});
