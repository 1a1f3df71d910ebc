import { type RefObject, useLayoutEffect, useRef } from 'react';
import { MODAL } from './modals.ts';

/** What can have the focus around what goes away: what scrolls, a dialog or popover, the page's main part. */
const AROUND = `[tabindex], ${MODAL}, main`;

/**
 * Passes the focus on to what is around an element that goes away while it has it: 'Try again' goes with the
 * failure that it has mended, and the browser would begin anew at the top of the page.
 * @returns for the element that goes
 */
export function useFocusPassedOn<E extends HTMLElement>(): RefObject<E | null> {
  const ref = useRef<E>(null);
  useLayoutEffect(() => {
    const element = ref.current;
    return () => {
      if (!element?.contains(document.activeElement)) return;
      const around = element.parentElement?.closest<HTMLElement>(AROUND) ?? null;
      // What comes in its place may take the focus itself, and a dialog that closes gives it back.
      queueMicrotask(() => {
        if (document.activeElement !== document.body || !around?.isConnected) return;
        if (!around.hasAttribute('tabindex')) around.tabIndex = -1;
        around.focus({ preventScroll: true });
      });
    };
  }, []);
  return ref;
}
