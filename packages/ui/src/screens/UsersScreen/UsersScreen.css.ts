import { vars } from '../../theme/contract.css.ts';
import { componentStyle } from '../../theme/style.ts';
import { media, px, sizes, space } from '../../theme/tokens.ts';

export const list = componentStyle({ display: 'grid', gap: space[16] });

export const tools = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[12],
});

export const search = componentStyle({
  flexBasis: '320px',
  '@media': { [media.phone]: { flexBasis: '100%' } },
});

export const self = componentStyle({ fontWeight: 400, color: vars.color.text.muted });

export const waiting = componentStyle({
  display: 'flex',
  alignItems: 'center',
  gap: space[12],
  minBlockSize: px(sizes.row),
  paddingInline: space[16],
  selectors: { '& + &': { borderBlockStart: `1px solid ${vars.color.border.subtle}` } },
});
