import { measures } from '../../theme/measures.ts';
import { layoutStyle } from '../../theme/style.ts';
import { media, space } from '../../theme/tokens.ts';

export const header = layoutStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-start',
  justifyContent: 'space-between',
  gap: space[16],
});
/** Room for one small button is there on every phone. */
export const beside = layoutStyle({ '@media': { [media.phone]: { flexWrap: 'nowrap' } } });
export const words = layoutStyle({
  display: 'flex',
  flexDirection: 'column',
  gap: space[4],
  flex: `1 1 ${measures.page.titleBasis}`,
  minInlineSize: 0,
  maxInlineSize: '68ch',
});
export const actions = layoutStyle({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space[8],
  '@media': {
    [media.phone]: {
      selectors: { [`:not(${beside}) > &`]: { inlineSize: '100%' } },
    },
    // Long words of a button break before the title does. In less room than both need, actions may stand
    // below the title: there they have the whole width, and so begin where it does.
    [media.smUp]: {
      maxInlineSize: `max(50%, min(100%, (${measures.page.besideTitle} - 100%) * 999))`,
      justifyContent: 'flex-end',
    },
  },
});
