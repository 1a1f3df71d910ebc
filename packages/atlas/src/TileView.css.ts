import { style } from '@vanilla-extract/css';
import { color, font, motion, oneLine, radius } from './style.ts';
import { tile } from './tiles.ts';

/** As large on the screen, whatever the map is scaled to. */
const atScale = (px: number) => `calc(${px}px / var(--scale))`;

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
  fontSize: atScale(13),
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
  transition: `border-color ${motion.press}`,
  selectors: {
    '&:hover': { borderColor: color.border.strong },
    '&:focus-visible': { outline: `${atScale(2)} solid ${color.focus}`, outlineOffset: atScale(3) },
  },
});
export const current = style({
  borderColor: color.accent.base,
  boxShadow: `0 0 0 ${atScale(2)} ${color.accent.base}`,
  '@media': { '(forced-colors: active)': { outline: '3px solid Highlight' } },
});
export const reached = style({ borderColor: color.accent.base });
export const picture = style({
  display: 'block',
  position: 'relative',
  flex: 1,
  inlineSize: '100%',
  minBlockSize: 0,
  borderStartStartRadius: '7px',
  borderStartEndRadius: '7px',
  borderBlockEnd: `1px solid ${color.border.subtle}`,
  overflow: 'hidden',
});
/** A long name takes of the picture what it needs beyond its line. */
export const name = style({
  flex: 'none',
  alignContent: 'center',
  minBlockSize: `${tile.name - 2}px`,
  paddingInline: '8px',
  overflowWrap: 'anywhere',
  fontFamily: font.body,
  fontSize: atScale(12),
  lineHeight: atScale(14),
  fontWeight: 600,
  color: color.text.default,
});
const label = {
  position: 'absolute',
  insetInlineStart: '6px',
  maxInlineSize: 'calc(100% - 12px)',
  paddingInline: '6px',
  borderRadius: radius.small,
  fontFamily: font.body,
  fontSize: atScale(11),
  lineHeight: atScale(14),
  overflowWrap: 'anywhere',
  fontWeight: 600,
} as const;
/** What leads here from the chosen state, on the head of the screen: states differ below it. */
export const way = style({
  ...label,
  insetBlockStart: '6px',
  backgroundColor: color.accent.soft,
  color: color.accent.onSoft,
});
/** Which other state has the same picture; the panel says it too. */
export const alike = style({
  ...label,
  insetBlockEnd: '6px',
  backgroundColor: color.surface.card,
  color: color.text.muted,
});
