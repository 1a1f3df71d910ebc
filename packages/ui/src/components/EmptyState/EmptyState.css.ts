import { componentStyle } from '../../theme/style.ts';
import { space } from '../../theme/tokens.ts';

export const state = componentStyle({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  gap: space[24],
  paddingBlock: space[48],
  paddingInline: space[16],
  textAlign: 'center',
});
export const words = componentStyle({
  display: 'flex',
  flexDirection: 'column',
  gap: space[8],
  maxInlineSize: 'min(52ch, 100%)',
});
export const actions = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'center',
  gap: space[8],
});
