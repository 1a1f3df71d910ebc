import { vars } from '../../theme/contract.css.ts';
import { componentStyle } from '../../theme/style.ts';
import { media, px, sizes } from '../../theme/tokens.ts';

/** Above the link that the whole row or card is. */
export const care = componentStyle({
  position: 'relative',
  zIndex: 1,
  fontSize: vars.type.caption.size,
  lineHeight: vars.type.caption.line,
  whiteSpace: 'nowrap',
  // A finger has its place here, and takes none from the menu and the figures beside it.
  '@media': { [media.touch]: { lineHeight: px(sizes.touchTarget) } },
});
