import { vars } from '../../theme/contract.css.ts';
import { componentStyle } from '../../theme/style.ts';
import { media, px, radius, sizes, space, weight } from '../../theme/tokens.ts';

export const form = componentStyle({
  display: 'flex',
  flexDirection: 'column',
  gap: space[40],
  minInlineSize: 0,
});

export const summary = componentStyle({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  gap: `${space[8]} ${space[12]}`,
  padding: space[16],
  border: `1px solid ${vars.color.critical.border}`,
  borderRadius: radius.control,
  backgroundColor: vars.color.critical.soft,
  color: vars.color.critical.strong,
  scrollMarginBlock: space[24],
});
export const summaryTitle = componentStyle({ fontWeight: weight.semibold });
export const summaryList = componentStyle({
  gridColumn: 2,
  display: 'flex',
  flexDirection: 'column',
  gap: space[4],
  overflowWrap: 'anywhere',
});
export const summaryLink = componentStyle({
  textDecoration: 'underline',
  textUnderlineOffset: '2px',
  borderRadius: radius.small,
  '@media': {
    [media.touch]: { display: 'inline-flex', alignItems: 'center', minBlockSize: px(sizes.touchTarget) },
  },
});
