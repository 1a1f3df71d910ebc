import { vars } from '../../theme/contract.css.ts';
import { componentStyle } from '../../theme/style.ts';
import { radius, space } from '../../theme/tokens.ts';

export const root = componentStyle({
  border: `1px solid ${vars.color.border.subtle}`,
  borderRadius: radius.control,
  backgroundColor: vars.color.surface.sunken,
  overflow: 'hidden',
});

export const head = componentStyle({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[8],
  paddingInlineStart: space[12],
  paddingInlineEnd: space[4],
  paddingBlock: '2px',
  borderBlockEnd: `1px solid ${vars.color.border.subtle}`,
});

export const language = componentStyle({
  minInlineSize: 0,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  color: vars.color.text.muted,
  fontSize: vars.type.caption.size,
  lineHeight: vars.type.caption.line,
});

export const scroll = componentStyle({
  overflowX: 'auto',
  selectors: { '&:focus-visible': { outlineOffset: '-2px' } },
});

export const pre = componentStyle({
  inlineSize: 'max-content',
  padding: space[12],
  fontSize: '0.8125rem',
  lineHeight: 1.6,
  tabSize: 2,
});
