import { vars } from '../../theme/contract.css.ts';
import { componentStyle } from '../../theme/style.ts';
import { media, px, sizes, space } from '../../theme/tokens.ts';

export const bar = componentStyle({
  blockSize: px(sizes.topBar),
  paddingInline: space[24],
  backgroundColor: vars.color.surface.page,
  borderBlockEnd: `1px solid ${vars.color.border.subtle}`,
  '@media': { [media.phone]: { paddingInline: space[8], gap: 0 } },
});

export const end = componentStyle({
  marginInlineStart: 'auto',
  '@media': { [media.phone]: { gap: 0 } },
});
