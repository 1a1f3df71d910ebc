import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { serverNow, takeServerTime } from './serverClock.ts';

const NOON = Date.parse('2026-03-10T12:00:00Z');
const header = (moment: number) => new Date(moment).toUTCString();

beforeEach(() => void vi.useFakeTimers({ now: NOON }));
afterEach(() => {
  takeServerTime(header(Date.now()));
  vi.useRealTimers();
});

test.each([-24, 24])('FA-1: with a device clock %i h off, it is what time it is at the server', (hours) => {
  vi.setSystemTime(NOON + hours * 3_600_000);
  takeServerTime(header(NOON));
  expect(serverNow()).toBe(NOON);
  vi.advanceTimersByTime(5000);
  expect(serverNow()).toBe(NOON + 5000);
  // The device's clock is put right.
  vi.setSystemTime(NOON);
  takeServerTime(header(NOON));
  expect(serverNow()).toBe(NOON);
});

test('FA-1: what a reply takes is no difference, and a header that is no date, or missing, says nothing', () => {
  takeServerTime(header(NOON - 59_000));
  expect(serverNow()).toBe(NOON);
  takeServerTime(header(NOON - 3_600_000));
  for (const nothing of [null, '', 'soon']) takeServerTime(nothing);
  expect(serverNow()).toBe(NOON - 3_600_000);
});
