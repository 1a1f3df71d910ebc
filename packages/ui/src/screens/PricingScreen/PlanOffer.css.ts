import { vars } from '../../theme/contract.css.ts';
import { componentStyle } from '../../theme/style.ts';
import { media, px, radius, sizes, space, weight } from '../../theme/tokens.ts';

/** Head, price, features and foot stand in line with those of the plans beside. */
export const plan = componentStyle({
  gridRow: 'span 4',
  gridTemplateRows: 'subgrid',
  padding: space[24],
  border: `1px solid ${vars.color.border.subtle}`,
  borderRadius: radius.control,
  backgroundColor: vars.color.surface.card,
  '@media': { [media.phone]: { rowGap: space[16] }, [media.belowLg]: { padding: space[16] } },
});

/** What the reader has already is no offer: a firm line and no button, but as fresh as the others. */
export const own = componentStyle({
  borderColor: vars.color.border.strong,
  '@media': { '(forced-colors: active)': { outline: '1px solid', outlineOffset: `-${space[4]}` } },
});

export const urged = componentStyle({
  borderColor: vars.color.accent.base,
  boxShadow: `inset 0 0 0 1px ${vars.color.accent.base}`,
  '@media': {
    '(forced-colors: active)': {
      borderColor: 'Highlight',
      outline: '1px solid Highlight',
      outlineOffset: '-2px',
    },
  },
});

export const title = componentStyle({
  minBlockSize: space[24],
  overflowWrap: 'anywhere',
});

/** Letters under piles of marks may have no place to break. */
export const name = componentStyle({ minInlineSize: 0, overflowX: 'clip', overflowWrap: 'anywhere' });

export const amount = componentStyle({
  fontFamily: vars.font.heading,
  fontSize: vars.type.display.size,
  lineHeight: vars.type.display.line,
  fontWeight: weight.bold,
  letterSpacing: '-0.02em',
});

export const muted = componentStyle({ color: vars.color.text.muted });
export const due = componentStyle({ color: vars.color.text.default, fontWeight: weight.semibold });
export const saving = componentStyle({ color: vars.color.positive.strong, fontWeight: weight.strong });

export const feature = componentStyle({
  fontVariantNumeric: 'tabular-nums',
});
/** A finger has room around the link, of which the middle is the line's. */
export const reason = componentStyle({ '@media': { [media.touch]: { paddingBlock: space[12] } } });

export const check = componentStyle({
  paddingBlockStart: '2px',
  color: vars.color.accent.base,
});

export const current = componentStyle({
  minBlockSize: px(sizes.control),
  fontWeight: weight.medium,
  '@media': { [media.touch]: { minBlockSize: px(sizes.touchTarget) } },
});

export const blockers = componentStyle({
  padding: space[12],
  borderRadius: radius.control,
  backgroundColor: vars.color.caution.soft,
  color: vars.color.caution.strong,
  fontSize: vars.type.caption.size,
  lineHeight: vars.type.caption.line,
  '@media': { '(forced-colors: active)': { border: '1px solid' } },
});

export const blocked = componentStyle({
  fontWeight: weight.semibold,
});
export const reasons = componentStyle({
  paddingInlineStart: space[24],
  fontVariantNumeric: 'tabular-nums',
});
