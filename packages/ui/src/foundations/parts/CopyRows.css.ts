import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { media, space } from '../../theme/tokens.ts';

const { color, font, type } = vars;

export const list = style({ borderBlockStart: `1px solid ${color.border.subtle}` });
export const row = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 2fr) minmax(0, 2fr)',
  alignItems: 'center',
  gap: space[12],
  paddingBlock: space[8],
  borderBlockEnd: `1px solid ${color.border.subtle}`,
  '@media': { [media.phone]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});
export const name = style({ fontWeight: 600, overflowWrap: 'anywhere' });
export const copied = style({ display: 'flex', alignItems: 'center', gap: space[4], minInlineSize: 0 });
export const code = style({
  fontFamily: font.mono,
  fontSize: type.caption.size,
  lineHeight: type.caption.line,
  overflowWrap: 'anywhere',
});
