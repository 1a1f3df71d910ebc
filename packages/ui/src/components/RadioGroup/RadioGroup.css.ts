import { vars } from '../../theme/contract.css.ts';
import { measures } from '../../theme/measures.ts';
import { componentStyle, componentVariants } from '../../theme/style.ts';
import { radius, space } from '../../theme/tokens.ts';

export const options = componentVariants({
  list: { display: 'flex', flexDirection: 'column', gap: space[12] },
  // What is left for the last row fills it; three of which not all fit on one line stand below each other.
  cards: { display: 'flex', flexWrap: 'wrap', gap: space[8] },
});
const { cardNarrowest } = measures.radioGroup;
/** Wider than the row as soon as three do not fit on it, so that each has a line of its own. */
const oneLineOrColumn = `max(${cardNarrowest}, (3 * ${cardNarrowest} + 2 * ${space[8]} - 100%) * 999)`;
export const card = componentStyle({
  flexGrow: 1,
  flexBasis: cardNarrowest,
  alignItems: 'center',
  padding: space[12],
  borderRadius: radius.control,
  border: `1px solid ${vars.color.border.medium}`,
  backgroundColor: vars.color.surface.card,
  selectors: {
    [`${options.cards}:has(> :nth-child(3):last-child) > &`]: { flexBasis: oneLineOrColumn },
    '&[data-selected]': { borderColor: vars.color.accent.base, backgroundColor: vars.color.accent.soft },
    '&[data-hovered]:not([data-selected])': { backgroundColor: vars.color.surface.hover },
  },
});
