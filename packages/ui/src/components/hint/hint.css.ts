import { keyframes } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { componentStyle } from '../../theme/style.ts';
import { space } from '../../theme/tokens.ts';

const appear = keyframes({ from: { opacity: 0 } });

/** A bubble of a few words over everything else, hints and tooltips alike. */
export const bubble = componentStyle({
  maxInlineSize: '260px',
  paddingBlock: '6px',
  paddingInline: space[8],
  borderRadius: '6px',
  border: '1px solid transparent',
  backgroundColor: vars.color.text.default,
  color: vars.color.surface.page,
  fontSize: vars.type.caption.size,
  lineHeight: vars.type.caption.line,
  fontWeight: 450,
  overflowWrap: 'anywhere',
});

/** In the top layer, where nothing cuts it off; it is put in place by its style attribute. */
export const hint = componentStyle([
  bubble,
  {
    position: 'fixed',
    inset: 'auto',
    inlineSize: 'max-content',
    margin: 0,
    pointerEvents: 'none',
    selectors: { '&:popover-open': { animation: `${appear} ${vars.motion.press} ${vars.motion.easeOut}` } },
  },
]);
