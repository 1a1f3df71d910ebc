import { vars } from '../../theme/contract.css.ts';
import { notPrinted } from '../../theme/print.ts';
import { componentStyle } from '../../theme/style.ts';
import { radius, space } from '../../theme/tokens.ts';

export const root = componentStyle({
  display: 'flex',
  flexDirection: 'column',
  gap: space[12],
  padding: space[12],
  border: `1px solid ${vars.color.border.subtle}`,
  borderRadius: radius.dialog,
  backgroundColor: vars.color.surface.card,
  '@media': notPrinted,
});

export const reasons = componentStyle({ display: 'flex', flexWrap: 'wrap', gap: space[8] });

export const said = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: space[8],
  '@media': notPrinted,
});
