import { vars } from '../../theme/contract.css.ts';
import { componentStyle } from '../../theme/style.ts';
import { space } from '../../theme/tokens.ts';

export const list = componentStyle({
  padding: space[4],
  minInlineSize: '160px',
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
