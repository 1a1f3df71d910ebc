import { style } from '@vanilla-extract/css';
import { color, font, motion, oneLine, radius, space, type } from './style.ts';
import { tile } from './tiles.ts';

export const key = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[8],
  fontSize: type.caption.size,
  lineHeight: type.caption.line,
  color: color.text.muted,
});
const way = { borderRadius: radius.small, backgroundColor: color.accent.soft, color: color.accent.onSoft };
export const keySign = style({ ...way, paddingInline: '4px', fontSize: '11px', fontWeight: 600 });
export const canvas = style({ position: 'relative' });
export const group = style({
  position: 'absolute',
  borderRadius: radius.dialog,
  border: `1px solid ${color.border.subtle}`,
  backgroundColor: color.surface.page,
});
export const shaded = style({ backgroundColor: color.surface.sunken });
export const groupName = style({
  paddingInline: `${tile.padding}px`,
  ...oneLine,
  fontFamily: font.heading,
  fontSize: '13px',
  lineHeight: `${tile.head}px`,
  fontWeight: 650,
  color: color.text.muted,
});
export const card = style({
  position: 'absolute',
  display: 'flex',
  flexDirection: 'column',
  borderRadius: radius.control,
  border: `1px solid ${color.border.medium}`,
  backgroundColor: color.surface.card,
  textAlign: 'start',
  cursor: 'pointer',
  overflow: 'hidden',
  transition: `border-color ${motion.press}`,
  selectors: {
    '&:hover': { borderColor: color.border.strong },
    '&:focus-visible': { outline: `2px solid ${color.focus}`, outlineOffset: '3px' },
  },
});
export const current = style({
  borderColor: color.accent.base,
  boxShadow: `0 0 0 2px ${color.accent.base}`,
  '@media': { '(forced-colors: active)': { outline: '3px solid Highlight' } },
});
export const reached = style({ borderColor: color.accent.base });
/** Two lines, whether there is something to say in the second or not: pictures stand in a row. */
export const words = style({
  display: 'flex',
  flexDirection: 'column',
  flex: 'none',
  gap: '2px',
  blockSize: `${tile.words}px`,
  paddingBlock: '5px',
  paddingInline: '6px',
  fontFamily: font.body,
});
export const name = style({
  ...oneLine,
  fontSize: '12px',
  lineHeight: '16px',
  fontWeight: 600,
  color: color.text.default,
});
const second = { fontSize: '11px', lineHeight: '15px' };
/** What leads here from the chosen state. */
export const lead = style({
  ...second,
  ...way,
  display: 'flex',
  gap: space[4],
  alignSelf: 'start',
  maxInlineSize: 'calc(100% + 8px)',
  marginInline: '-4px',
  paddingInline: '4px',
  fontWeight: 600,
});
export const event = style({ ...oneLine, minInlineSize: 0 });
export const more = style({ flex: 'none', fontWeight: 400 });
/** Which other state has the same picture; the panel says it too. */
export const alike = style({ ...second, ...oneLine, color: color.text.muted });
export const picture = style({
  display: 'block',
  flex: 1,
  inlineSize: '100%',
  minBlockSize: 0,
  borderBlockStart: `1px solid ${color.border.subtle}`,
  overflow: 'hidden',
});
