import { useWords } from '@parley/i18n/react';
import type { Wait } from '@parley/model';
import { useSecondsLeft } from '../../components/useSecondsLeft.ts';
import { waitWords } from '../../format/waitWords.ts';

/**
 * Words that say how long another try must wait, counting down; undefined where it need not. The server names
 * the wait (429, 503).
 */
export function useWait({ retryAt = 0, endsAt }: Partial<Wait>): string | undefined {
  const words = useWords();
  const seconds = useSecondsLeft(retryAt);
  return seconds > 0 ? waitWords(words, seconds, endsAt) : undefined;
}
