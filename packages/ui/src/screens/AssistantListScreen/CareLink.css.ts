import { vars } from '../../theme/contract.css.ts';
import { componentStyle } from '../../theme/style.ts';

/** Above the link that the whole row or card is. */
export const care = componentStyle({
  position: 'relative',
  zIndex: 1,
  fontSize: vars.type.caption.size,
  lineHeight: vars.type.caption.line,
  whiteSpace: 'nowrap',
});
