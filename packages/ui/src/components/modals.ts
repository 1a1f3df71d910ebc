import { createContext, type RefObject, useEffect, useRef } from 'react';
import { media } from '../theme/tokens.ts';

/** Finds what lies over the page and keeps everything else out of reach. */
export const MODAL = '[role=dialog], [role=alertdialog]';

/**
 * The frame of the modal around; null on the page. What floats stands inside of it: a modal keeps the focus,
 * and takes a press beside it for one that closes it.
 */
export const ModalFrame = createContext<RefObject<HTMLElement | null> | null>(null);

/** What is open and closes by `closeTopModal`. */
interface Opened {
  /** Null for one that goes with its address. */
  close: (() => void) | null;
  isModal: boolean;
}

/** What is open, the topmost last. */
const opened: Opened[] = [];

/** Whether something lies over the page and keeps the focus. */
export const isModalOpen = (): boolean => opened.some(({ isModal }) => isModal);

const listeners = new Set<() => void>();

/** Tells of all that `closeTopModal` can close, when it opens. @returns ends it */
export function onModalOpened(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** Counts a modal among those that `closeTopModal` closes, while it is open. @param close null as there */
export function useOpenModal(isOpen: boolean, close: (() => void) | null): void {
  useOpened(isOpen, close, true);
}

/**
 * The same for a menu or popover, which keeps nothing out of reach: under fingers it covers much of a phone,
 * and going back is how it is sent away there. With a mouse, going back is for the page.
 */
export function useOpenSurface(isOpen: boolean, close: () => void): void {
  useOpened(isOpen && matchMedia(media.touch).matches, close, false);
}

function useOpened(isOpen: boolean, close: (() => void) | null, isModal: boolean): void {
  const latest = useRef(close);
  latest.current = close;
  useEffect(() => {
    if (!isOpen) return;
    const one: Opened = {
      get close() {
        return latest.current;
      },
      isModal,
    };
    opened.push(one);
    if (one.close) for (const listener of listeners) listener();
    return () => {
      opened.splice(opened.indexOf(one), 1);
    };
  }, [isOpen, isModal]);
}

/**
 * Asks the dialog, drawer or sheet on top to close, as Escape does, or the menu or popover under fingers: for
 * who goes back in the browser. One that waits for its work stays.
 * @returns whether there was one; one that goes with its address is none
 */
export function closeTopModal(): boolean {
  const close = opened.at(-1)?.close ?? null;
  close?.();
  return close !== null;
}
