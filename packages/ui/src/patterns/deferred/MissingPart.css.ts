import { vars } from '../../theme/contract.css.ts';
import { measures } from '../../theme/measures.ts';
import { componentStyle } from '../../theme/style.ts';
import { radius, space, weight } from '../../theme/tokens.ts';

export const dialog = componentStyle({
  margin: 'auto',
  inlineSize: `calc(100vw - ${space[48]})`,
  maxInlineSize: measures.dialog.small,
  padding: space[24],
  border: `1px solid ${vars.color.border.subtle}`,
  borderRadius: radius.dialog,
  backgroundColor: vars.color.surface.raised,
  color: vars.color.text.default,
  boxShadow: vars.shadow.dialog,
  selectors: { '&::backdrop': { backgroundColor: vars.color.overlay } },
});

export const title = componentStyle({ fontWeight: weight.semibold });
