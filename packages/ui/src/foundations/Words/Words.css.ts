import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { media, space } from '../../theme/tokens.ts';

const { color, font, type } = vars;

export const table = style({
  inlineSize: '100%',
  tableLayout: 'fixed',
  fontSize: type.caption.size,
  lineHeight: type.caption.line,
});
const line = {
  paddingBlock: space[4],
  paddingInlineEnd: space[12],
  textAlign: 'start',
  verticalAlign: 'top',
  overflowWrap: 'anywhere',
  borderBlockEnd: `1px solid ${color.border.subtle}`,
} as const;
export const head = style({ ...line, fontWeight: 600 });
export const key = style({
  ...line,
  fontFamily: font.mono,
  fontWeight: 400,
  color: color.text.muted,
});
export const text = style({ ...line, whiteSpace: 'pre-line' });
/** On phones one language below the other. */
export const row = style({
  '@media': { [media.phone]: { display: 'grid', paddingBlockEnd: space[12] } },
});
