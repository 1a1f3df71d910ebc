import { createContext, type RefObject, useEffect, useRef } from 'react';

/** Finds what lies over the page and keeps everything else out of reach. */
export const MODAL = '[role=dialog], [role=alertdialog]';

/**
 * The frame of the modal around; null on the page. What floats stands inside of it: a modal keeps the focus,
 * and takes a press beside it for one that closes it.
 */
export const ModalFrame = createContext<RefObject<HTMLElement | null> | null>(null);

/** How each that is open is closed, the topmost last; null for one that goes with its address. */
const opened: { close: (() => void) | null }[] = [];

/** Whether something lies over the page and keeps the focus. */
export const isModalOpen = (): boolean => opened.length > 0;

const listeners = new Set<() => void>();

/** Tells of each modal that `closeTopModal` can close, when it opens. @returns ends it */
export function onModalOpened(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** Counts a modal among those that `closeTopModal` closes, while it is open. @param close null as there */
export function useOpenModal(isOpen: boolean, close: (() => void) | null): void {
  const latest = useRef(close);
  latest.current = close;
  useEffect(() => {
    if (!isOpen) return;
    const modal = {
      get close() {
        return latest.current;
      },
    };
    opened.push(modal);
    if (modal.close) for (const listener of listeners) listener();
    return () => {
      opened.splice(opened.indexOf(modal), 1);
    };
  }, [isOpen]);
}

/**
 * Asks the dialog, drawer or sheet on top to close, as Escape does: for who goes back in the browser. One
 * that waits for its work stays.
 * @returns whether there was one; one that goes with its address is none
 */
export function closeTopModal(): boolean {
  const close = opened.at(-1)?.close ?? null;
  close?.();
  return close !== null;
}
