import { secondsUntil } from '@parley/model';
import { useEffect, useState } from 'react';

/** The whole seconds until a moment, in milliseconds since 1970, counting down; 0 once it is over. */
export function useSecondsLeft(until: number): number {
  const [, setLooks] = useState(0);
  const seconds = secondsUntil(until);
  const waits = seconds > 0;
  useEffect(() => {
    if (!waits) return;
    const timer = setInterval(() => setLooks((looks) => looks + 1), 1000);
    return () => clearInterval(timer);
  }, [waits]);
  return seconds;
}
