import { ApiError } from '@parley/api';
import { QueryObserver } from '@tanstack/react-query';
import { expect, test, vi } from 'vitest';
import { createQueryClient } from './queryClient.ts';
import { removeFrom } from './removal.ts';

const queryKey = ['list'];

/** A list that is shown, and how often it was read. */
async function shownList() {
  const client = createQueryClient(() => undefined);
  const read = vi.fn(async () => []);
  new QueryObserver(client, { queryKey, queryFn: read }).subscribe(() => undefined);
  await vi.waitFor(() => expect(client.getQueryData(queryKey)).toEqual([]));
  return { client, read };
}

const failing = (status: number, code: string) => () => Promise.reject(new ApiError({ status, code }));

test('FA-2: what is removed already counts as removed', async () => {
  const { client } = await shownList();
  await expect(removeFrom(client, queryKey, failing(404, 'not_found'))).resolves.toBeNull();
});

test.each([
  ['its reply was lost', 0, 'timeout'],
  ['a proxy replied', 502, 'unknown'],
])('FA-2: the list is read again after a removal of which nobody knows: %s', async (_, status, code) => {
  const { client, read } = await shownList();
  await expect(removeFrom(client, queryKey, failing(status, code))).rejects.toMatchObject({ status });
  await vi.waitFor(() => expect(read).toHaveBeenCalledTimes(2));
});
