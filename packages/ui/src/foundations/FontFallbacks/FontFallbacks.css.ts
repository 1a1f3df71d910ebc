import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';

const { color } = vars;

export const lines = style({ display: 'grid', justifyItems: 'start', overflow: 'hidden' });
/** Both fonts in one place, the web font above. */
export const overlay = style({ display: 'grid' });
export const layer = style({
  gridArea: '1 / 1',
  justifySelf: 'start',
  fontSize: '1.125rem',
  whiteSpace: 'nowrap',
});
export const web = style({ color: color.text.link });
export const standIn = style({ color: color.critical.strong });
