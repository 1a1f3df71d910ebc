import { ApiError } from '@parley/api';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { callOnce } from './callOnce.ts';

beforeEach(() => vi.stubGlobal('navigator', { onLine: true }));
afterEach(() => vi.unstubAllGlobals());

const LOST = new ApiError({ status: 200, code: 'unreadable' });
const LATE = new ApiError({ status: 0, code: 'timeout' });
const REFUSED = new ApiError({ status: 422, code: 'user_limit' });

/** A tab's store, and a call whose outcomes come in turns; the last one stays. */
function setUp(...outcomes: (ApiError | 'done')[]) {
  const kept = new Map<string, unknown>();
  const ids: string[] = [];
  const unsaved = {
    read: (form: string) => kept.get(form) ?? null,
    keep: (form: string, value: unknown) => void kept.set(form, value),
  };
  const invite = (input: unknown) =>
    callOnce(unsaved, 'inviteUsers', input, async (id) => {
      ids.push(id);
      const outcome = outcomes.length > 1 ? outcomes.shift() : outcomes[0];
      if (outcome instanceof ApiError) throw outcome;
      return outcome;
    });
  return { ids, invite };
}

test('FA-1: a call whose reply was lost is made once more under its id', async () => {
  const { ids, invite } = setUp(LOST, 'done');
  expect(await invite('a')).toBe('done');
  expect(ids).toHaveLength(2);
  expect(new Set(ids).size).toBe(1);
});

test('FA-1: another try with the same input has the same id, one with another input another', async () => {
  const { ids, invite } = setUp(REFUSED);
  for (const input of ['a', 'a', 'b']) await expect(invite(input)).rejects.toBe(REFUSED);
  expect(ids[1]).toBe(ids[0]);
  expect(ids[2]).not.toBe(ids[0]);
});

test('FA-1: what was lost for good is tried by the next press under its id', async () => {
  const { ids, invite } = setUp(LOST, LOST, 'done');
  await expect(invite('a')).rejects.toBe(LOST);
  expect(await invite('a')).toBe('done');
  expect(new Set(ids).size).toBe(1);
});

test('FA-1: what was not answered in time is told at once; the next press is the same call', async () => {
  const { ids, invite } = setUp(LATE, 'done');
  await expect(invite('a')).rejects.toBe(LATE);
  expect(ids).toHaveLength(1);
  expect(await invite('a')).toBe('done');
  expect(new Set(ids).size).toBe(1);
});

test('FA-1: what is asked for again after a reply is another call', async () => {
  const { ids, invite } = setUp('done');
  await invite('a');
  await invite('a');
  expect(new Set(ids).size).toBe(2);
});
