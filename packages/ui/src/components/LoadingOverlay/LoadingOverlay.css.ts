import { vars } from '../../theme/contract.css.ts';
import { componentStyle } from '../../theme/style.ts';
import { space, zIndex } from '../../theme/tokens.ts';

export const overlay = componentStyle({
  position: 'fixed',
  inset: 0,
  zIndex: zIndex.overlay,
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  justifyContent: 'center',
  gap: space[24],
  padding: space[24],
  backgroundColor: vars.color.surface.page,
  textAlign: 'center',
});
export const line = componentStyle({
  display: 'flex',
  alignItems: 'center',
  gap: space[12],
  color: vars.color.text.muted,
});
