import { environmentManager, focusManager, QueryClient, QueryObserver } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { LOOK_EVERY_MS, lookAgain } from './lookAgain.ts';

beforeEach(() => {
  // Without it nothing is looked for again: the library would not know that this is a window.
  environmentManager.setIsServer(() => false);
  vi.useFakeTimers();
});
afterEach(() => {
  focusManager.setFocused(undefined);
  environmentManager.setIsServer(() => true);
  vi.useRealTimers();
});

/** Follows something, and counts the looks of some time that passes. */
function following(read: () => Promise<string>, isOnline = true) {
  const queryFn = vi.fn(read);
  const observer = new QueryObserver(new QueryClient(), {
    queryKey: ['news'],
    queryFn,
    retry: false,
    networkMode: 'always',
    ...lookAgain(isOnline),
  });
  onTestFinished(observer.subscribe(() => undefined));
  return async (looks: number) => {
    const before = queryFn.mock.calls.length;
    await vi.advanceTimersByTimeAsync(looks * LOOK_EVERY_MS);
    return queryFn.mock.calls.length - before;
  };
}

test('AS-6: what is new is looked for again and again, within ten seconds', async () => {
  expect(LOOK_EVERY_MS).toBeLessThanOrEqual(10_000);
  expect(await following(async () => 'news')(3)).toBe(3);
});

test('AS-6: a window that is hidden or offline does not look', async () => {
  const looks = following(async () => 'news');
  focusManager.setFocused(false);
  expect(await looks(3)).toBe(0);
  focusManager.setFocused(true);
  expect(await looks(3)).toBeGreaterThanOrEqual(3);
  expect(await following(async () => 'news', false)(3)).toBe(0);
});

test('AS-6: a look that failed is not repeated by itself', async () => {
  const looks = following(async () => {
    throw new Error('No.');
  });
  expect(await looks(3)).toBe(0);
});
