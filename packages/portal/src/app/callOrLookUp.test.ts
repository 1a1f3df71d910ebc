import { ApiError } from '@parley/api';
import { UNAVAILABLE } from '@parley/model';
import { afterEach, expect, test, vi } from 'vitest';
import { callOrLookUp } from './callOrLookUp.ts';

afterEach(() => vi.unstubAllGlobals());

const failing = (error: ApiError) => () => Promise.reject(error);
const DONE = async () => 'done';

test.each([
  ['nothing came in time', 0, 'timeout'],
  ['a proxy gave up', 504, 'unknown'],
  ['the server gave up, and went on', 503, UNAVAILABLE],
  ['the reply was no reply', 200, 'unreadable'],
])('FA-1: what was done is found although %s', async (_, status, code) => {
  expect(await callOrLookUp(failing(new ApiError({ status, code })), DONE)).toBe('done');
});

test.each([true, false])(
  'FA-1: what left with a network is looked up, whether there is one now or not',
  async (onLine) => {
    vi.stubGlobal('navigator', { onLine });
    const broken = (mayHaveArrived: boolean) =>
      Object.assign(new ApiError({ status: 0, code: 'network' }), { mayHaveArrived });
    expect(await callOrLookUp(failing(broken(true)), DONE)).toBe('done');
    const offline = broken(false);
    await expect(callOrLookUp(failing(offline), DONE)).rejects.toBe(offline);
  },
);

test.each([
  ['refused', 422, 'invalid'],
  ['never sent', 0, 'unsent'],
])('FA-1: a call that was %s is not looked up', async (_, status, code) => {
  const error = new ApiError({ status, code });
  await expect(callOrLookUp(failing(error), DONE)).rejects.toBe(error);
});

test.each([
  ['was not done', async () => null],
  ['cannot be looked up', failing(new ApiError({ status: 0, code: 'network' }))],
])('FA-1: a lost call that %s stays lost', async (_, lookUp) => {
  const error = new ApiError({ status: 0, code: 'timeout' });
  await expect(callOrLookUp<string>(failing(error), lookUp)).rejects.toBe(error);
});
