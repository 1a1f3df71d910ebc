import { useWords } from '@parley/i18n/react';
import { type ProblemInPlace, secondsUntil } from '@parley/model';
import { useEffect, useState } from 'react';

/**
 * Words that say how long another try must wait, counting down; undefined where it need not. The server names
 * the wait (429, 503).
 */
export function useWait({ retryAt: until = 0 }: Pick<ProblemInPlace, 'retryAt'>): string | undefined {
  const { t } = useWords();
  const [, setLooks] = useState(0);
  const seconds = secondsUntil(until);
  const waits = seconds > 0;
  useEffect(() => {
    if (!waits) return;
    const timer = setInterval(() => setLooks((looks) => looks + 1), 1000);
    return () => clearInterval(timer);
  }, [waits]);
  return waits ? t('chat.retryIn', { count: seconds }) : undefined;
}
