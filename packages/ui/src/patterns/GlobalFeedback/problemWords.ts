import type { UseWords } from '@parley/i18n/react';
import type { ProblemInPlace } from '@parley/model';

/**
 * What a problem is called in the reader's language (ER-1, ER-2). A wait that the server asks for is counted
 * down by the button that would try again.
 */
export function problemWords(t: UseWords['t'], problem: ProblemInPlace): string {
  switch (problem.code) {
    case 'told':
      return '';
    case 'generic':
      return problem.reference
        ? `${t('errors.generic')} ${t('errors.reference', { id: problem.reference })}`
        : t('errors.generic');
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
