import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { radius, space } from '../../theme/tokens.ts';

const { color, font, type } = vars;

export const hero = style({
  display: 'grid',
  gap: space[16],
  justifyItems: 'start',
  padding: 'clamp(24px, 6vw, 64px)',
  borderRadius: radius.dialog,
  backgroundColor: color.evident.surface,
  color: color.evident.text,
  // The mark is drawn in the accent, which is too dark for this ground.
  vars: { [color.accent.base]: color.evident.text },
});
export const title = style({
  fontFamily: font.heading,
  fontSize: 'clamp(2rem, 5vw, 3.25rem)',
  lineHeight: 1.1,
  fontWeight: 700,
  letterSpacing: '-0.035em',
  textWrap: 'balance',
});
export const lead = style({
  maxInlineSize: '56ch',
  fontSize: type.reading.size,
  lineHeight: type.reading.line,
  color: color.evident.muted,
});
export const place = style({
  display: 'grid',
  gap: space[4],
  alignContent: 'start',
  padding: space[20],
  borderRadius: radius.control,
  border: `1px solid ${color.border.subtle}`,
  backgroundColor: color.surface.card,
  selectors: { '&:hover': { borderColor: color.border.strong } },
});
export const placeName = style({ fontFamily: font.heading, fontSize: '1.0625rem', fontWeight: 650 });
export const muted = style({ color: color.text.muted });
export const settings = style({
  display: 'grid',
  gridTemplateColumns: 'max-content minmax(0, 1fr)',
  columnGap: space[24],
  rowGap: space[12],
});
export const address = style({
  padding: space[16],
  borderRadius: radius.control,
  border: `1px solid ${color.border.subtle}`,
  backgroundColor: color.surface.sunken,
  fontFamily: font.mono,
  fontSize: type.caption.size,
  lineHeight: '1.25rem',
  overflowWrap: 'anywhere',
});
