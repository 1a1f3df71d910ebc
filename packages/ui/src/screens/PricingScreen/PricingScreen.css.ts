import { measures } from '../../theme/measures.ts';
import { componentStyle } from '../../theme/style.ts';
import { media, space } from '../../theme/tokens.ts';

/** As many beside each other as fit; one or two plans do not grow over the whole page. */
export const plans = componentStyle({
  gridTemplateColumns: `repeat(auto-fit, minmax(min(100%, ${measures.pricing.planNarrowest}), 1fr))`,
  selectors: {
    '&:has(> :only-child)': { maxInlineSize: measures.pricing.onePlan },
    '&:has(> :nth-child(2):last-child)': { maxInlineSize: measures.pricing.twoPlans },
  },
});

export const period = componentStyle({
  // There the saving stands below the year, which is the switch's end.
  '@media': {
    [media.phone]: {
      flexDirection: 'column',
      alignItems: 'flex-end',
      inlineSize: '100%',
      gap: space[8],
    },
  },
});
export const control = componentStyle({
  minInlineSize: measures.pricing.periodNarrowest,
  '@media': { [media.phone]: { inlineSize: '100%' } },
});
