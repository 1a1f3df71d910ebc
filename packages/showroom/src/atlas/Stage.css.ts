import { componentStyle, componentVariants, radius, vars } from '@parley/ui/styles';

const { color } = vars;

const window = {
  position: 'relative',
  overflow: 'hidden',
  borderRadius: radius.control,
  border: `1px solid ${color.border.medium}`,
  backgroundColor: color.surface.page,
} as const;
export const room = componentVariants({
  desktop: window,
  phone: { ...window, inlineSize: 'min(100%, 260px)', marginInline: 'auto' },
});
/** Its origin is a corner of the window, whichever way the page reads. */
export const scaled = componentStyle({ position: 'absolute', top: 0, left: 0, transformOrigin: '0 0' });
export const frame = componentStyle({ display: 'block', border: 0 });
export const waitingFor = componentStyle({ position: 'absolute', inset: 0 });
export const waiting = componentStyle([frame, { visibility: 'hidden' }]);
export const inline = componentStyle({ overflow: 'hidden', contain: 'strict' });
