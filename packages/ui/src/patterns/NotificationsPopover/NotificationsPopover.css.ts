import { vars } from '../../theme/contract.css.ts';
import { componentStyle } from '../../theme/style.ts';
import { space, weight } from '../../theme/tokens.ts';

export const item = componentStyle({
  paddingBlock: space[12],
  paddingInline: `${space[16]} ${space[8]}`,
  selectors: { '& + &': { borderBlockStart: `1px solid ${vars.color.border.subtle}` } },
});

/** Fainter than the accent's own soft ground, on which an avatar would be lost. */
export const unread = componentStyle({
  backgroundColor: `color-mix(in oklch, ${vars.color.accent.soft} 55%, transparent)`,
});

export const words = componentStyle({ overflowWrap: 'anywhere' });

/** What somebody wrote at length is opened elsewhere; here it tells what it is about. */
export const happened = componentStyle({
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 4,
  overflow: 'hidden',
});

export const author = componentStyle({ fontWeight: weight.semibold });

export const unreadWord = componentStyle({
  fontSize: vars.type.caption.size,
  lineHeight: vars.type.caption.line,
  fontWeight: weight.medium,
  color: vars.color.accent.onSoft,
});

export const time = componentStyle({
  fontSize: vars.type.caption.size,
  lineHeight: vars.type.caption.line,
  fontVariantNumeric: 'tabular-nums',
  color: vars.color.text.muted,
});
