import type { Wait } from '@parley/model';
import { createContext, useContext, useState } from 'react';
import { useSecondsLeft } from '../useSecondsLeft.ts';

/** The last wait that the server asked for as it refused to save something, and how it is said. */
export interface RetryAfter {
  wait: Wait | null;
  wordsOf: (seconds: number, endsAt: string | undefined) => string;
}

export const RetryAfterContext = createContext<RetryAfter>({ wait: null, wordsOf: () => '' });

/**
 * When the button may be pressed again, counting down, where the server refused for a while what it was busy
 * with (429); undefined where it need not wait, and without a provider.
 */
export function useRetryAfter(isBusy: boolean): string | undefined {
  const { wait, wordsOf } = useContext(RetryAfterContext);
  /** What the server had asked for before the button was busy; undefined while it is not. */
  const [before, setBefore] = useState<Wait | null | undefined>(isBusy ? wait : undefined);
  const [own, setOwn] = useState<Wait | null>(null);
  if (isBusy && before === undefined) {
    setBefore(wait);
    setOwn(null);
  } else if (!isBusy && before !== undefined) {
    setBefore(undefined);
    if (wait !== before) setOwn(wait);
  }
  const seconds = useSecondsLeft(own?.retryAt ?? 0);
  return seconds > 0 ? wordsOf(seconds, own?.endsAt) : undefined;
}
