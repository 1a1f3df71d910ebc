import { vars } from '../../theme/contract.css.ts';
import { measures } from '../../theme/measures.ts';
import { componentStyle } from '../../theme/style.ts';
import { px, radius, sizes, space } from '../../theme/tokens.ts';

export const list = componentStyle({
  border: `1px solid ${vars.color.border.subtle}`,
  borderRadius: radius.control,
  backgroundColor: vars.color.surface.card,
  maxBlockSize: measures.chosenUsers.highest,
  overflowY: 'auto',
});

export const row = componentStyle({
  minBlockSize: px(sizes.row),
  paddingBlock: space[8],
  paddingInline: space[12],
  selectors: { '& + &': { borderBlockStart: `1px solid ${vars.color.border.subtle}` } },
});
