import { vars } from '../../theme/contract.css.ts';
import { measures } from '../../theme/measures.ts';
import { componentStyle } from '../../theme/style.ts';
import { media, radius, space, weight, zIndex } from '../../theme/tokens.ts';

export const notice = componentStyle({
  position: 'fixed',
  insetBlockEnd: space[24],
  insetInlineEnd: space[24],
  zIndex: zIndex.toast,
  maxInlineSize: measures.updateNotice.widest,
  padding: space[16],
  border: `1px solid ${vars.color.border.subtle}`,
  borderRadius: radius.dialog,
  backgroundColor: vars.color.surface.raised,
  boxShadow: vars.shadow.floating,
  '@media': { [media.phone]: { insetInline: space[16], insetBlockEnd: space[16], maxInlineSize: 'none' } },
});

export const icon = componentStyle({ color: vars.color.accent.base });
export const title = componentStyle({ fontWeight: weight.semibold });
export const text = componentStyle({ color: vars.color.text.muted });
export const actions = componentStyle({
  gridColumn: '1 / -1',
});
