import { clampedTo } from '../../theme/clamp.ts';
import { vars } from '../../theme/contract.css.ts';
import { componentStyle } from '../../theme/style.ts';
import { media, space, weight } from '../../theme/tokens.ts';

/** The whole row leads to what it tells of. What is long is read there: here it is cut. */
export const link = componentStyle({
  ...clampedTo(4),
  outline: 'none',
  selectors: { '&::after': { content: '', position: 'absolute', inset: 0 } },
});

export const item = componentStyle({
  position: 'relative',
  paddingBlock: space[12],
  paddingInline: `${space[16]} ${space[8]}`,
  selectors: {
    '& + &': { borderBlockStart: `1px solid ${vars.color.border.subtle}` },
    [`&:has(${link}:focus-visible)`]: { outline: `2px solid ${vars.color.focus}`, outlineOffset: '-2px' },
  },
  '@media': {
    [media.hover]: { selectors: { '&:hover': { backgroundColor: vars.color.surface.hover } } },
  },
});

/**
 * Fainter than the accent's own soft ground, on which an avatar would be lost. Not mixed by hue: the build
 * writes so pale a color in `lab`, of which a browser keeps no hue, and the ground would be red.
 */
export const unread = componentStyle({
  backgroundColor: `color-mix(in oklab, ${vars.color.accent.soft} 55%, transparent)`,
});

export const words = componentStyle({ overflowWrap: 'anywhere' });

/** Above the link that covers the row. */
export const remove = componentStyle({ position: 'relative' });

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
