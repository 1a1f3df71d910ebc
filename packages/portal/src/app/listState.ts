import { ApiError } from '@parley/api';
import { type Feedback, failureOf, feedbackFor, withoutPlace } from '@parley/machines';
import { type Audience, type ProblemInPlace, type RefusedFields, waitOf } from '@parley/model';
import type { Outdated } from '@parley/ui';
import type { UseMutationResult, UseQueryResult } from '@tanstack/react-query';
import { useRef } from 'react';
import { writeError } from './toldInPlace.ts';
import { useIsOnline } from './useIsOnline.ts';

/**
 * What a failed call leads to (ER-1, ER-2). A form writes, except for what it only fetches; `nowhere` is a
 * form without a place of its own.
 */
export function feedbackOf(error: unknown, audience: Audience, place: 'list' | 'form' | 'nowhere'): Feedback {
  if (place === 'nowhere') return withoutPlace(feedbackOf(error, audience, 'form'));
  const ofList = () => feedbackFor(failureOf(error), audience, 'list');
  if (place === 'list') return ofList();
  const ofForm = feedbackFor(failureOf(writeError(error)), audience, 'form');
  // Where nothing was to be written there is nothing that could be unconfirmed.
  const isRead = error instanceof ApiError && error.isReading;
  return isRead && 'code' in ofForm && ofForm.code === 'notConfirmed' ? ofList() : ofForm;
}

/** The problem to show in place of the failed part (ER-1, ER-2); null where a toast or dialog shows it. */
function inPlaceOf({ kind, ...problem }: Feedback): ProblemInPlace | null {
  return kind === 'inline' ? (problem as ProblemInPlace) : null;
}

/**
 * The problem to show where data could not be loaded.
 * @param failedAt when it failed, in milliseconds since 1970: a wait that the server asked for begins then
 */
export function problemOf(error: unknown, failedAt: number): ProblemInPlace {
  const wait = waitOf(failureOf(error), failedAt);
  return { ...(inPlaceOf(feedbackOf(error, 'admin', 'list')) ?? { code: 'told' }), ...wait };
}

/**
 * The state of a form or button after a failure: the problem to show in place, or idle where a toast or
 * dialog tells it. Fields that were refused are named beside the toast.
 */
export function problemInPlace(
  error: unknown,
  audience: Audience = 'admin',
): { kind: 'failed'; problem: ProblemInPlace } | { kind: 'idle'; refused?: RefusedFields } {
  const feedback = feedbackOf(error, audience, 'form');
  const problem = inPlaceOf(feedback);
  if (problem) return { kind: 'failed', problem };
  const refused = 'fields' in feedback ? feedback.fields : undefined;
  return { kind: 'idle', ...(refused && { refused }) };
}

/** `attempt` is another for each action, and null before the first. */
type Task<About> = { attempt: unknown } & (
  | { kind: 'idle'; refused?: RefusedFields }
  | ({ kind: 'running' | 'done' } & About)
  | ({ kind: 'failed'; problem: ProblemInPlace } & About)
);

/**
 * How the last action of several that a mutation runs went; idle where a toast or dialog tells why it failed.
 * @param aboutOf what its place has to know of the action
 * @param audience who is told; administrators where nobody else gets there
 */
export function taskOf<Wish, About extends object>(
  {
    status,
    error,
    variables,
  }: Pick<UseMutationResult<unknown, Error, Wish>, 'status' | 'error' | 'variables'>,
  aboutOf: (wish: Wish) => About,
  audience: Audience = 'admin',
): Task<About> {
  if (variables === undefined) return { kind: 'idle', attempt: null };
  // Each action is asked for by an object of its own; two may be asked for in one millisecond.
  const attempt = variables;
  const about = aboutOf(variables);
  if (status === 'pending') return { kind: 'running', attempt, ...about };
  if (status === 'success') return { kind: 'done', attempt, ...about };
  const failed = problemInPlace(error, audience);
  return failed.kind === 'failed' ? { ...failed, attempt, ...about } : { ...failed, attempt };
}

const OFFLINE: ProblemInPlace = { code: 'offline' };

type ListState<Ready> =
  | { kind: 'loading' }
  | { kind: 'failed'; problem: ProblemInPlace; retrying: boolean }
  | ({ kind: 'ready'; outdated?: Outdated; leftOut?: number } & Ready);

/** What a list knows beside its query. */
interface ListSurroundings<Data> {
  /** Whether there is a network: without one, whatever is shown may be out of date. */
  isOnline: boolean;
  /** What another search, order or page of the same list found; it stays where this one can't be read. */
  before?: Data | undefined;
}

/**
 * A query as a list's state. Data that was read before stays while it is read again, and when that fails; how
 * many rows the client left out of it stands beside it (T20). Whatever failed before, a list without a
 * network says so: it is read again once there is one.
 */
export function listStateOf<Data extends { leftOut?: number }, Ready>(
  query: UseQueryResult<Data>,
  ready: (data: Data) => Ready,
  { isOnline, before }: ListSurroundings<Data> = { isOnline: true },
): ListState<Ready> {
  const failed = query.error && problemOf(query.error, query.errorUpdatedAt);
  const problem = isOnline ? failed : OFFLINE;
  const failure = problem && { problem, retrying: query.isFetching };
  const data = query.data ?? (failed?.code === 'offline' ? before : undefined);
  if (data !== undefined) {
    const { leftOut } = data;
    return {
      kind: 'ready',
      ...ready(data),
      ...(leftOut && { leftOut }),
      ...(failure && { outdated: failure }),
    };
  }
  return failed && failure ? { kind: 'failed', ...failure } : { kind: 'loading' };
}

/**
 * The state of a list that is shown: a list that was read says so while there is no network, and keeps its
 * rows, also where another search cannot be read (FA-1).
 */
export function useListState<Data extends { leftOut?: number }, Ready>(
  query: UseQueryResult<Data>,
  ready: (data: Data) => Ready,
): ListState<Ready> {
  const isOnline = useIsOnline();
  const before = useRef<Data>(undefined);
  if (query.isPlaceholderData) before.current = query.data;
  return listStateOf(query, ready, { isOnline, before: before.current });
}
