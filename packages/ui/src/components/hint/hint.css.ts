import { keyframes } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { measures } from '../../theme/measures.ts';
import { componentStyle } from '../../theme/style.ts';
import { fine, radius, space, weight } from '../../theme/tokens.ts';

const appear = keyframes({ from: { opacity: 0 } });

/**
 * A bubble of a few words over everything else. In the top layer, where nothing cuts it off;
 * its style attribute puts it in place.
 */
export const hint = componentStyle({
  maxInlineSize: measures.hint.widest,
  paddingBlock: fine[6],
  paddingInline: space[8],
  borderRadius: radius.inner,
  border: '1px solid transparent',
  backgroundColor: vars.color.text.default,
  color: vars.color.surface.page,
  fontSize: vars.type.caption.size,
  lineHeight: vars.type.caption.line,
  fontWeight: weight.book,
  overflowWrap: 'anywhere',
  position: 'fixed',
  inset: 'auto',
  inlineSize: 'max-content',
  margin: 0,
  pointerEvents: 'none',
  selectors: { '&:popover-open': { animation: `${appear} ${vars.motion.press} ${vars.motion.easeOut}` } },
});
