import { failureOf, feedbackFor } from '@parley/machines';
import type { ProblemMessage } from '@parley/ui';
import type { UseQueryResult } from '@tanstack/react-query';

/** What stands in the place of what could not be had (ER-1, ER-2). */
export function problemOf(error: unknown, place: 'list' | 'form' = 'list'): ProblemMessage {
  const feedback = feedbackFor(failureOf(error), 'admin', place);
  return feedback.kind === 'silent' || feedback.kind === 'navigate' ? { code: 'generic' } : feedback;
}

type ListState<Ready> =
  | { kind: 'loading' }
  | { kind: 'failed'; problem: ProblemMessage; retrying: boolean }
  | ({ kind: 'ready' } & Ready);

/** A query in the terms of a screen: what was read before stays while it is read again. */
export function listStateOf<Data, Ready>(
  query: UseQueryResult<Data>,
  ready: (data: Data) => Ready,
): ListState<Ready> {
  if (query.data !== undefined) return { kind: 'ready', ...ready(query.data) };
  if (!query.error) return { kind: 'loading' };
  return { kind: 'failed', problem: problemOf(query.error), retrying: query.isFetching };
}
