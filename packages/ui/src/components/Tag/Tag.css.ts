import { vars } from '../../theme/contract.css.ts';
import { measures } from '../../theme/measures.ts';
import { componentStyle } from '../../theme/style.ts';
import { fine, radius, space, weight } from '../../theme/tokens.ts';

export const tag = componentStyle({
  display: 'inline-flex',
  alignItems: 'center',
  gap: fine[6],
  maxInlineSize: '100%',
  paddingBlock: '2px',
  paddingInline: space[8],
  borderRadius: radius.full,
  borderWidth: '1px',
  borderStyle: 'solid',
  fontSize: vars.type.caption.size,
  lineHeight: vars.type.caption.line,
  fontWeight: weight.strong,
});
/** The line that a tag stands in lines up with its words: a dot and an icon have no base line. */
export const words = componentStyle({ alignSelf: 'baseline' });
export const dot = componentStyle({
  inlineSize: measures.tag.dot,
  blockSize: measures.tag.dot,
  flexShrink: 0,
  borderRadius: radius.full,
  border: `${fine[3]} solid currentColor`,
});
