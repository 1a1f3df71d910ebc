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
/** On phones: beside a title whose longest word leaves it the room, which is there but for enlarged text. */
export const beside = layoutStyle({});
export const words = layoutStyle({
  display: 'flex',
  flexDirection: 'column',
  gap: space[4],
  flex: `1 1 ${measures.page.titleBasis}`,
  minInlineSize: 0,
  maxInlineSize: '68ch',
  '@media': {
    [media.phone]: {
      selectors: { [`${beside} > &`]: { flexBasis: 'auto', inlineSize: 'min-content' } },
    },
  },
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
