import { componentStyle, rightToLeft } from '../../theme/style.ts';

export const plain = componentStyle({
  textAlign: 'start',
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
  // As wide as its text, which then stands at the side where the layout begins.
  selectors: { [rightToLeft]: { inlineSize: 'fit-content' } },
});
