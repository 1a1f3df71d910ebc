import { vars } from '../../theme/contract.css.ts';
import { componentStyle } from '../../theme/style.ts';
import { media, space } from '../../theme/tokens.ts';

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

export const choices = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space[8],
  '@media': { [media.phone]: { flexBasis: '100%', flexWrap: 'nowrap' } },
});

export const search = componentStyle({
  flexBasis: '240px',
  flexGrow: 1,
  minInlineSize: 0,
  '@media': { [media.phone]: { flexBasis: 0 } },
});
