import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { media, radius, space } from '../../theme/tokens.ts';

const { color, font, type } = vars;

export const ramp = style({ display: 'grid', gap: space[8] });
export const steps = style({
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: 'minmax(0, 1fr)',
  borderRadius: radius.control,
  overflow: 'hidden',
  '@media': { [media.phone]: { gridAutoFlow: 'row', gridTemplateColumns: 'repeat(6, minmax(0, 1fr))' } },
});
export const step = style({
  display: 'flex',
  alignItems: 'end',
  minBlockSize: '64px',
  padding: space[8],
  fontFamily: font.mono,
  fontSize: type.caption.size,
  lineHeight: type.caption.line,
});
export const pair = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 3fr) minmax(0, 1fr)',
  gap: space[12],
  '@media': { [media.phone]: { gridTemplateColumns: '1fr' } },
});

export const sample = style({
  display: 'grid',
  alignContent: 'end',
  gap: space[4],
  minBlockSize: '104px',
  padding: space[16],
  borderRadius: radius.control,
  border: `1px solid ${color.border.subtle}`,
});
export const sampleName = style({ fontWeight: 600 });
export const specimens = style({
  display: 'grid',
  gap: space[12],
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 208px), 1fr))',
});
export const contrasts = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 320px), 1fr))',
  gap: space[8],
});
export const contrastRow = style({
  display: 'grid',
  gridTemplateColumns: '56px minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: space[12],
  padding: space[8],
  borderRadius: radius.control,
  border: `1px solid ${color.border.subtle}`,
  backgroundColor: color.surface.card,
});
export const letters = style({
  display: 'grid',
  placeItems: 'center',
  blockSize: '44px',
  borderRadius: '6px',
  fontSize: '1.125rem',
  fontWeight: 600,
});
export const ratio = style({
  fontWeight: 600,
  fontVariantNumeric: 'tabular-nums',
  paddingInlineEnd: space[8],
});
export const least = style({
  display: 'block',
  fontSize: type.caption.size,
  lineHeight: type.caption.line,
  color: color.text.muted,
});
export const mark = style({ inlineSize: '20px', blockSize: '20px', borderRadius: radius.full });
export const stateCard = style({
  display: 'grid',
  gap: space[8],
  padding: space[16],
  borderRadius: radius.control,
  borderWidth: '1px',
  borderStyle: 'solid',
});
export const navSample = style({
  display: 'grid',
  gap: space[4],
  padding: space[12],
  borderRadius: radius.control,
  border: `1px solid ${color.border.subtle}`,
});
export const navEntry = style({ padding: `${space[8]} ${space[12]}`, borderRadius: '6px', fontWeight: 500 });
export const navLabel = style({
  padding: `${space[4]} ${space[12]}`,
  fontSize: type.caption.size,
  lineHeight: type.caption.line,
});
