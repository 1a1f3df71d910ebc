import { useSyncExternalStore } from 'react';
import type { Direction } from '../../theme/settings.ts';

const read = (): Direction => (document.documentElement.dir === 'rtl' ? 'rtl' : 'ltr');

function subscribe(listener: () => void): () => void {
  const observer = new MutationObserver(listener);
  observer.observe(document.documentElement, { attributeFilter: ['dir'] });
  return () => observer.disconnect();
}

/** The page's direction, for the few libraries that can't see it in CSS. */
export const useDirection = (): Direction => useSyncExternalStore(subscribe, read, () => 'ltr');
