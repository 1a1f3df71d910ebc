import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { media, radius, space } from '../../theme/tokens.ts';

const { color } = vars;

export const pairs = style({ display: 'grid', gap: space[16] });
export const pair = style({
  display: 'grid',
  gridTemplateColumns: '1fr 1fr',
  gap: space[16],
  '@media': { [media.phone]: { gridTemplateColumns: '1fr' } },
});
const words = {
  display: 'grid',
  gap: space[4],
  alignContent: 'start',
  padding: space[16],
  borderRadius: radius.control,
  border: `1px solid ${color.border.subtle}`,
  borderInlineStartWidth: '3px',
  backgroundColor: color.surface.card,
} as const;
export const yes = style({ ...words, borderInlineStartColor: color.positive.strong });
export const no = style({ ...words, borderInlineStartColor: color.critical.strong });
export const label = style({ display: 'flex', alignItems: 'center', gap: space[4], fontWeight: 600 });
export const good = style({ color: color.positive.strong });
export const bad = style({ color: color.critical.strong });
