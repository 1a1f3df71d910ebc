import { layoutStyle } from '../theme/style.ts';
import { media, space } from '../theme/tokens.ts';

/** Width of a conversation, in px: with avatar and margins its lines hold about 75 characters. */
const COLUMN_WIDTH = 760;

/** The one column in which transcript, welcome, notices and composer stand. */
export const column = layoutStyle({
  inlineSize: '100%',
  maxInlineSize: `${COLUMN_WIDTH}px`,
  marginInline: 'auto',
  paddingInline: space[24],
  '@media': { [media.phone]: { paddingInline: space[16] } },
});
