import { type PointerEvent, type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { Box, Point } from './layout.ts';

const MIN_SCALE = 0.1;
const MAX_SCALE = 2;
/**
 * Smallest scale at which words can be read. A drawing that fits only at a smaller one begins at this scale,
 * with the current state in view.
 */
const LEGIBLE = 0.75;
/** Smallest scale at which a whole drawing is shown with its lines: from farther away there are tiles. */
export const LEGIBLE_WHOLE = 0.4;
/** How much a press of + or - changes the scale. */
const STEP = 1.25;

const within = (scale: number) => Math.min(MAX_SCALE, Math.max(MIN_SCALE, scale));

/** The part of a drawing that is in view, in the drawing's own px. */
export interface View {
  scale: number;
  box: Box;
}

/**
 * Zoom and pan of a drawing in a scrolled box: the browser itself scrolls by wheel, finger and keyboard; this
 * adds zooming and dragging.
 * @param drawing its size at 100 %.
 * @param start what is in the middle at first, where the whole drawing would be too small.
 * @param onFar called in place of a scale at which nothing could be read.
 */
export function useZoom(
  viewport: RefObject<HTMLElement | null>,
  drawing: Omit<Box, 'x' | 'y'>,
  start: Box,
  onFar: () => void,
) {
  const [view, setView] = useState<View>({ scale: LEGIBLE, box: { x: 0, y: 0, width: 0, height: 0 } });
  const held = useRef<{ point: Point; at: Point } | null>(null);
  const { scale } = view;

  const look = () => {
    const frame = viewport.current;
    if (!frame) return;
    const { scrollLeft, scrollTop, clientWidth, clientHeight } = frame;
    setView(({ scale }) => ({
      scale,
      box: {
        ...{ x: scrollLeft / scale, y: scrollTop / scale },
        ...{ width: clientWidth / scale, height: clientHeight / scale },
      },
    }));
  };

  /**
   * The point of the drawing that stays under the pointer while the scale changes; the middle without one.
   */
  const zoomTo = (wanted: number, at?: Point) => {
    const frame = viewport.current;
    if (!frame) return;
    if (wanted < Math.min(LEGIBLE_WHOLE, scale)) return onFar();
    const pointer = at ?? { x: frame.clientWidth / 2, y: frame.clientHeight / 2 };
    const point = { x: (frame.scrollLeft + pointer.x) / scale, y: (frame.scrollTop + pointer.y) / scale };
    held.current = { point, at: pointer };
    setView((last) => ({ ...last, scale: within(wanted) }));
  };

  const fitScale = () => {
    const frame = viewport.current;
    if (!frame) return LEGIBLE;
    return Math.min(1, frame.clientWidth / drawing.width, frame.clientHeight / drawing.height);
  };

  const center = (box: Box, behavior: ScrollBehavior) => {
    const frame = viewport.current;
    frame?.scrollTo({
      left: (box.x + box.width / 2) * scale - frame.clientWidth / 2,
      top: (box.y + box.height / 2) * scale - frame.clientHeight / 2,
      behavior,
    });
  };

  // Before anything is painted, so that nothing jumps.
  // biome-ignore lint/correctness/useExhaustiveDependencies: how a drawing begins is settled once.
  useLayoutEffect(() => {
    const frame = viewport.current;
    if (!frame) return;
    const middle = { x: frame.clientWidth / 2, y: frame.clientHeight / 2 };
    held.current = { point: { x: start.x + start.width / 2, y: start.y + start.height / 2 }, at: middle };
    setView((last) => ({ ...last, scale: Math.max(fitScale(), LEGIBLE) }));
  }, []);

  // biome-ignore lint/correctness/useExhaustiveDependencies: the scale decides where the held point is.
  useLayoutEffect(() => {
    const frame = viewport.current;
    if (!frame || !held.current) return;
    const { point, at } = held.current;
    held.current = null;
    frame.scrollTo(point.x * scale - at.x, point.y * scale - at.y);
    look();
  }, [scale]);

  // React's own listener could not keep the browser from zooming the page.
  useEffect(() => {
    const frame = viewport.current;
    if (!frame) return;
    const onWheel = (event: WheelEvent) => {
      if (!event.ctrlKey) return;
      event.preventDefault();
      const { left, top } = frame.getBoundingClientRect();
      zoomTo(scale * Math.exp(-event.deltaY / 300), { x: event.clientX - left, y: event.clientY - top });
    };
    frame.addEventListener('wheel', onWheel, { passive: false });
    return () => frame.removeEventListener('wheel', onWheel);
  });

  return {
    view,
    look,
    center,
    zoomIn: () => zoomTo(scale * STEP),
    zoomOut: () => zoomTo(scale / STEP),
    zoomToFit: () => zoomTo(fitScale()),
    zoomToWhole: () => zoomTo(1),
    drag: { onPointerDown: (event: PointerEvent) => startDrag(event, viewport.current) },
  };
}

/** A drag of the ground moves the drawing under the pointer; fingers scroll of themselves. */
function startDrag(down: PointerEvent, frame: HTMLElement | null): void {
  if (!frame || down.button !== 0 || down.pointerType !== 'mouse') return;
  if ((down.target as Element).closest('button, a')) return;
  let last: Point = { x: down.clientX, y: down.clientY };
  const move = ({ clientX, clientY }: globalThis.PointerEvent) => {
    frame.scrollBy({ left: last.x - clientX, top: last.y - clientY, behavior: 'instant' });
    last = { x: clientX, y: clientY };
  };
  const end = new AbortController();
  const { signal } = end;
  window.addEventListener('pointermove', move, { signal });
  window.addEventListener('pointerup', () => end.abort(), { signal });
  window.addEventListener('pointercancel', () => end.abort(), { signal });
}
