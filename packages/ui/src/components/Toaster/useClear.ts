import { type RefObject, useLayoutEffect, useState } from 'react';

/** Between a lifted toast and what was pressed, in px. */
const CLEARANCE = 12;

/** What can be pressed. */
const PRESSED = 'a, button, input, select, textarea, summary, [role="option"], [role="menuitem"]';

/** What is pressed next, as far as that can be known: what has the focus, and what the pointer rests on. */
function* nextPressed(): Generator<Element> {
  const under = [...document.querySelectorAll(':hover')].at(-1);
  for (const element of [document.activeElement, under]) {
    const pressed = element?.closest(PRESSED);
    if (pressed) yield pressed;
  }
}

/**
 * How far toasts are lifted, so that none lies over what was just pressed, where often the way back has taken
 * its place: 'Resume' that of 'Pause'. In px; 0 where nothing is in their way, or no room above it.
 * @param shown which toasts are there, as one text; empty without any
 */
export function useClear(region: RefObject<HTMLElement | null>, shown: string): number {
  const [lift, setLift] = useState(0);
  useLayoutEffect(() => {
    const toasts = [...(region.current?.querySelectorAll(':scope > * > *') ?? [])];
    if (shown === '' || toasts.length === 0) return setLift(0);
    setLift((before) => {
      const boxes = toasts.map((toast) => toast.getBoundingClientRect());
      const top = Math.min(...boxes.map((box) => box.top)) + before;
      const bottom = Math.max(...boxes.map((box) => box.bottom)) + before;
      const left = Math.min(...boxes.map((box) => box.left));
      const right = Math.max(...boxes.map((box) => box.right));
      for (const pressed of nextPressed()) {
        if (region.current?.contains(pressed)) continue;
        const box = pressed.getBoundingClientRect();
        const isCovered = box.bottom > top && box.top < bottom && box.right > left && box.left < right;
        const needed = bottom - box.top + CLEARANCE;
        if (isCovered && needed <= top) return needed;
      }
      return 0;
    });
  }, [region, shown]);
  return lift;
}
