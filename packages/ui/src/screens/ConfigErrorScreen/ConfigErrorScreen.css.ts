import { vars } from '../../theme/contract.css.ts';
import { componentStyle } from '../../theme/style.ts';
import { radius, space } from '../../theme/tokens.ts';

export const facts = componentStyle({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  columnGap: space[16],
  rowGap: space[12],
  padding: space[16],
  border: `1px solid ${vars.color.border.subtle}`,
  borderRadius: radius.control,
  backgroundColor: vars.color.surface.card,
  textAlign: 'start',
});

export const term = componentStyle({ fontWeight: 500 });
export const problems = componentStyle({ display: 'grid', gap: space[8] });
export const code = componentStyle({ overflowWrap: 'anywhere', color: vars.color.text.default });
