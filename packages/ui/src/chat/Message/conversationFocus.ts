import type { MouseEvent } from 'react';

/**
 * The element that scrolls around a message: it takes the focus of what goes away, and brings up no
 * keyboard on a phone as the composer would.
 */
export const conversationAround = (element: Element | null) => element?.closest<HTMLElement>('[role=log]');

/** Moves the focus from a button that goes away to the conversation around it. */
export const focusConversation = ({ currentTarget }: MouseEvent) =>
  conversationAround(currentTarget)?.focus({ preventScroll: true });
