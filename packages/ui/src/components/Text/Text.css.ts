import { clampedTo } from '../../theme/clamp.ts';
import { vars } from '../../theme/contract.css.ts';
import { componentStyle, componentVariants } from '../../theme/style.ts';
import { weight } from '../../theme/tokens.ts';

const set = (of: { size: string; line: string }) => ({ fontSize: of.size, lineHeight: of.line });

export const size = componentVariants({
  caption: set(vars.type.caption),
  body: set(vars.type.body),
  reading: set(vars.type.reading),
});
export const tone = componentVariants({
  default: { color: vars.color.text.default },
  muted: { color: vars.color.text.muted },
  critical: { color: vars.color.critical.strong },
  caution: { color: vars.color.caution.strong },
  positive: { color: vars.color.positive.strong },
  inherit: { color: 'inherit' },
});
export const strong = componentStyle({ fontWeight: weight.strong });
export const numeric = componentStyle({ fontVariantNumeric: 'tabular-nums' });
// As wide as the text, so that it stays where its line begins, whichever way it reads.
const cut = { inlineSize: 'fit-content', maxInlineSize: '100%', minInlineSize: 0 } as const;
export const truncate = componentStyle({
  ...cut,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  display: 'block',
});
export const twoLines = componentStyle({
  ...cut,
  ...clampedTo(2),
  overflowWrap: 'anywhere',
});
/** Prose breaks well, and only words that are long everywhere are hyphenated. */
export const balanced = componentStyle({
  textWrap: 'pretty',
  hyphens: 'auto',
  hyphenateLimitChars: '14 6 6',
} as Parameters<typeof componentStyle>[0]);
