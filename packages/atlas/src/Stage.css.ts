import { style, styleVariants } from '@vanilla-extract/css';
import { color, radius } from './style.ts';

const window = {
  position: 'relative',
  overflow: 'hidden',
  borderRadius: radius.control,
  border: `1px solid ${color.border.medium}`,
  backgroundColor: color.surface.page,
  // On paper the frame inside is broken over sheets by its own height, not by the one that it is drawn in.
  '@media': { print: { contain: 'strict' } },
} as const;
export const room = styleVariants({
  desktop: window,
  phone: { ...window, inlineSize: 'min(100%, 260px)', marginInline: 'auto' },
});
/** Its origin is a corner of the window, whichever way the page reads. */
export const scaled = style({ position: 'absolute', top: 0, left: 0, transformOrigin: '0 0' });
export const frame = style({ display: 'block', border: 0 });
export const waitingFor = style({ position: 'absolute', inset: 0 });
export const waiting = style([frame, { visibility: 'hidden' }]);
export const inline = style({ overflow: 'hidden', contain: 'strict' });
