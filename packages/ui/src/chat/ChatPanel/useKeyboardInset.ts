import { type RefObject, useEffect } from 'react';

/**
 * Keeps an element that fills the page above an on-screen keyboard. Some browsers (iOS) lay the keyboard over
 * the page without making it smaller; the part that it covers becomes padding at the element's end.
 */
export function useKeyboardInset(element: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const viewport = window.visualViewport;
    if (!viewport) return;
    const update = () => {
      const covered = window.innerHeight - viewport.height - viewport.offsetTop;
      // A page that is zoomed into shows a part of itself too, without any keyboard.
      const inset = viewport.scale === 1 ? Math.max(0, Math.round(covered)) : 0;
      if (element.current) element.current.style.paddingBlockEnd = inset > 0 ? `${inset}px` : '';
    };
    update();
    viewport.addEventListener('resize', update);
    viewport.addEventListener('scroll', update);
    return () => {
      viewport.removeEventListener('resize', update);
      viewport.removeEventListener('scroll', update);
    };
  }, [element]);
}
