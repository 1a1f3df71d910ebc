import { vars } from '../../theme/contract.css.ts';
import { measures } from '../../theme/measures.ts';
import { componentStyle } from '../../theme/style.ts';
import { media, px, radius, sizes, space, weight } from '../../theme/tokens.ts';

export const list = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  fontSize: '0.8125rem',
  lineHeight: '1.25rem',
  color: vars.color.text.muted,
  minInlineSize: 0,
});
export const item = componentStyle({ display: 'flex', alignItems: 'center', minInlineSize: 0 });
/** Phones show the way up alone. */
export const wideOnly = componentStyle({ '@media': { [media.phone]: { display: 'none' } } });
export const back = componentStyle({
  display: 'none',
  '@media': { [media.phone]: { display: 'flex' } },
});
export const separator = componentStyle({
  display: 'flex',
  flexShrink: 0,
  paddingInline: space[4],
  color: vars.color.border.strong,
});
export const link = componentStyle({
  display: 'flex',
  alignItems: 'center',
  gap: space[4],
  minBlockSize: space[24],
  minInlineSize: 0,
  borderRadius: radius.small,
  cursor: 'pointer',
  '@media': {
    [media.hover]: {
      selectors: { '&:hover': { color: vars.color.text.default, textDecoration: 'underline' } },
    },
    [media.touch]: { minBlockSize: px(sizes.touchTarget), minInlineSize: px(sizes.touchTarget) },
  },
});
/** Long names are cut here: the page itself says them whole. */
export const name = componentStyle({
  maxInlineSize: '24ch',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  '@media': { [media.phone]: { maxInlineSize: '36ch' } },
});
export const current = componentStyle({ color: vars.color.text.default, fontWeight: weight.strong });
export const more = componentStyle({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  minInlineSize: measures.breadcrumbs.more,
  minBlockSize: space[24],
  borderRadius: radius.small,
  cursor: 'pointer',
  '@media': {
    [media.hover]: { selectors: { '&:hover': { backgroundColor: vars.color.surface.hover } } },
    [media.touch]: { minBlockSize: px(sizes.touchTarget), minInlineSize: px(sizes.touchTarget) },
  },
});
