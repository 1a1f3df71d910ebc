import { vars } from '../../theme/contract.css.ts';
import { componentStyle } from '../../theme/style.ts';
import { space, weight } from '../../theme/tokens.ts';

export const button = componentStyle({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[8],
  cursor: 'pointer',
});
export const value = componentStyle({
  minInlineSize: 0,
  selectors: { '&[data-placeholder]': { color: vars.color.text.muted } },
});
export const words = componentStyle({
  display: 'block',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
});
export const chevron = componentStyle({ flexShrink: 0, color: vars.color.text.muted });
/**
 * At least as wide as its field, but never wider than the window: a sideways scroll would close it at once.
 */
export const popover = componentStyle({
  minInlineSize: `min(var(--trigger-width), calc(100vw - ${space[16]}))`,
});
export const list = componentStyle({
  padding: space[4],
  outline: 'none',
  overflow: 'auto',
  maxBlockSize: 'inherit',
});
export const optionText = componentStyle({
  display: 'flex',
  flexDirection: 'column',
  minInlineSize: 0,
  flexGrow: 1,
});
export const optionHelp = componentStyle({
  fontSize: vars.type.caption.size,
  lineHeight: vars.type.caption.line,
  fontWeight: weight.regular,
  color: vars.color.text.muted,
});
