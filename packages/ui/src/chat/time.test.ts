import { describe, expect, test } from 'vitest';
import { dayOf, formatDay, formatDayShort, formatTime } from './time.ts';

const NOW = Date.parse('2026-03-31T01:30:00Z');

describe('dayOf', () => {
  test('CH-3: a moment belongs to the day that it has where the reader is', () => {
    expect(dayOf('2026-03-31T01:30:00Z', 'UTC')).toBe('2026-03-31');
    expect(dayOf('2026-03-31T01:30:00Z', 'America/New_York')).toBe('2026-03-30');
  });
});

describe('formatDay', () => {
  test.each([
    ['2026-03-31', 'en', 'Today'],
    ['2026-03-30', 'en', 'Yesterday'],
    ['2026-03-30', 'de', 'Gestern'],
    ['2026-03-30', 'pl', 'Wczoraj'],
    ['2026-03-27', 'en', 'Friday, March 27, 2026'],
    ['2026-04-01', 'en', 'Wednesday, April 1, 2026'],
  ] as const)('CH-3: %s in %s reads %s', (day, locale, words) => {
    expect(formatDay(day, locale, 'UTC', NOW)).toBe(words);
  });

  test('CH-3: today ends at midnight of the reader, not of Greenwich', () => {
    expect(formatDay('2026-03-30', 'en', 'America/New_York', NOW)).toBe('Today');
  });
});

test('CH-3: the time of a message is that of the reader', () => {
  expect(formatTime('2026-03-31T13:05:00Z', 'de', 'Europe/Warsaw')).toBe('15:05');
});

describe('formatDayShort', () => {
  test.each([
    ['2026-03-31T00:10:00Z', 'en', 'Today'],
    ['2026-03-30T23:10:00Z', 'de', 'Gestern'],
    ['2026-03-25T12:00:00Z', 'en', '6 days ago'],
    ['2026-03-25T12:00:00Z', 'de', 'Vor 6 Tagen'],
    ['2026-03-24T12:00:00Z', 'en', 'Mar 24'],
    ['2025-12-31T12:00:00Z', 'en', 'Dec 31, 2025'],
    ['2025-12-31T12:00:00Z', 'pl', '31 gru 2025'],
    ['2026-04-01T12:00:00Z', 'en', 'Apr 1'],
  ] as const)('CH-1: %s in %s reads %s', (moment, locale, words) => {
    expect(formatDayShort(moment, locale, 'UTC', NOW)).toBe(words);
  });

  test('CH-1: days are told apart where the reader is', () => {
    expect(formatDayShort('2026-03-30T02:00:00Z', 'en', 'America/New_York', NOW)).toBe('Yesterday');
  });
});
