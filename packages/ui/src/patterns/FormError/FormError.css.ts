import { vars } from '../../theme/contract.css.ts';
import { componentStyle } from '../../theme/style.ts';
import { radius, space } from '../../theme/tokens.ts';

const { critical } = vars.color;

export const box = componentStyle({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  gap: space[12],
  paddingBlock: space[12],
  paddingInline: space[16],
  border: `1px solid ${critical.border}`,
  borderRadius: radius.control,
  backgroundColor: critical.soft,
  color: critical.strong,
});

export const title = componentStyle({ fontWeight: 600 });
