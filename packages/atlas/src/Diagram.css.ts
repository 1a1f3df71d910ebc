import { style } from '@vanilla-extract/css';
import { color, media, radius, space, type } from './style.ts';

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
export const stage = style({ position: 'relative', flex: 1, minBlockSize: 0 });
export const viewport = style({
  blockSize: 'max(480px, calc(100vh - 240px))',
  display: 'grid',
  placeContent: 'safe center',
  overflow: 'auto',
  cursor: 'grab',
  backgroundColor: color.surface.page,
  selectors: { '&:active': { cursor: 'grabbing' } },
  '@media': { [media.phone]: { blockSize: '420px' } },
});
/** The room that the drawing takes at its scale. */
export const sizer = style({ overflow: 'hidden' });
export const canvas = style({ position: 'relative', transformOrigin: '0 0' });
export const lines = style({
  position: 'absolute',
  insetBlockStart: 0,
  insetInlineStart: 0,
  pointerEvents: 'none',
});
export const map = style({
  position: 'absolute',
  insetBlockEnd: space[16],
  insetInlineEnd: space[16],
  inlineSize: '200px',
  blockSize: '112px',
  padding: space[8],
  borderRadius: radius.control,
  border: `1px solid ${color.border.medium}`,
  backgroundColor: color.surface.raised,
  cursor: 'crosshair',
  '@media': { [media.phone]: { display: 'none' } },
});
