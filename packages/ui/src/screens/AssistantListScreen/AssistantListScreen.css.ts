import { vars } from '../../theme/contract.css.ts';
import { componentStyle } from '../../theme/style.ts';
import { media, space } from '../../theme/tokens.ts';

export const list = componentStyle({ display: 'grid', gap: space[16] });

export const tools = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[12],
});

export const heading = componentStyle({ display: 'flex', alignItems: 'baseline', gap: space[12] });

export const count = componentStyle({
  fontSize: vars.type.caption.size,
  lineHeight: vars.type.caption.line,
  fontVariantNumeric: 'tabular-nums',
  color: vars.color.text.muted,
});

export const search = componentStyle({
  display: 'grid',
  gridAutoFlow: 'column',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[8],
  flexBasis: '280px',
  '@media': { [media.phone]: { flexBasis: '100%' } },
});
