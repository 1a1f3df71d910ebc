import { vars } from '../../theme/contract.css.ts';
import { componentStyle } from '../../theme/style.ts';
import { media, px, radius, sizes, space } from '../../theme/tokens.ts';

/** Head, price, features and foot stand in line with those of the plans beside. */
export const plan = componentStyle({
  display: 'grid',
  gridRow: 'span 4',
  gridTemplateRows: 'subgrid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  rowGap: space[24],
  padding: space[24],
  border: `1px solid ${vars.color.border.subtle}`,
  borderRadius: radius.control,
  backgroundColor: vars.color.surface.card,
  '@media': { [media.phone]: { padding: space[16], rowGap: space[16] } },
});

export const popular = componentStyle({
  borderColor: vars.color.accent.base,
  boxShadow: `inset 0 0 0 1px ${vars.color.accent.base}`,
});

const column = { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', minInlineSize: 0 } as const;

export const head = componentStyle({ ...column, gap: space[8], alignContent: 'start' });

export const title = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[8],
  minBlockSize: space[24],
  minInlineSize: 0,
  overflowWrap: 'anywhere',
});

/** Letters under piles of marks may have no place to break. */
export const name = componentStyle({ minInlineSize: 0, overflowX: 'clip', overflowWrap: 'anywhere' });

export const price = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  columnGap: space[8],
});

export const amount = componentStyle({
  fontFamily: vars.font.heading,
  fontSize: vars.type.display.size,
  lineHeight: vars.type.display.line,
  fontWeight: 700,
  letterSpacing: '-0.02em',
  fontVariantNumeric: 'tabular-nums',
});

export const muted = componentStyle({ color: vars.color.text.muted });
export const saving = componentStyle({ color: vars.color.positive.strong, fontWeight: 550 });

export const features = componentStyle({ ...column, gap: space[12], alignContent: 'start' });

export const feature = componentStyle({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  gap: space[8],
  alignItems: 'start',
  fontVariantNumeric: 'tabular-nums',
});

export const check = componentStyle({
  display: 'flex',
  paddingBlockStart: '2px',
  color: vars.color.accent.base,
});

export const foot = componentStyle({ ...column, gap: space[12], alignContent: 'end' });

export const current = componentStyle({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: space[8],
  minBlockSize: px(sizes.control),
  borderRadius: radius.control,
  backgroundColor: vars.color.surface.sunken,
  fontWeight: 500,
  '@media': { [media.touch]: { minBlockSize: px(sizes.touchTarget) } },
});

export const blockers = componentStyle({
  display: 'grid',
  gap: space[4],
  padding: space[12],
  borderRadius: radius.control,
  backgroundColor: vars.color.caution.soft,
  color: vars.color.caution.strong,
  fontSize: vars.type.caption.size,
  lineHeight: vars.type.caption.line,
});

export const blocked = componentStyle({
  display: 'flex',
  alignItems: 'center',
  gap: space[8],
  fontWeight: 600,
});
export const reasons = componentStyle({
  display: 'grid',
  gap: space[4],
  paddingInlineStart: space[24],
  fontVariantNumeric: 'tabular-nums',
});
