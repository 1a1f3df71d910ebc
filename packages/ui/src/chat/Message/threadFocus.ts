import type { MouseEvent } from 'react';

/**
 * The element that scrolls around a message: it takes the focus of what goes away, and brings up no
 * keyboard on a phone as the composer would.
 */
export const threadAround = (element: Element | null) => element?.closest<HTMLElement>('[role=log]');

/** Moves the focus from a button that goes away to the thread around it. */
export const focusThread = ({ currentTarget }: MouseEvent) =>
  threadAround(currentTarget)?.focus({ preventScroll: true });
