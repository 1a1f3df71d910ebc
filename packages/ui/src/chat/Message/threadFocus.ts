import type { MouseEvent } from 'react';

/**
 * The element that scrolls around a message: it takes the focus from elements that disappear. The composer
 * would bring up the keyboard on a phone.
 */
export const threadAround = (element: Element | null) => element?.closest<HTMLElement>('[role=log]');

/** Moves the focus from a button that is about to disappear to the thread around it. */
export const focusThread = ({ currentTarget }: MouseEvent) =>
  threadAround(currentTarget)?.focus({ preventScroll: true });
