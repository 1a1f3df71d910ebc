import { vars } from '../../theme/contract.css.ts';
import { componentStyle } from '../../theme/style.ts';

export const root = componentStyle({
  inlineSize: '100%',
  blockSize: '100dvh',
  overflow: 'hidden',
  backgroundColor: vars.color.surface.card,
});
