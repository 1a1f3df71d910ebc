import { useSyncExternalStore } from 'react';

function subscribe(listener: () => void): () => void {
  addEventListener('online', listener);
  addEventListener('offline', listener);
  return () => {
    removeEventListener('online', listener);
    removeEventListener('offline', listener);
  };
}

/** Whether the browser has a network, as it says itself. */
export const useIsOnline = (): boolean => useSyncExternalStore(subscribe, () => navigator.onLine);
