import { measures } from '../../theme/measures.ts';
import { componentStyle } from '../../theme/style.ts';
import { media, space } from '../../theme/tokens.ts';

const columnsOf = (narrowest: string) => `repeat(auto-fit, minmax(min(100%, ${narrowest}), 1fr))`;
const { planNarrowest, threePlans } = measures.pricing;

/** As many beside each other as fit; one or two plans do not grow over the whole page. */
export const plans = componentStyle({
  gridTemplateColumns: columnsOf(planNarrowest),
  selectors: {
    // Where three do not fit beside each other they stand below each other: two and one cannot be compared.
    '&:has(> :nth-child(3):last-child)': {
      gridTemplateColumns: columnsOf(`max(${planNarrowest}, (${threePlans} - 100%) * 999)`),
    },
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
