import { style, styleVariants } from '@vanilla-extract/css';
import { color, media, radius, space, type } from './style.ts';
import { tile } from './tiles.ts';
import { NAME_MARGIN } from './useZoom.ts';

export const root = style({
  display: 'flex',
  flexDirection: 'column',
  minInlineSize: 0,
  borderRadius: radius.dialog,
  border: `1px solid ${color.border.subtle}`,
  backgroundColor: color.surface.card,
  overflow: 'hidden',
});
export const bar = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[8],
  paddingBlock: space[8],
  paddingInline: space[12],
  borderBlockEnd: `1px solid ${color.border.subtle}`,
});
export const zoom = style({ display: 'flex', alignItems: 'center', gap: space[4] });
export const scale = style({
  minInlineSize: '48px',
  textAlign: 'center',
  fontSize: type.caption.size,
  fontVariantNumeric: 'tabular-nums',
  color: color.text.muted,
});
const frame = {
  display: 'grid',
  placeContent: 'safe center',
  minInlineSize: 0,
  overflow: 'auto',
  backgroundColor: color.surface.page,
  '@media': { [media.phone]: { blockSize: '420px' } },
} as const;
/** As high as the window leaves below the page's head: what stands below the lines is in view, too. */
export const viewport = styleVariants({
  tiles: {
    ...frame,
    placeContent: 'start center',
    blockSize: 'max(480px, calc(100vh - 204px))',
    padding: `${tile.gap}px`,
    // The map is as wide as there is room: a scroll bar that it brings must not change it.
    scrollbarGutter: 'stable',
  },
  lines: {
    ...frame,
    blockSize: 'max(420px, calc(100vh - 320px))',
    cursor: 'grab',
    selectors: { '&:active': { cursor: 'grabbing' } },
  },
});
/** The room that the drawing takes at its scale; it scrolls nothing itself, so that its frame does. */
export const sizer = style({ overflow: 'clip', overflowClipMargin: `${NAME_MARGIN}px` });
export const canvas = style({ position: 'relative', transformOrigin: '0 0' });
export const lines = style({
  position: 'absolute',
  insetBlockStart: 0,
  insetInlineStart: 0,
  pointerEvents: 'none',
});
/** Below the drawing, so that it covers nothing of it. */
export const foot = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[24],
  paddingBlock: space[8],
  paddingInline: space[12],
  borderBlockStart: `1px solid ${color.border.subtle}`,
});
export const map = style({
  flex: 'none',
  inlineSize: '200px',
  blockSize: '96px',
  borderRadius: radius.control,
  backgroundColor: color.surface.page,
  cursor: 'crosshair',
  '@media': { [media.phone]: { display: 'none' } },
});
const sign = { content: '', flex: 'none', inlineSize: '24px' } as const;
export const legend = style({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: space[20],
  rowGap: space[4],
  listStyle: 'none',
  fontSize: type.caption.size,
  lineHeight: type.caption.line,
  color: color.text.muted,
});
export const legendRow = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[8],
  selectors: {
    '&[data-sign="leaving"]::before': { ...sign, borderBlockStart: `2px solid ${color.accent.base}` },
    '&[data-sign="plain"]::before': { ...sign, borderBlockStart: `2px solid ${color.border.strong}` },
    '&[data-sign="start"]::before': { ...sign, borderBlockStart: `2px solid ${color.text.default}` },
    '&[data-sign="possible"]::before': {
      ...sign,
      blockSize: '14px',
      borderRadius: radius.small,
      backgroundColor: color.accent.soft,
    },
  },
});
