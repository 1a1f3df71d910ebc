import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { media, space } from '../../theme/tokens.ts';

const { color, font } = vars;

export const specimen = style({
  display: 'grid',
  gridTemplateColumns: '184px minmax(0, 1fr)',
  gap: space[24],
  alignItems: 'baseline',
  paddingBlock: space[16],
  borderBlockStart: `1px solid ${color.border.subtle}`,
  '@media': { [media.phone]: { gridTemplateColumns: '1fr', gap: space[8] } },
});
export const words = style({ overflowWrap: 'anywhere' });
export const heading = style({ fontFamily: font.heading, fontWeight: 700, letterSpacing: '-0.02em' });
export const face = style({ fontSize: '4rem', lineHeight: 1.1, letterSpacing: '-0.03em' });
export const faces = style({
  display: 'grid',
  gap: space[16],
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 400px), 1fr))',
});
export const alphabet = style({ fontSize: '1.125rem', lineHeight: 1.6, overflowWrap: 'anywhere' });
export const weights = style({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: space[20],
  fontSize: '1.25rem',
});
export const sums = style({ display: 'grid', fontSize: '1.5rem', lineHeight: 1.4, justifyItems: 'end' });
export const table = style({ inlineSize: '100%', textAlign: 'start', fontVariantNumeric: 'tabular-nums' });
export const cell = style({
  paddingBlock: space[8],
  textAlign: 'start',
  fontWeight: 'inherit',
  borderBlockEnd: `1px solid ${color.border.subtle}`,
});
