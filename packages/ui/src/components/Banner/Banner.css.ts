import { vars } from '../../theme/contract.css.ts';
import { componentStyle } from '../../theme/style.ts';
import { radius, space } from '../../theme/tokens.ts';

export const banner = componentStyle({
  display: 'flex',
  alignItems: 'flex-start',
  gap: space[12],
  padding: `${space[12]} ${space[16]}`,
  borderRadius: radius.control,
  borderWidth: '1px',
  borderStyle: 'solid',
});
export const words = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: `${space[8]} ${space[16]}`,
  flexGrow: 1,
  minInlineSize: 0,
});
export const text = componentStyle({
  flex: '1 1 240px',
  minInlineSize: 0,
  overflowWrap: 'anywhere',
  color: vars.color.text.default,
});
export const title = componentStyle({ fontWeight: 600 });
export const actions = componentStyle({ display: 'flex', flexWrap: 'wrap', gap: space[8] });
export const dismiss = componentStyle({ marginBlock: '-6px', marginInlineEnd: '-8px' });
