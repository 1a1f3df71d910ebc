import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { CODE_TIMEOUT, withTimeout } from './fetchCode.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

test('RT-10: a chunk that has not come after 120 seconds fails', async () => {
  const loading = withTimeout(() => new Promise(() => undefined));
  const failed = expect(loading).rejects.toThrow('no code within');
  await vi.advanceTimersByTimeAsync(CODE_TIMEOUT - 1);
  expect(vi.getTimerCount()).toBe(1);
  await vi.advanceTimersByTimeAsync(1);
  await failed;
});

test('RT-10: a chunk that comes in time leaves no timer behind', async () => {
  expect(await withTimeout(async () => 'chunk')).toBe('chunk');
  await expect(withTimeout(() => Promise.reject(new Error('gone')))).rejects.toThrow('gone');
  expect(vi.getTimerCount()).toBe(0);
});
