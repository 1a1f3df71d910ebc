import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { radius, space } from '../../theme/tokens.ts';

const { color, font, type } = vars;

export const search = style({ maxInlineSize: '360px' });
export const icons = style({
  display: 'grid',
  gap: space[8],
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 136px), 1fr))',
});
export const icon = style({
  display: 'grid',
  justifyItems: 'center',
  alignContent: 'center',
  gap: space[8],
  inlineSize: '100%',
  minBlockSize: '88px',
  padding: space[8],
  borderRadius: radius.control,
  border: `1px solid ${color.border.subtle}`,
  backgroundColor: color.surface.card,
  cursor: 'pointer',
  selectors: { '&:hover': { borderColor: color.border.strong } },
});
export const name = style({
  fontFamily: font.mono,
  fontSize: '0.6875rem',
  lineHeight: type.caption.line,
  color: color.text.muted,
  overflowWrap: 'anywhere',
});
