import { ApiError } from '@parley/api';
import { UNAVAILABLE } from '@parley/model';
import type { UseQueryResult } from '@tanstack/react-query';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { feedbackOf, listStateOf, problemInPlace } from './listState.ts';

const failure = (status: number) =>
  new ApiError({ status, code: status === 0 ? 'network' : 'code', text: 'Text' });

interface Rows {
  rows: string[];
  leftOut?: number;
}
const query = (part: { data?: Rows; error: Error | null; isFetching?: boolean }) =>
  ({ isFetching: false, ...part }) as UseQueryResult<Rows>;
const rowsOf = ({ rows }: Rows) => ({ rows });

describe('ER-1: what a toast or dialog tells is not said in place too', () => {
  test.each([
    [403, { code: 'noPermission' }],
    [0, { code: 'offline' }],
    [500, { code: 'generic' }],
    [422, { code: 'told' }],
    [429, { code: 'told' }],
    [460, { code: 'told' }],
    [401, { code: 'told' }],
  ])('a list that failed with %i', (status, problem) => {
    expect(listStateOf(query({ error: failure(status) }), rowsOf)).toEqual({
      kind: 'failed',
      problem,
      retrying: false,
    });
  });

  test.each([
    [0, { kind: 'failed', problem: { code: 'offline' } }],
    [404, { kind: 'failed', problem: { code: 'gone' } }],
    [500, { kind: 'idle' }],
    [422, { kind: 'idle' }],
    [464, { kind: 'idle' }],
  ])('a form that failed with %i', (status, state) => {
    expect(problemInPlace(failure(status))).toEqual(state);
  });
});

test('faults: what was read before stays, beside what went wrong since', () => {
  const state = listStateOf(query({ data: { rows: ['old'] }, error: failure(500) }), rowsOf);
  expect(state).toEqual({
    kind: 'ready',
    rows: ['old'],
    outdated: { problem: { code: 'generic' }, retrying: false },
  });
});

describe('FA-1: without a network', () => {
  const offline = { problem: { code: 'offline' }, retrying: false };
  const lost = query({ error: failure(0) });

  test('a list that was read keeps its rows, and says so', () => {
    const state = listStateOf(query({ data: { rows: ['old'] }, error: null }), rowsOf, { isOnline: false });
    expect(state).toEqual({ kind: 'ready', rows: ['old'], outdated: offline });
  });

  test('the rows of another search stay where this one cannot be read', () => {
    const before = { rows: ['old'] };
    expect(listStateOf(lost, rowsOf, { isOnline: false, before })).toEqual({
      kind: 'ready',
      rows: ['old'],
      outdated: offline,
    });
    expect(listStateOf(lost, rowsOf, { isOnline: false })).toEqual({ kind: 'failed', ...offline });
  });

  test('a list that had failed before says so in place of what it failed with', () => {
    const state = listStateOf(query({ error: failure(500) }), rowsOf, { isOnline: false });
    expect(state).toEqual({ kind: 'failed', ...offline });
  });

  test('a search that was refused does not show the rows of another', () => {
    const state = listStateOf(query({ error: failure(500) }), rowsOf, {
      isOnline: true,
      before: { rows: ['old'] },
    });
    expect(state.kind).toBe('failed');
  });
});

test('ER-1: a list that was refused with 429 says until when it waits', () => {
  const error = new ApiError({ status: 429, code: 'rate_limited', retryAfter: 12 });
  expect(listStateOf({ ...query({ error }), errorUpdatedAt: 1000 } as UseQueryResult<Rows>, rowsOf)).toEqual({
    kind: 'failed',
    problem: { code: 'told', retryAt: 13_000 },
    retrying: false,
  });
});

test('ER-1: a list of a server that is down for a while waits as long as that says', () => {
  const error = new ApiError({ status: 503, code: 'unavailable', retryAfter: 12 });
  expect(listStateOf({ ...query({ error }), errorUpdatedAt: 1000 } as UseQueryResult<Rows>, rowsOf)).toEqual({
    kind: 'failed',
    problem: { code: 'generic', retryAt: 13_000 },
    retrying: false,
  });
});

test('T20: a list says how many rows the client left out, beside what became of the rest', () => {
  const state = listStateOf(query({ data: { rows: ['good'], leftOut: 2 }, error: null }), rowsOf);
  expect(state).toEqual({ kind: 'ready', rows: ['good'], leftOut: 2 });
});

describe('FA-1: a call that writes and got no reply', () => {
  afterEach(() => vi.unstubAllGlobals());

  test.each([
    ['may have arrived where there was a network, whether there is one now or not', true, 'notConfirmed'],
    ['was not sent where there was none', false, 'offline'],
  ])('%s', (_, mayHaveArrived, code) => {
    const error = Object.assign(failure(0), { mayHaveArrived });
    for (const onLine of [true, false]) {
      vi.stubGlobal('navigator', { onLine });
      expect(problemInPlace(error)).toEqual({ kind: 'failed', problem: { code } });
    }
  });
});

describe('FA-1: a call that writes and got a reply that tells nothing', () => {
  test.each([
    ['from a server that gave up waiting, and goes on', 503, UNAVAILABLE, 'notConfirmed'],
    ['that cannot be read', 200, 'unreadable', 'notConfirmed'],
  ])('%s', (_, status, code, said) => {
    const error = new ApiError({ status, code });
    expect(problemInPlace(error)).toEqual({ kind: 'failed', problem: { code: said } });
    // A call that only reads leaves nothing to confirm.
    error.isReading = true;
    expect(problemInPlace(error)).toEqual({ kind: 'failed', problem: { code: 'generic' } });
  });

  test('from a proxy that let nothing through', () => {
    expect(problemInPlace(new ApiError({ status: 503, code: 'unknown' }))).toEqual({ kind: 'idle' });
  });
});

test.each([
  ['timeout', 'timedOut'],
  ['network', 'offline'],
])('FA-1: what was asked for and did not come leaves nothing to confirm: %s', (code, said) => {
  const error = Object.assign(new ApiError({ status: 0, code }), { isReading: true });
  expect(problemInPlace(error)).toEqual({ kind: 'failed', problem: { code: said } });
});

test('ER-1: a toast tells a refusal, and the form which fields it is about', () => {
  const error = new ApiError({ status: 422, code: 'invalid_input', text: 'No.', fields: { name: 'No.' } });
  expect(problemInPlace(error)).toEqual({ kind: 'idle', refused: { name: 'No.' } });
});

test('FA-1: what an action without a place would say there is a toast', () => {
  const error = new ApiError({ status: 0, code: 'timeout' });
  expect(feedbackOf(error, 'admin', 'nowhere')).toEqual({ kind: 'toast', code: 'notConfirmed' });
});
