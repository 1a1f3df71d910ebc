import { vars } from '../../theme/contract.css.ts';
import { componentStyle } from '../../theme/style.ts';
import { space } from '../../theme/tokens.ts';

export const title = componentStyle({ marginBlockEnd: space[8], color: vars.color.text.muted });

export const rules = componentStyle({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 200px), 1fr))',
  gap: space[8],
});

export const rule = componentStyle({
  display: 'flex',
  alignItems: 'center',
  gap: space[8],
  color: vars.color.text.muted,
});

export const met = componentStyle({ color: vars.color.positive.strong });
