import { vars } from '../../theme/contract.css.ts';
import { componentStyle } from '../../theme/style.ts';
import { space } from '../../theme/tokens.ts';

export const columns = componentStyle({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 400px), 1fr))',
  gap: space[24],
  alignItems: 'start',
});

export const planName = componentStyle({
  fontFamily: vars.font.heading,
  fontSize: vars.type.page.size,
  lineHeight: vars.type.page.line,
  fontWeight: 700,
  letterSpacing: '-0.02em',
  overflowWrap: 'anywhere',
});
