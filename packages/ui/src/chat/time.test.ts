import { describe, expect, test } from 'vitest';
import { dayOf, formatDay, formatTime } from './time.ts';

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
