import { vars } from '../../theme/contract.css.ts';
import { componentStyle } from '../../theme/style.ts';
import { radius, space, weight } from '../../theme/tokens.ts';

export const list = componentStyle({
  border: `1px solid ${vars.color.border.subtle}`,
  borderRadius: radius.control,
  backgroundColor: vars.color.surface.card,
});

export const row = componentStyle({
  paddingBlock: space[12],
  paddingInline: space[16],
  selectors: { '& + &': { borderBlockStart: `1px solid ${vars.color.border.subtle}` } },
});

export const host = componentStyle({ minInlineSize: 0, overflowWrap: 'anywhere', fontWeight: weight.strong });
