import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { media, radius, space } from '../../theme/tokens.ts';

const { color, font, type } = vars;

export const sheet = style({
  display: 'grid',
  gap: space[48],
  maxInlineSize: '1120px',
  marginInline: 'auto',
  paddingBlock: space[24],
});
export const lead = style({
  maxInlineSize: '68ch',
  marginBlockStart: space[8],
  fontSize: type.reading.size,
  lineHeight: type.reading.line,
  color: color.text.muted,
});
export const section = style({ display: 'grid', gap: space[16], minInlineSize: 0 });
export const note = style({ maxInlineSize: '72ch', color: color.text.muted, marginBlockStart: '2px' });

/** As many columns as fit, none narrower than its content needs. */
export const columns = style({
  display: 'grid',
  gap: space[16],
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 248px), 1fr))',
});
export const card = style({
  display: 'grid',
  gap: space[12],
  alignContent: 'start',
  minInlineSize: 0,
  padding: space[20],
  borderRadius: radius.control,
  border: `1px solid ${color.border.subtle}`,
  backgroundColor: color.surface.card,
  '@media': { [media.phone]: { padding: space[16] } },
});
export const name = style({ fontWeight: 600 });
export const small = style({
  fontSize: type.caption.size,
  lineHeight: type.caption.line,
  color: color.text.muted,
});
export const figure = style({
  fontFamily: font.mono,
  fontSize: type.caption.size,
  lineHeight: type.caption.line,
  color: color.text.muted,
  overflowWrap: 'anywhere',
});
export const row = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  columnGap: space[12],
  rowGap: space[4],
  justifyContent: 'space-between',
});
