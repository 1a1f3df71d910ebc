import { measures } from '../../theme/measures.ts';
import { layoutStyle } from '../../theme/style.ts';
import { media } from '../../theme/tokens.ts';

export const identity = layoutStyle({
  flex: `1 1 ${measures.page.titleBasis}`,
});

export const actions = layoutStyle({
  '@media': { [media.phone]: { inlineSize: '100%' } },
});
