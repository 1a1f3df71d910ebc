import { vars } from '../../theme/contract.css.ts';
import { componentStyle } from '../../theme/style.ts';
import { px, sizes } from '../../theme/tokens.ts';

export const root = componentStyle({
  inlineSize: '100%',
  blockSize: '100dvh',
  minBlockSize: px(sizes.chatLowest),
  overflow: 'hidden',
  backgroundColor: vars.color.surface.card,
});
