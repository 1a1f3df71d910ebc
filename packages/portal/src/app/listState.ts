import { type Feedback, failureOf, feedbackFor } from '@parley/machines';
import type { Audience, ProblemInPlace } from '@parley/model';
import type { Outdated } from '@parley/ui';
import type { UseQueryResult } from '@tanstack/react-query';
import { writeError } from './toldInPlace.ts';

/** What a failed call leads to (ER-1, ER-2). A form writes. */
export const feedbackOf = (error: unknown, audience: Audience, place: 'list' | 'form'): Feedback =>
  feedbackFor(failureOf(place === 'form' ? writeError(error) : error), audience, place);

/** The problem to show in place of the failed part (ER-1, ER-2); null where a toast or dialog shows it. */
function inPlaceOf(error: unknown, place: 'list' | 'form'): ProblemInPlace | null {
  const { kind, ...problem } = feedbackOf(error, 'admin', place);
  return kind === 'inline' ? (problem as ProblemInPlace) : null;
}

/** The problem to show where data could not be loaded. */
export const problemOf = (error: unknown): ProblemInPlace => inPlaceOf(error, 'list') ?? { code: 'told' };

/**
 * The state of a form or button after a failure: the problem to show in place, or idle where a toast or
 * dialog tells it.
 */
export function problemInPlace(
  error: unknown,
): { kind: 'failed'; problem: ProblemInPlace } | { kind: 'idle' } {
  const problem = inPlaceOf(error, 'form');
  return problem ? { kind: 'failed', problem } : { kind: 'idle' };
}

type ListState<Ready> =
  | { kind: 'loading' }
  | { kind: 'failed'; problem: ProblemInPlace; retrying: boolean }
  | ({ kind: 'ready'; outdated?: Outdated } & Ready);

/** A query as a list's state. Data that was read before stays while it is read again, and when that fails. */
export function listStateOf<Data, Ready>(
  query: UseQueryResult<Data>,
  ready: (data: Data) => Ready,
): ListState<Ready> {
  const failure = query.error && { problem: problemOf(query.error), retrying: query.isFetching };
  if (query.data !== undefined) {
    return { kind: 'ready', ...ready(query.data), ...(failure ? { outdated: failure } : {}) };
  }
  return failure ? { kind: 'failed', ...failure } : { kind: 'loading' };
}
