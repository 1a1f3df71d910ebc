import { useLocation, useRouter } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';

/**
 * Leads from the conversation that is open to the list (AS-6): to the step before, where that was the list,
 * so that it is as far down as it was left.
 * @param open opens the list, where another step came before
 */
export function useBackToList(open: () => void): () => void {
  const { history } = useRouter();
  // Both of the address, which is ahead of the page.
  const step = useLocation({ select: ({ state }) => state.__TSR_index });
  const isList = useLocation({ select: ({ search }) => !('conversation' in search && search.conversation) });
  const list = useRef<number | null>(null);
  useEffect(() => {
    if (isList) list.current = step;
  }, [isList, step]);
  return () => (list.current === step - 1 ? history.back() : open());
}
