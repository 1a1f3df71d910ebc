import { componentStyle } from '../../theme/style.ts';
import { media, space } from '../../theme/tokens.ts';

/** As many beside each other as fit; one or two plans do not grow over the whole page. */
export const plans = componentStyle({
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 256px), 1fr))',
  selectors: {
    '&:has(> :only-child)': { maxInlineSize: '400px' },
    '&:has(> :nth-child(2):last-child)': { maxInlineSize: '824px' },
  },
});

export const period = componentStyle({
  // The saving stands below the switch there.
  '@media': {
    [media.phone]: {
      flexDirection: 'column-reverse',
      alignItems: 'flex-start',
      inlineSize: '100%',
      gap: space[8],
    },
  },
});
export const control = componentStyle({
  minInlineSize: '220px',
  '@media': { [media.phone]: { inlineSize: '100%' } },
});
