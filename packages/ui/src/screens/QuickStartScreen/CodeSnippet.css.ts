import { vars } from '../../theme/contract.css.ts';
import { componentStyle } from '../../theme/style.ts';
import { radius, space } from '../../theme/tokens.ts';

export const frame = componentStyle({
  border: `1px solid ${vars.color.border.subtle}`,
  borderRadius: radius.control,
  backgroundColor: vars.color.surface.sunken,
  overflow: 'hidden',
});

export const head = componentStyle({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[12],
  paddingBlock: space[4],
  paddingInline: `${space[16]} ${space[4]}`,
  borderBlockEnd: `1px solid ${vars.color.border.subtle}`,
  fontSize: vars.type.caption.size,
  lineHeight: vars.type.caption.line,
  color: vars.color.text.muted,
});

export const code = componentStyle({
  padding: space[16],
  overflowX: 'auto',
  fontSize: '0.8125rem',
  lineHeight: '1.25rem',
  selectors: { '&:focus-visible': { outlineOffset: '-2px' } },
});
