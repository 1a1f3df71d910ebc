import { type RefObject, useCallback, useLayoutEffect, useRef, useState } from 'react';

/** How many messages a conversation opens with, and how many each look back adds. */
export const ROWS_AT_ONCE = 60;

/** What `useEarlier` gives. */
export interface Earlier<T> {
  /** The rows to render: the newest ones, and those that were asked for. */
  rows: readonly T[];
  /** Whether there are earlier ones. */
  more: boolean;
  /** Renders the next portion of earlier rows above; what the reader looks at stays where it is. */
  showEarlier: () => void;
}

/**
 * Opens a conversation of any length at the cost of a short one, by rendering its end first. This is the seam
 * for a virtualiser: what it returns is all that the list renders.
 * @param scroller the element that scrolls.
 */
export function useEarlier<T>(all: readonly T[], scroller: RefObject<HTMLElement | null>): Earlier<T> {
  // The first row stays the first while newer ones arrive, so that nothing a reader looks at goes away.
  const [start, setStart] = useState(() => Math.max(0, all.length - ROWS_AT_ONCE));
  const heightBefore = useRef<number | null>(null);
  // A new chat has begun: what was left out before says nothing about it.
  if (start > 0 && start >= all.length) setStart(Math.max(0, all.length - ROWS_AT_ONCE));
  const first = Math.min(start, all.length);

  // biome-ignore lint/correctness/useExhaustiveDependencies: `first` says when rows were added above.
  useLayoutEffect(() => {
    const element = scroller.current;
    if (!element || heightBefore.current === null) return;
    element.scrollTop += element.scrollHeight - heightBefore.current;
    heightBefore.current = null;
  }, [first, scroller]);

  const showEarlier = useCallback(() => {
    heightBefore.current = scroller.current?.scrollHeight ?? null;
    setStart((current) => Math.max(0, current - ROWS_AT_ONCE));
  }, [scroller]);

  return { rows: first === 0 ? all : all.slice(first), more: first > 0, showEarlier };
}
