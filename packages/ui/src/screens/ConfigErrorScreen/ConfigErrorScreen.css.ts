import { vars } from '../../theme/contract.css.ts';
import { lineStart } from '../../theme/lines.css.ts';
import { componentStyle } from '../../theme/style.ts';
import { radius, space, weight } from '../../theme/tokens.ts';

export const facts = componentStyle({
  padding: space[16],
  border: `1px solid ${vars.color.border.subtle}`,
  borderRadius: radius.control,
  backgroundColor: vars.color.surface.card,
  textAlign: lineStart,
});

export const term = componentStyle({ fontWeight: weight.medium });
export const code = componentStyle({ overflowWrap: 'anywhere', color: vars.color.text.default });
