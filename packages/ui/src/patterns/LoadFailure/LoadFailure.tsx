import { useWords } from '@parley/i18n/react';
import type { ProblemInPlace } from '@parley/model';
import { CopyButton } from '../../components/CopyButton/CopyButton.tsx';
import { ErrorState } from '../../components/ErrorState/ErrorState.tsx';
import type { IllustrationName } from '../../components/Illustration/Illustration.tsx';
import { problemWords } from '../GlobalFeedback/problemWords.ts';
import { useWait } from './useWait.ts';

export interface LoadFailureProps {
  /** What could not be loaded, without a full stop: 'The plans could not be loaded'. */
  title: string;
  /** Why. */
  problem: ProblemInPlace;
  /** Another try is under way. */
  retrying: boolean;
  /** Tries once more. */
  onRetry: () => void;
}

/** Problems that a drawing of their own tells; a broken server stands for all others. */
const PICTURES: Partial<Record<ProblemInPlace['code'], IllustrationName>> = {
  noPermission: 'notAuthorized',
  notFound: 'notFound',
  gone: 'notFound',
  offline: 'offline',
};

/**
 * Stands where content would be that could not be read, says why, and tries again; who may not read it is
 * told who can help instead.
 */
export function LoadFailure({ title, problem, retrying, onRetry }: LoadFailureProps) {
  const { t } = useWords();
  const waiting = useWait(problem);
  const reference = problem.code === 'generic' && problem.reference;
  const isForbidden = problem.code === 'noPermission';
  const wayOn = isForbidden && t('errors.askAdministrator');
  const goesOn = problem.code === 'offline' && t('errors.offlineText');
  const sentences = [`${title}.`, problemWords(t, problem), wayOn, goesOn];
  return (
    <ErrorState
      text={sentences.filter(Boolean).join(' ')}
      picture={PICTURES[problem.code] ?? 'serverError'}
      {...(!isForbidden && { onRetry })}
      retrying={retrying ? t('common.loading') : undefined}
      waiting={waiting}
      announce={problem.code !== 'told'}
      aside={reference && <CopyButton text={reference} label={t('errors.copyReference')} look="words" />}
    />
  );
}
