import { useEffect, useEffectEvent, useRef } from 'react';

/**
 * Lets things expire `duration` ms after they were first seen. While they are `held` (somebody reads them), nothing
 * expires; let go, all have their whole time again.
 */
export function useExpiry(
  ids: readonly string[],
  held: boolean,
  duration: number,
  onExpire: (id: string) => void,
): void {
  const timers = useRef(new Map<string, ReturnType<typeof setTimeout>>());
  const expire = useEffectEvent(onExpire);
  const key = ids.join(' ');

  useEffect(() => {
    const running = timers.current;
    const current = new Set(key === '' || held ? [] : key.split(' '));
    for (const [id, timer] of running) {
      if (current.has(id)) continue;
      clearTimeout(timer);
      running.delete(id);
    }
    for (const id of current) {
      if (!running.has(id))
        running.set(
          id,
          setTimeout(() => expire(id), duration),
        );
    }
  }, [key, held, duration]);

  useEffect(() => {
    const running = timers.current;
    return () => {
      for (const timer of running.values()) clearTimeout(timer);
      running.clear();
    };
  }, []);
}
