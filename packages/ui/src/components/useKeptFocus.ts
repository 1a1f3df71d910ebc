import { type FocusEvent, useLayoutEffect, useRef } from 'react';
import { menuOpener } from './menuOpener.ts';
import { MODAL } from './modals.ts';

const isInDialog = (element: Element | null) => Boolean(element?.closest(MODAL));

/** So many frames a list may be out of reach after a dialog that goes in the same moment as a row of it. */
const MOST_FRAMES = 30;

function focusOn(target: HTMLElement, frames: number): void {
  target.focus();
  if (document.activeElement !== document.body || frames === 0) return;
  requestAnimationFrame(() => document.activeElement === document.body && focusOn(target, frames - 1));
}

/**
 * Keeps the focus in a list whose rows take their own buttons away: what had the focus went with its state
 * ('Try again') or with its row ('Delete'), and the browser would begin anew at the top of the page. The
 * focus goes to the row, or to the one that took the place of a row that went.
 * @returns what the parent of the rows takes: the rows are its children
 */
export function useKeptFocus<E extends HTMLElement>() {
  const list = useRef<E>(null);
  const last = useRef<{ focused: Element; row: Element; index: number } | null>(null);

  // With each render, as one of them takes the button away.
  useLayoutEffect(() => {
    if (!last.current || last.current.focused.isConnected) return;
    if (document.activeElement === document.body) return give();
    if (!isInDialog(document.activeElement)) return;
    // Its question was answered, and what was asked about went before the dialog did.
    const closed = new MutationObserver(() => {
      if (document.activeElement === document.body) give();
    });
    closed.observe(document.body, { childList: true, subtree: true });
    return () => closed.disconnect();
  });

  function give() {
    if (!last.current) return;
    const { row, index } = last.current;
    const rows = list.current?.children;
    const target = row.isConnected ? row : rows?.[Math.min(index, rows.length - 1)];
    last.current = null;
    if (!(target instanceof HTMLElement)) return;
    target.tabIndex = -1;
    focusOn(target, MOST_FRAMES);
  }

  return {
    ref: list,
    onFocus({ target: focused }: FocusEvent<E>) {
      // The menu of a row stands elsewhere in the page.
      const target = menuOpener(focused) ?? focused;
      const rows = [...(list.current?.children ?? [])];
      const index = rows.findIndex((each) => each.contains(target));
      const row = rows[index];
      last.current = row && row !== target ? { focused: target, row, index } : null;
    },
    // React tells nothing of the focus that an element loses by being taken away. A dialog gives it back, and
    // so does a menu.
    onBlur({ relatedTarget }: FocusEvent<E>) {
      if (!isInDialog(relatedTarget) && !(relatedTarget && menuOpener(relatedTarget))) last.current = null;
    },
  };
}
