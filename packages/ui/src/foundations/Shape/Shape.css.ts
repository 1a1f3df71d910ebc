import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { radius, space } from '../../theme/tokens.ts';

const { color } = vars;

export const corner = style({
  blockSize: '96px',
  border: `2px solid ${color.accent.base}`,
  borderInlineEnd: 0,
  borderBlockEnd: 0,
  background: `linear-gradient(135deg, ${color.accent.soft}, transparent)`,
});
export const plane = style({
  display: 'grid',
  placeItems: 'center',
  minBlockSize: '128px',
  borderRadius: radius.control,
  border: `1px solid ${color.border.subtle}`,
  fontWeight: 600,
});
export const ground = style({
  display: 'grid',
  gap: space[32],
  padding: space[32],
  borderRadius: radius.dialog,
  backgroundColor: color.surface.page,
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 208px), 1fr))',
});
export const stack = style({ display: 'grid', paddingBlockEnd: '240px', maxInlineSize: '640px' });
export const sheet = style({
  gridArea: '1 / 1',
  display: 'flex',
  justifyContent: 'space-between',
  alignItems: 'start',
  inlineSize: '72%',
  blockSize: '88px',
  paddingInline: space[16],
  paddingBlock: '6px',
  borderRadius: radius.control,
  border: `1px solid ${color.border.medium}`,
  backgroundColor: color.surface.raised,
  boxShadow: vars.shadow.floating,
});
