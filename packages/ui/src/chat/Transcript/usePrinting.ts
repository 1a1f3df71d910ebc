import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { media } from '../../theme/tokens.ts';

/**
 * Whether the page is being printed. What changes by it is there before the browser lays the paper out: it
 * does that as soon as the listeners have returned.
 */
export function usePrinting(): boolean {
  const [printing, setPrinting] = useState(false);
  useEffect(() => {
    const paper = window.matchMedia(media.print);
    const listeners = new AbortController();
    const { signal } = listeners;
    const say = (value: boolean) => flushSync(() => setPrinting(value));
    window.addEventListener('beforeprint', () => say(true), { signal });
    window.addEventListener('afterprint', () => say(false), { signal });
    paper.addEventListener('change', () => say(paper.matches), { signal });
    return () => listeners.abort();
  }, []);
  return printing;
}
