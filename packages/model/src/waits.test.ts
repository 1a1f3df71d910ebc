import { expect, test } from 'vitest';
import { LONGEST_WAIT_SECONDS, secondsUntil } from './waits.ts';

const NOW = Date.parse('2026-03-02T09:00:00Z');

test('FA-1: a wait counts whole seconds down, and is over after them', () => {
  expect(secondsUntil(NOW + 1, NOW)).toBe(1);
  expect(secondsUntil(NOW + 30_000, NOW)).toBe(30);
  expect(secondsUntil(NOW, NOW)).toBe(0);
  expect(secondsUntil(NOW - 5000, NOW)).toBe(0);
  expect(secondsUntil(NOW + LONGEST_WAIT_SECONDS * 1000, NOW)).toBe(LONGEST_WAIT_SECONDS);
});

test('FA-1: a clock that is set back by an hour holds nobody up for an hour', () => {
  expect(secondsUntil(NOW + 30_000, NOW - 3_600_000)).toBe(0);
});
