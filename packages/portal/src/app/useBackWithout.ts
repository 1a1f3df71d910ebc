import { useLocation, useRouter } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';

/**
 * Leads from what an address has opened on a page, such as a conversation (AS-6) or the text of a file
 * (AS-3), to the page without it: to the step before, where that was it, so that it is as far down as it was
 * left.
 * @param name of what is opened, in the search of the address
 * @param close opens the page without it, where another step came before
 */
export function useBackWithout(name: string, close: () => void): () => void {
  const { history } = useRouter();
  // Both of the address, which is ahead of the page.
  const step = useLocation({ select: ({ state }) => state.__TSR_index });
  const isWithout = useLocation({ select: ({ search }) => !(search as Record<string, unknown>)[name] });
  const without = useRef<number | null>(null);
  useEffect(() => {
    if (isWithout) without.current = step;
  }, [isWithout, step]);
  return () => (without.current === step - 1 ? history.back() : close());
}
