import { vars } from '../../theme/contract.css.ts';
import { componentStyle } from '../../theme/style.ts';
import { media, px, sizes, space } from '../../theme/tokens.ts';

export const bar = componentStyle({
  display: 'flex',
  alignItems: 'center',
  gap: space[8],
  blockSize: px(sizes.topBar),
  paddingInline: space[24],
  backgroundColor: vars.color.surface.page,
  borderBlockEnd: `1px solid ${vars.color.border.subtle}`,
  '@media': { [media.phone]: { paddingInline: space[8], gap: 0 } },
});

export const end = componentStyle({
  display: 'flex',
  alignItems: 'center',
  gap: space[4],
  marginInlineStart: 'auto',
  '@media': { [media.phone]: { gap: 0 } },
});
