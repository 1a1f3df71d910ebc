import { type PointerEvent, type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { type Box, middleOf, type Point } from './layout.ts';
import type { Camera } from './sight.ts';

/** A drawing whose whole is smaller still goes down to where it fits. */
const MIN_SCALE = 0.1;
const MAX_SCALE = 2;
/**
 * Smallest scale at which words can be read. A drawing that fits only at a smaller one begins at this scale,
 * with the current state in view.
 */
const LEGIBLE = 0.75;
/** Smallest scale at which a drawing begins with its lines whole; others begin with tiles. */
export const LEGIBLE_WHOLE = 0.4;
/** Below this scale states are plain tiles with their names: of pictures and labels nothing could be seen. */
export const FROM_AFAR = 0.3;
/** From afar names reach beyond their tiles, and beyond the drawing, in px of the frame. */
export const NAME_MARGIN = 28;
/** How much a press of + or - changes the scale. */
const STEP = 1.25;

const middleOfFrame = ({ clientWidth, clientHeight }: HTMLElement): Point => ({
  x: clientWidth / 2,
  y: clientHeight / 2,
});

/** What a box that is brought into view has around it, in px of the frame. */
const MARGIN = 16;

/** The part of a drawing that is in view, in the drawing's own px. */
export interface View {
  scale: number;
  box: Box;
}

/** A point of the drawing that has its place in the frame once the drawing is at a scale. */
interface Aim {
  point: Point;
  at: Point;
  scale: number;
}

const isWithin = (inner: Box, outer: Box) =>
  inner.x >= outer.x &&
  inner.y >= outer.y &&
  inner.x + inner.width <= outer.x + outer.width &&
  inner.y + inner.height <= outer.y + outer.height;

/**
 * Zoom and pan of a drawing in a scrolled box: the browser itself scrolls by wheel, finger and keyboard; this
 * adds zooming and dragging.
 * @param drawing its size at 100 %.
 * @param start what is in view at first, where the whole drawing would be too small.
 * @param kept where it is looked at from at first; null where an address says nothing.
 */
export function useZoom(
  viewport: RefObject<HTMLElement | null>,
  drawing: Omit<Box, 'x' | 'y'>,
  start: (fitOf: (box: Omit<Box, 'x' | 'y'>) => number) => Box,
  kept: Camera | null,
) {
  const [view, setView] = useState<View>({ scale: LEGIBLE, box: { x: 0, y: 0, width: 0, height: 0 } });
  const aim = useRef<Aim | null>(null);
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
    const pointer = at ?? middleOfFrame(frame);
    const point = { x: (frame.scrollLeft + pointer.x) / scale, y: (frame.scrollTop + pointer.y) / scale };
    aimAt({ point, at: pointer, scale: within(wanted) });
  };

  const aimAt = (next: Aim) => {
    aim.current = next;
    setView((last) => ({ ...last, scale: next.scale }));
  };

  /** The largest scale at which a box is in view whole. */
  const fitOf = ({ width, height }: Omit<Box, 'x' | 'y'>, margin = MARGIN) => {
    const frame = viewport.current;
    if (!frame) return LEGIBLE;
    return Math.min((frame.clientWidth - 2 * margin) / width, (frame.clientHeight - 2 * margin) / height);
  };
  const fitScale = () => {
    const whole = fitOf(drawing, 0);
    return whole < FROM_AFAR ? fitOf(drawing, NAME_MARGIN) : Math.min(1, whole);
  };
  const within = (wanted: number) => Math.min(MAX_SCALE, Math.max(Math.min(MIN_SCALE, fitScale()), wanted));

  /**
   * Brings a box into view whole: from as near as one is, or from as far away as it takes. From where nothing
   * could be read one comes back.
   */
  const show = (box: Box) => {
    const frame = viewport.current;
    const isFar = scale < LEGIBLE_WHOLE;
    if (!frame || (!isFar && isWithin(box, view.box))) return;
    const next = within(Math.min(isFar ? LEGIBLE : scale, fitOf(box)));
    if (next === scale) return center(box, 'smooth');
    aimAt({ point: middleOf(box), at: middleOfFrame(frame), scale: next });
  };

  const center = (box: Box, behavior: ScrollBehavior) => {
    const frame = viewport.current;
    if (!frame) return;
    const [point, at] = [middleOf(box), middleOfFrame(frame)];
    frame.scrollTo({ left: point.x * scale - at.x, top: point.y * scale - at.y, behavior });
  };

  // Before anything is painted, so that nothing jumps.
  // biome-ignore lint/correctness/useExhaustiveDependencies: how a drawing begins is settled once.
  useLayoutEffect(() => {
    const frame = viewport.current;
    if (!frame) return;
    const at = middleOfFrame(frame);
    if (kept) return aimAt({ point: kept, at, scale: within(kept.scale) });
    const box = start(fitOf);
    aimAt({ point: middleOf(box), at, scale: within(Math.min(Math.max(fitScale(), LEGIBLE), fitOf(box))) });
  }, []);

  useLayoutEffect(() => {
    const frame = viewport.current;
    if (!frame || aim.current?.scale !== scale) return;
    const { point, at } = aim.current;
    aim.current = null;
    frame.scrollTo(point.x * scale - at.x, point.y * scale - at.y);
    look();
  });

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
    show,
    fitOf,
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
