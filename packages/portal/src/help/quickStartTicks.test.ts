import { beforeEach, expect, test, vi } from 'vitest';
import { keepTicks, readTicks } from './quickStartTicks.ts';

beforeEach(() => {
  const kept = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  });
});

test('QS-1: ticks are there again, for the same user only', () => {
  keepTicks('auth0|1', new Set(['install']));
  expect(readTicks('auth0|1')).toEqual(new Set(['install']));
  expect(readTicks('auth0|2')).toEqual(new Set());
});

test.each(['', '{', '5', 'null', '[5, {}]'])('T17: %j holds no ticks', (kept) => {
  localStorage.setItem('parley.quickStart.auth0|1', kept);
  expect(readTicks('auth0|1')).toEqual(new Set());
});
