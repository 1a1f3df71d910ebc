import type { UseWords } from '@parley/i18n/react';
import type { ChatProblem } from './chat.types.ts';
import { formatMoment } from './time.ts';

/** What a reader is told of a problem: one or two sentences, and whether a subscription can solve it. */
export interface ProblemWords {
  text: string;
  /** True for an administrator whose subscription refused the call (ER-1). */
  subscription: boolean;
}

/**
 * Words for a problem (ER-1 to ER-3). Of billing only administrators hear: other users get the generic words, and visitors of a
 * foreign site neutral ones.
 * @param timeZone IANA name; the browser's own when undefined.
 */
export function problemWords(
  problem: ChatProblem,
  { t, locale }: UseWords,
  timeZone: string | undefined,
): ProblemWords {
  switch (problem.kind) {
    case 'generic':
      return { text: t('errors.generic'), subscription: false };
    case 'refused':
      return { text: problem.text || t('chat.problem.refused'), subscription: false };
    case 'rateLimited':
      return { text: t('errors.tooManyRequests'), subscription: false };
    case 'notConfirmed':
      return { text: t('chat.problem.notConfirmed'), subscription: false };
    case 'subscription': {
      if (problem.audience === 'visitor') return { text: t('chat.problem.visitor'), subscription: false };
      if (problem.audience === 'user') return { text: t('errors.generic'), subscription: false };
      const reason = `${t(`subscription.limit.title${problem.status}`)}.`;
      const reset =
        problem.resetAt &&
        t('subscription.limit.resets', { time: formatMoment(problem.resetAt, locale, timeZone) });
      return { text: [reason, reset].filter(Boolean).join(' '), subscription: true };
    }
  }
}
