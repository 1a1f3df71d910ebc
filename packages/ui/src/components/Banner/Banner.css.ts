import { vars } from '../../theme/contract.css.ts';
import { measures } from '../../theme/measures.ts';
import { componentStyle } from '../../theme/style.ts';
import { fine, radius, space, weight } from '../../theme/tokens.ts';

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
  flex: `1 1 ${measures.banner.wordsBasis}`,
  minInlineSize: 0,
  overflowWrap: 'anywhere',
  color: vars.color.text.default,
});
export const title = componentStyle({ fontWeight: weight.semibold });
export const actions = componentStyle({ display: 'flex', flexWrap: 'wrap', gap: space[8] });
export const dismiss = componentStyle({ marginBlock: `-${fine[6]}`, marginInlineEnd: `-${space[8]}` });
