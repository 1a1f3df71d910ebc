import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { media, radius, space } from '../../theme/tokens.ts';

const { color, type } = vars;

export const list = style({ display: 'grid', borderBlockStart: `1px solid ${color.border.subtle}` });
export const token = style({
  display: 'grid',
  gridTemplateColumns:
    '44px minmax(0, 1fr) minmax(0, 1.2fr) minmax(0, 2.2fr) minmax(0, 1fr) minmax(0, 1.7fr)',
  alignItems: 'center',
  gap: space[12],
  paddingBlock: space[8],
  borderBlockEnd: `1px solid ${color.border.subtle}`,
  '@media': { [media.phone]: { gridTemplateColumns: '44px minmax(0, 1fr)' } },
});
export const swatch = style({
  blockSize: '36px',
  borderRadius: radius.control,
  border: `1px solid ${color.border.medium}`,
  forcedColorAdjust: 'none',
});
export const name = style({ fontWeight: 600, overflowWrap: 'anywhere' });
export const contrast = style({
  fontSize: type.caption.size,
  lineHeight: type.caption.line,
  color: color.text.muted,
  fontVariantNumeric: 'tabular-nums',
});
// On phones all of a role stands beside its swatch.
globalStyle(`${token} > :nth-child(n + 3)`, { '@media': { [media.phone]: { gridColumn: '2' } } });
