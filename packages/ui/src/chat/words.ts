import type { UseWords } from '@parley/i18n/react';
import type { ChatProblem, SubscriptionErrorStatus } from '@parley/model';
import { formatReset } from '../format/dates.ts';

/** What a chat says of a problem: one or two sentences, and the subscription status behind it. */
export interface ChatProblemWords {
  text: string;
  /**
   * The status with which the subscription refused the call, for an administrator alone (ER-1); null for all
   * else.
   */
  subscription: SubscriptionErrorStatus | null;
}

/**
 * Words for a problem in a chat (ER-1 to ER-3). Only administrators are told of billing: other users get the
 * generic words, and visitors of a host page neutral ones.
 * @param timeZone IANA name; the browser's own when undefined.
 */
export function chatProblemWords(
  problem: ChatProblem,
  { t, locale }: UseWords,
  timeZone: string | undefined,
): ChatProblemWords {
  switch (problem.kind) {
    case 'generic':
      return { text: t('chat.problem.generic'), subscription: null };
    case 'refused':
      return { text: problem.text || t('chat.problem.refused'), subscription: null };
    case 'unavailable':
      return { text: t('chat.problem.unavailable'), subscription: null };
    case 'rateLimited': {
      const time = problem.resetAt && formatReset(locale, problem.resetAt, timeZone);
      const end = time && t('chat.problem.limitEnds', { time });
      return { text: [t('chat.problem.rateLimited'), end].filter(Boolean).join(' '), subscription: null };
    }
    case 'lifted':
      return { text: t('subscription.limit.lifted'), subscription: null };
    case 'notConfirmed':
      return { text: t('chat.problem.notConfirmed'), subscription: null };
    case 'subscription': {
      if (problem.audience === 'visitor') return { text: t('chat.problem.visitor'), subscription: null };
      if (problem.audience === 'user') return { text: t('chat.problem.generic'), subscription: null };
      const reason = `${t(`subscription.limit.title${problem.status}`)}.`;
      const reset =
        problem.resetAt &&
        t('subscription.limit.resets', { time: formatReset(locale, problem.resetAt, timeZone) });
      return { text: [reason, reset].filter(Boolean).join(' '), subscription: problem.status };
    }
  }
}
