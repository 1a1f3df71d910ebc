import { useEffect, useSyncExternalStore } from 'react';

let coming = 0;
const listeners = new Set<() => void>();

function count(change: 1 | -1) {
  coming += change;
  for (const listener of listeners) listener();
}

/** Counts a part among those whose code is on its way, while it is. */
export function useCountAsComing(isComing: boolean): void {
  useEffect(() => {
    if (!isComing) return;
    count(1);
    return () => count(-1);
  }, [isComing]);
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** Whether something was asked for whose code is on its way: what opens before it would lie below it. */
export const useIsPartComing = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => coming > 0,
    () => false,
  );
