import { vars } from '../../theme/contract.css.ts';
import { measures } from '../../theme/measures.ts';
import { componentStyle } from '../../theme/style.ts';
import { space, weight } from '../../theme/tokens.ts';

export const columns = componentStyle({
  gridTemplateColumns: `repeat(auto-fit, minmax(min(100%, ${measures.billingScreen.cardNarrowest}), 1fr))`,
});

/** What can be done stands at the bottom, in line with the end of the card beside it. */
export const planCard = componentStyle({
  blockSize: '100%',
});

export const planName = componentStyle({
  fontFamily: vars.font.heading,
  fontSize: vars.type.page.size,
  lineHeight: vars.type.page.line,
  fontWeight: weight.bold,
  letterSpacing: '-0.02em',
  overflowWrap: 'anywhere',
  // Letters under piles of marks may have no place to break.
  overflowX: 'clip',
});

export const price = componentStyle({
  fontWeight: weight.semibold,
  color: vars.color.text.default,
});

/** The words line up with the heading of their column, not the button's invisible edge. */
export const document = componentStyle({ marginInlineEnd: `calc(-1px - ${space[12]})` });

export const invoiceNumber = componentStyle({ overflowWrap: 'anywhere' });
