import type { UseWords } from '@parley/i18n/react';
import type { Wait } from '@parley/model';
import { formatReset } from './dates.ts';

/**
 * When something may be tried again: how long that is, or from when on where it is far off (`endsAt`).
 * @param seconds how long there is still to wait
 */
export function waitWords(
  { t, locale }: UseWords,
  seconds: number,
  endsAt: Wait['endsAt'] | undefined,
): string {
  return endsAt === undefined
    ? t('chat.retryIn', { count: seconds })
    : t('chat.retryFrom', { time: formatReset(locale, endsAt) });
}
