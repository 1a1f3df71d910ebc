import type { UseWords } from '@parley/i18n/react';
import type { ChatProblem, SubscriptionErrorStatus } from '@parley/model';
import { formatMoment } from '../format/dates.ts';

/** What a reader is told of a problem: one or two sentences, and the subscription status behind it. */
export interface ProblemWords {
  text: string;
  /**
   * The status with which the subscription refused the call, for an
   * administrator alone (ER-1); null for all else.
   */
  subscription: SubscriptionErrorStatus | null;
}

/**
 * Words for a problem (ER-1 to ER-3). Of billing only administrators hear: other users get the generic words,
 * and visitors of a foreign site neutral ones.
 * @param timeZone IANA name; the browser's own when undefined.
 */
export function problemWords(
  problem: ChatProblem,
  { t, locale }: UseWords,
  timeZone: string | undefined,
): ProblemWords {
  switch (problem.kind) {
    case 'generic':
      return { text: t('chat.problem.generic'), subscription: null };
    case 'refused':
      return { text: problem.text || t('chat.problem.refused'), subscription: null };
    case 'rateLimited':
      return { text: t('chat.problem.rateLimited'), subscription: null };
    case 'notConfirmed':
      return { text: t('chat.problem.notConfirmed'), subscription: null };
    case 'subscription': {
      if (problem.audience === 'visitor') return { text: t('chat.problem.visitor'), subscription: null };
      if (problem.audience === 'user') return { text: t('chat.problem.generic'), subscription: null };
      const reason = `${t(`subscription.limit.title${problem.status}`)}.`;
      const reset =
        problem.resetAt &&
        t('subscription.limit.resets', { time: formatMoment(locale, problem.resetAt, timeZone) });
      return { text: [reason, reset].filter(Boolean).join(' '), subscription: problem.status };
    }
  }
}
