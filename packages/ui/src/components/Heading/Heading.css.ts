import { clampedTo } from '../../theme/clamp.ts';
import { vars } from '../../theme/contract.css.ts';
import { componentStyle, componentVariants } from '../../theme/style.ts';
import { weight } from '../../theme/tokens.ts';

export const heading = componentStyle({
  fontFamily: vars.font.heading,
  color: vars.color.text.default,
  textWrap: 'balance',
  // The face's own space is narrow, and the tightened letters make it narrower.
  wordSpacing: '0.08em',
  // Takes the focus only so that screen readers read it and Tab goes on from here; it needs no ring.
  selectors: { '&:focus': { outline: 'none' } },
});
export const size = componentVariants({
  display: {
    fontSize: vars.type.display.size,
    lineHeight: vars.type.display.line,
    fontWeight: weight.bold,
    letterSpacing: '-0.025em',
  },
  page: {
    fontSize: vars.type.page.size,
    lineHeight: vars.type.page.line,
    fontWeight: weight.bold,
    letterSpacing: '-0.02em',
  },
  title: {
    fontSize: vars.type.title.size,
    lineHeight: vars.type.title.line,
    fontWeight: weight.heading,
    letterSpacing: '-0.01em',
  },
  small: {
    fontSize: vars.type.body.size,
    lineHeight: vars.type.body.line,
    fontWeight: weight.heading,
    letterSpacing: '-0.005em',
  },
});
export const twoLines = componentStyle({
  ...clampedTo(2),
  overflowWrap: 'anywhere',
  // As wide as the text, so that it stays at the page's side, whichever way it reads.
  inlineSize: 'fit-content',
  maxInlineSize: '100%',
  minInlineSize: 0,
});
