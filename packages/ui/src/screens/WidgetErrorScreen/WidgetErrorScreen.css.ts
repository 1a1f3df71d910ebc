import { vars } from '../../theme/contract.css.ts';
import { componentStyle } from '../../theme/style.ts';
import { radius, space, weight } from '../../theme/tokens.ts';

export const root = componentStyle({
  position: 'relative',
  minBlockSize: '100dvh',
  padding: space[24],
  backgroundColor: vars.color.surface.card,
});

export const close = componentStyle({
  position: 'absolute',
  insetBlockStart: space[12],
  insetInlineEnd: space[12],
});

export const message = componentStyle({
  textAlign: 'center',
});

export const icon = componentStyle({
  inlineSize: space[48],
  blockSize: space[48],
  borderRadius: radius.full,
  backgroundColor: vars.color.critical.soft,
  color: vars.color.critical.strong,
});

export const title = componentStyle({
  paddingBlockStart: space[8],
  fontFamily: vars.font.heading,
  fontSize: vars.type.title.size,
  lineHeight: vars.type.title.line,
  fontWeight: weight.heading,
});

export const text = componentStyle({ maxInlineSize: '44ch', color: vars.color.text.muted });
