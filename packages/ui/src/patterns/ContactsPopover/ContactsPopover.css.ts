import { vars } from '../../theme/contract.css.ts';
import { componentStyle } from '../../theme/style.ts';
import { px, radius, sizes, space, weight } from '../../theme/tokens.ts';

export const person = componentStyle({
  minBlockSize: px(sizes.row),
  paddingBlock: space[8],
  paddingInline: space[16],
});

/** The picture, on whose corner the dot sits. */
export const picture = componentStyle({ position: 'relative', flexShrink: 0 });

export const onlineDot = componentStyle({
  position: 'absolute',
  insetBlockEnd: '-2px',
  insetInlineEnd: '-2px',
  inlineSize: space[12],
  blockSize: space[12],
  border: `2px solid ${vars.color.surface.raised}`,
  borderRadius: radius.full,
  backgroundColor: vars.color.positive.strong,
  forcedColorAdjust: 'none',
  '@media': { '(forced-colors: active)': { borderColor: 'Canvas', backgroundColor: 'Highlight' } },
});

/** Name and address, which give way to the rest of the row; that stands at its end. */
export const names = componentStyle({ minInlineSize: 0, marginInlineEnd: 'auto' });

export const name = componentStyle({
  minInlineSize: 0,
  fontWeight: weight.medium,
});

export const presence = componentStyle({
  flexShrink: 0,
  fontSize: vars.type.caption.size,
  lineHeight: vars.type.caption.line,
  fontVariantNumeric: 'tabular-nums',
  color: vars.color.text.muted,
});
