import { measures } from '../../theme/measures.ts';
import { layoutStyle } from '../../theme/style.ts';
import { media, space } from '../../theme/tokens.ts';

/** On phones the form begins in sight: less room around, and the status beside the name where that fits. */
export const header = layoutStyle({
  '@media': { [media.phone]: { gap: space[8], marginBlock: `-${space[16]}` } },
});

export const name = layoutStyle({
  flex: '1 1 100%',
  minInlineSize: 0,
  '@media': { [media.phone]: { flexBasis: 'auto' } },
});

export const identity = layoutStyle({
  flex: `1 1 ${measures.page.titleBasis}`,
});

export const actions = layoutStyle({ inlineSize: '100%' });
