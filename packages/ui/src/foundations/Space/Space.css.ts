import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { radius, space } from '../../theme/tokens.ts';

const { color, type } = vars;

export const bars = style({ display: 'grid', gap: space[12] });
export const bar = style({
  display: 'grid',
  gridTemplateColumns: '48px 96px minmax(0, 1fr)',
  gap: space[16],
  alignItems: 'center',
});
export const distance = style({ fontWeight: 600, fontVariantNumeric: 'tabular-nums', textAlign: 'end' });
export const ink = style({ blockSize: '16px', borderRadius: '3px', backgroundColor: color.accent.base });
export const screen = style({
  display: 'grid',
  gridTemplate: "'bar bar' 40px 'side main' minmax(200px, auto) / 22% minmax(0, 1fr)",
  borderRadius: radius.dialog,
  border: `1px solid ${color.border.medium}`,
  overflow: 'hidden',
  backgroundColor: color.surface.page,
  fontSize: type.caption.size,
  lineHeight: type.caption.line,
  color: color.text.muted,
});
const label = { display: 'grid', placeItems: 'center', padding: space[8], textAlign: 'center' } as const;
export const topBar = style({
  ...label,
  gridArea: 'bar',
  borderBlockEnd: `1px solid ${color.border.subtle}`,
  backgroundColor: color.surface.card,
});
export const sideNav = style({
  ...label,
  gridArea: 'side',
  borderInlineEnd: `1px solid ${color.border.subtle}`,
});
export const main = style({ gridArea: 'main', display: 'grid', gap: space[12], padding: space[24] });
export const block = style({
  ...label,
  minBlockSize: '56px',
  borderRadius: radius.control,
  backgroundColor: color.accent.soft,
  color: color.accent.onSoft,
});
export const columns = style({
  display: 'grid',
  gap: space[12],
  gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
});
export const ruler = style({ position: 'relative', blockSize: '72px' });
export const range = style({
  position: 'absolute',
  insetBlock: 0,
  paddingInlineStart: space[8],
  borderInlineStart: `2px solid ${color.accent.base}`,
  fontSize: type.caption.size,
  lineHeight: type.caption.line,
});
