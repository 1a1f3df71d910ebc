import { measures } from '../theme/measures.ts';
import { layoutStyle } from '../theme/style.ts';
import { media, space } from '../theme/tokens.ts';

/** The one column in which transcript, welcome, notices and composer stand. */
export const column = layoutStyle({
  inlineSize: '100%',
  maxInlineSize: measures.chat.column,
  marginInline: 'auto',
  paddingInline: space[24],
  '@media': { [media.phone]: { paddingInline: space[16] } },
});
