import { ApiError } from '@parley/api';
import { MutationObserver, QueryObserver } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createFeedback } from './feedback.ts';
import { createQueryClient, readAhead, readAnew } from './queryClient.ts';
import { TOLD_IN_PLACE, WITHOUT_PLACE } from './toldInPlace.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

/** A list that cannot be read, with what was told of it. */
function brokenList(options: { meta?: typeof TOLD_IN_PLACE; isRepeated?: boolean } = {}) {
  const told = vi.fn();
  const error = Object.assign(new ApiError({ status: 500, code: 'internal' }), {
    isRepeated: options.isRepeated ?? false,
  });
  const read = vi.fn(() => Promise.reject(error));
  const client = createQueryClient(told);
  const query = { queryKey: ['list'], queryFn: read, ...(options.meta && { meta: options.meta }) };
  /** Opens the screen that shows it; gives back what closes it. */
  const open = async () => {
    const close = new QueryObserver(client, client.defaultQueryOptions(query)).subscribe(() => undefined);
    await vi.advanceTimersByTimeAsync(0);
    return close;
  };
  return {
    told,
    read,
    error,
    open,
    readAhead: () => client.prefetchQuery(query),
    load: () => readAhead(client, query),
  };
}

test('FA-1: what failed before its screen is there is told once, and not asked for again', async () => {
  const { told, read, error, open, readAhead } = brokenList();
  await readAhead();
  expect(told).not.toHaveBeenCalled();
  const close = await open();
  expect(read).toHaveBeenCalledOnce();
  expect(told).toHaveBeenCalledExactlyOnceWith(error, 'list');
  close();
  await open();
  expect(told).toHaveBeenCalledOnce();
});

test('FA-1: a screen that opens later asks again', async () => {
  const { told, read, open, readAhead } = brokenList();
  await readAhead();
  await vi.advanceTimersByTimeAsync(5000);
  await open();
  expect(read).toHaveBeenCalledTimes(2);
  expect(told).toHaveBeenCalledOnce();
});

test.each([
  ['its own screen tells', { meta: TOLD_IN_PLACE }],
  ['was told when the server gave its reason', { isRepeated: true }],
])('FA-1: what %s is not told here', async (_, options) => {
  const { told, open, readAhead } = brokenList(options);
  await readAhead();
  const close = await open();
  close();
  await vi.advanceTimersByTimeAsync(5000);
  await open();
  expect(told).not.toHaveBeenCalled();
});

test('FA-1: a route that is entered again right after a failure asks no second time', async () => {
  const { read, load } = brokenList();
  load();
  await vi.advanceTimersByTimeAsync(0);
  load();
  await vi.advanceTimersByTimeAsync(0);
  expect(read).toHaveBeenCalledOnce();
  await vi.advanceTimersByTimeAsync(5000);
  load();
  await vi.advanceTimersByTimeAsync(0);
  expect(read).toHaveBeenCalledTimes(2);
});

test.each([
  ['at its form', {}, 'form'],
  ['by a toast where it has no place', WITHOUT_PLACE, 'nowhere'],
])('FA-1: a failed action is told %s', async (_, meta, place) => {
  const told = vi.fn();
  const error = new ApiError({ status: 0, code: 'timeout' });
  const mutationFn = () => Promise.reject(error);
  await new MutationObserver(createQueryClient(told), { mutationFn, meta }).mutate().catch(() => undefined);
  expect(told.mock.calls.map((call) => call.slice(0, 2))).toEqual([[error, place]]);
});

test('ER-2: a new try of the same thing takes the words of the try before away, and no others', async () => {
  const words: string[] = [];
  const feedback = createFeedback();
  feedback.actor.subscribe(({ context }) => {
    words.splice(0, words.length, ...context.toasts.map(({ message }) => message.code));
  });
  const client = createQueryClient(
    (error, _place, by) =>
      feedback.raiseOf(by ?? {}, { kind: 'toast', code: (error as Error).message as never }),
    feedback.dropOf,
  );
  const trying = (why: string) =>
    new MutationObserver(client, { retry: false, mutationFn: () => Promise.reject(new Error(why)) });
  const saving = trying('generic');
  const other = trying('logoutFailed');
  await saving.mutate().catch(() => undefined);
  await other.mutate().catch(() => undefined);
  expect(words).toEqual(['generic', 'logoutFailed']);
  const again = saving.mutate().catch(() => undefined);
  expect(words).toEqual(['logoutFailed']);
  await again;
  expect(words).toEqual(['logoutFailed', 'generic']);
  feedback.actor.stop();
});

test('US-2: what changed elsewhere is read once more after a read that may have begun before it', async () => {
  const client = createQueryClient(vi.fn());
  const before = Promise.withResolvers<string>();
  const queryFn = vi.fn(async () => 'after').mockImplementationOnce(() => before.promise);
  const query = { queryKey: ['account'], queryFn };
  void client.prefetchQuery(query);
  const read = readAnew(client, query);
  before.resolve('before');
  await read;
  expect(client.getQueryData(query.queryKey)).toBe('after');
  expect(queryFn).toHaveBeenCalledTimes(2);
  await readAnew(client, query);
  expect(queryFn).toHaveBeenCalledTimes(3);
});

test('FA-1: what the server left unanswered is read again as soon as it answers anything', async () => {
  const client = createQueryClient(vi.fn());
  const lost = ApiError.fromNetwork(new TypeError('Failed to fetch'));
  const refused = new ApiError({ status: 500, code: 'internal' });
  const show = (name: string, read: () => Promise<string>) => {
    const options = client.defaultQueryOptions({ queryKey: [name], queryFn: read });
    return new QueryObserver(client, options).subscribe(() => undefined);
  };
  const unanswered = vi.fn(() => Promise.reject<string>(lost));
  const left = vi.fn(() => Promise.reject<string>(lost));
  const broken = vi.fn(() => Promise.reject<string>(refused));
  show('unanswered', unanswered);
  show('left', left)();
  show('broken', broken);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(unanswered).toHaveBeenCalledOnce();

  unanswered.mockResolvedValue('rows');
  await client.fetchQuery({ queryKey: ['bell'], queryFn: () => Promise.resolve('news') });
  await vi.advanceTimersByTimeAsync(0);
  expect(client.getQueryData(['unanswered'])).toBe('rows');
  expect(unanswered).toHaveBeenCalledTimes(2);
  expect(left).toHaveBeenCalledOnce();
  expect(broken).toHaveBeenCalledOnce();
});

test('ER-1: a write that was refused for a while says until when, wherever its failure is told', async () => {
  const hold = vi.fn();
  const client = createQueryClient(vi.fn(), vi.fn(), hold);
  const fail = (error: ApiError, meta?: typeof TOLD_IN_PLACE) =>
    new MutationObserver(client, { mutationFn: () => Promise.reject(error), ...(meta && { meta }) })
      .mutate()
      .catch(() => undefined);
  await fail(new ApiError({ status: 500, code: 'internal' }));
  expect(hold).not.toHaveBeenCalled();
  await fail(new ApiError({ status: 429, code: 'x', retryAfter: 5 }));
  await fail(new ApiError({ status: 429, code: 'x', retryAfter: 600, resetAt: 'later' }), TOLD_IN_PLACE);
  const now = Date.now();
  expect(hold.mock.calls).toEqual([[{ retryAt: now + 5000 }], [{ retryAt: now + 600_000, endsAt: 'later' }]]);
});
