import { createContext, type RefObject } from 'react';

/**
 * The frame of the modal around; null on the page. What floats stands inside of it: a modal keeps the focus,
 * and takes a press beside it for one that closes it.
 */
export const ModalFrame = createContext<RefObject<HTMLElement | null> | null>(null);
