import { vars } from '../../theme/contract.css.ts';
import { componentStyle } from '../../theme/style.ts';
import { media, px, radius, sizes, space } from '../../theme/tokens.ts';

export const plans = componentStyle({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 256px), 1fr))',
  gap: space[24],
  alignItems: 'stretch',
});

export const plan = componentStyle({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  gap: space[24],
  padding: space[24],
  border: `1px solid ${vars.color.border.subtle}`,
  borderRadius: radius.control,
  backgroundColor: vars.color.surface.card,
});

export const popular = componentStyle({
  borderColor: vars.color.accent.base,
  boxShadow: `inset 0 0 0 1px ${vars.color.accent.base}`,
});

export const head = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[8],
  minBlockSize: space[24],
});

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

export const features = componentStyle({
  display: 'grid',
  gap: space[12],
  flexGrow: 1,
  alignContent: 'start',
});

export const feature = componentStyle({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  gap: space[8],
  alignItems: 'start',
  fontVariantNumeric: 'tabular-nums',
});

export const check = componentStyle({ color: vars.color.accent.base });

export const currentNote = componentStyle({
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

export const period = componentStyle({
  display: 'grid',
  gap: space[4],
  justifyItems: 'end',
  minInlineSize: '220px',
  '@media': { [media.phone]: { inlineSize: '100%', justifyItems: 'stretch' } },
});
export const offer = componentStyle({ display: 'grid', gap: space[16] });
export const waiting = componentStyle({ display: 'grid', gap: space[16] });
