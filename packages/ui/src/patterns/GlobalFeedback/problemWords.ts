import type { UseWords } from '@parley/i18n/react';
import type { SubscriptionErrorStatus } from '@parley/model';

/** Something that went wrong, in a code. */
export type ProblemMessage =
  | {
      code:
        | 'generic'
        | 'offline'
        | 'timedOut'
        | 'notConfirmed'
        | 'noPermission'
        | 'notFound'
        | 'gone'
        | 'assistantNotFound'
        | 'signInAgain';
    }
  /** A toast or dialog tells it: nothing is left to be said in place. */
  | { code: 'told' }
  /** 422: the server's own text, shown as it is; the generic words where it has none. */
  | { code: 'refused'; text: string }
  /** 429: seconds to wait, or null where nobody knows. */
  | { code: 'rateLimited'; retryAfter: number | null }
  /** 460-464. */
  | { code: 'subscription'; status: SubscriptionErrorStatus };

/** What a problem is called in the reader's language (ER-1, ER-2). */
export function problemWords(t: UseWords['t'], problem: ProblemMessage): string {
  switch (problem.code) {
    case 'told':
      return '';
    case 'generic':
      return t('errors.generic');
    case 'refused':
      return problem.text.trim() === '' ? t('errors.generic') : problem.text;
    case 'rateLimited':
      return t('errors.tooManyRequests');
    case 'subscription':
      return t(`subscription.limit.text${problem.status}`);
    default:
      return t(`errors.problem.${problem.code}`);
  }
}
