import { vars } from '../../theme/contract.css.ts';
import { componentStyle } from '../../theme/style.ts';
import { px, sizes, space } from '../../theme/tokens.ts';

export const head = componentStyle({
  blockSize: space[40],
  backgroundColor: vars.color.surface.sunken,
});

export const row = componentStyle({
  minBlockSize: px(sizes.row),
  paddingInline: space[16],
  borderBlockStart: `1px solid ${vars.color.border.subtle}`,
});
