import { afterEach, expect, test, vi } from 'vitest';
import { isDay, startOfDay } from './days.ts';
import { daysIn } from './search.ts';

afterEach(() => vi.unstubAllEnvs());

test.each(['2026-03-31', '2024-02-29'])('AS-6: %s is a day', (day) => {
  expect(isDay(day)).toBe(true);
});

test.each([
  '2026-02-29',
  '2026-13-01',
  '2026-3-1',
  '31.03.2026',
  '',
  20_260_331,
  null,
  '2026-03-31T00:00:00Z',
])('AS-6: %s is no day', (value) => {
  expect(isDay(value)).toBe(false);
});

test.each([
  ['UTC', '2026-03-30T00:00:00.000Z', '2026-03-31T00:00:00.000Z'],
  ['America/New_York', '2026-03-30T04:00:00.000Z', '2026-03-31T04:00:00.000Z'],
  ['Asia/Kolkata', '2026-03-29T18:30:00.000Z', '2026-03-30T18:30:00.000Z'],
])('AS-6: a day begins and ends at the midnights of %s', (timeZone, start, end) => {
  vi.stubEnv('TZ', timeZone);
  expect(startOfDay('2026-03-30')).toBe(start);
  expect(startOfDay('2026-03-30', 1)).toBe(end);
});

test('AS-6: the day on which clocks are set forward has 23 hours', () => {
  vi.stubEnv('TZ', 'Europe/Warsaw');
  expect(startOfDay('2026-03-29')).toBe('2026-03-28T23:00:00.000Z');
  expect(startOfDay('2026-03-29', 1)).toBe('2026-03-29T22:00:00.000Z');
});

test('AS-6: an address names two days in their order, or none', () => {
  const days = { from: '2026-03-01', to: '2026-03-09' };
  expect(daysIn({ ...days, page: 2 })).toEqual(days);
  expect(daysIn({ from: days.from, to: days.from })).toEqual({ from: days.from, to: days.from });
  for (const wrong of [{ from: days.to, to: days.from }, { from: days.from }, { to: days.to }, {}]) {
    expect(daysIn(wrong)).toBeUndefined();
  }
  expect(daysIn({ from: 'yesterday', to: days.to })).toBeUndefined();
});
