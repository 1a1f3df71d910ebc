import { vars } from '../../theme/contract.css.ts';
import { measures } from '../../theme/measures.ts';
import { componentStyle } from '../../theme/style.ts';
import { space, weight } from '../../theme/tokens.ts';

export const list = componentStyle({
  padding: space[4],
  minInlineSize: measures.menu.narrowest,
  overflowY: 'auto',
  maxBlockSize: 'var(--radix-dropdown-menu-content-available-height)',
});
export const header = componentStyle({ paddingBlock: space[8], paddingInline: space[8] });
export const separator = componentStyle({
  blockSize: '1px',
  marginBlock: space[4],
  marginInline: `-${space[4]}`,
  backgroundColor: vars.color.border.subtle,
  borderBlockStart: '1px solid transparent',
});
export const critical = componentStyle({ color: vars.color.critical.strong });
export const reason = componentStyle({
  display: 'block',
  fontSize: vars.type.caption.size,
  lineHeight: vars.type.caption.line,
  color: vars.color.text.muted,
});
/** What stands at the end of a line beside its words. */
export const hint = componentStyle({
  flexShrink: 0,
  marginInlineStart: 'auto',
  paddingInlineStart: space[16],
  fontSize: vars.type.caption.size,
  lineHeight: vars.type.caption.line,
  color: vars.color.text.muted,
  fontVariantNumeric: 'tabular-nums',
});
export const section = componentStyle({
  padding: `${space[8]} ${space[8]} ${space[4]}`,
  fontSize: vars.type.caption.size,
  lineHeight: vars.type.caption.line,
  fontWeight: weight.strong,
  color: vars.color.text.muted,
});
export const subTrigger = componentStyle({
  selectors: { '&[data-state="open"]': { backgroundColor: vars.color.surface.hover } },
});
/** Kept free while it is off, so that nothing moves when it is set. */
export const checkPlace = componentStyle({
  display: 'flex',
  flexShrink: 0,
  marginInlineStart: 'auto',
  inlineSize: measures.icon.small,
  color: vars.color.accent.onSoft,
});
