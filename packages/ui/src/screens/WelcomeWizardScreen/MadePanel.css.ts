import { clampedTo } from '../../theme/clamp.ts';
import { vars } from '../../theme/contract.css.ts';
import { lineStart } from '../../theme/lines.css.ts';
import { measures } from '../../theme/measures.ts';
import { componentStyle } from '../../theme/style.ts';
import { media, px, sizes, space, weight } from '../../theme/tokens.ts';

export const window = componentStyle({ minBlockSize: '100dvh' });

export const bar = componentStyle({
  minBlockSize: px(sizes.topBar),
  paddingInline: `${space[24]} ${space[16]}`,
  '@media': { [media.phone]: { paddingInline: `${space[16]} ${space[8]}` } },
});

export const panel = componentStyle({
  flexGrow: 1,
  inlineSize: '100%',
  maxInlineSize: measures.wizard.madeWidest,
  marginInline: 'auto',
  padding: `${space[24]} ${space[16]} ${space[64]}`,
  textAlign: 'center',
});

export const words = componentStyle({
  inlineSize: '100%',
});

export const title = componentStyle({
  fontFamily: vars.font.heading,
  fontSize: vars.type.display.size,
  lineHeight: vars.type.display.line,
  fontWeight: weight.bold,
  letterSpacing: '-0.025em',
  textWrap: 'balance',
  overflowWrap: 'anywhere',
  ...clampedTo(4),
  selectors: { '&:focus': { outline: 'none' } },
});

export const text = componentStyle({
  fontSize: vars.type.reading.size,
  lineHeight: vars.type.reading.line,
  color: vars.color.text.muted,
  textWrap: 'balance',
});

export const failed = componentStyle({ inlineSize: '100%', textAlign: lineStart });
