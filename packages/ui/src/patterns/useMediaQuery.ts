import { useSyncExternalStore } from 'react';

/** Whether a media condition holds; renders again when that changes. */
export function useMediaQuery(condition: string): boolean {
  return useSyncExternalStore(
    (notify) => {
      const query = window.matchMedia(condition);
      query.addEventListener('change', notify);
      return () => query.removeEventListener('change', notify);
    },
    () => window.matchMedia(condition).matches,
  );
}
