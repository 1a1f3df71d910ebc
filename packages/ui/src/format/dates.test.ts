import { describe, expect, test } from 'vitest';
import {
  dayOf,
  formatDate,
  formatDay,
  formatDayAndTime,
  formatDayOrTime,
  formatDayShort,
  formatNotificationTime,
  formatReset,
  formatShortDate,
  formatTime,
  timeSince,
} from './dates.ts';

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
    expect(formatDay(locale, day, NOW, 'UTC')).toBe(words);
  });

  test('CH-3: today ends at midnight of the reader, not of Greenwich', () => {
    expect(formatDay('en', '2026-03-30', NOW, 'America/New_York')).toBe('Today');
  });
});

test.each([
  ['en', 'UTC', /^Apr 1, 2026, 12:00\sAM UTC$/],
  ['en', 'America/New_York', /^Mar 31, 2026, 8:00\sPM EDT$/],
  ['de', 'Europe/Berlin', /^1\. Apr(il|\.)? 2026,? (um )?02:00 MESZ$/],
] as const)('BI-1: the time that a limit resets at is said with its zone: %s, %s', (locale, zone, words) => {
  expect(formatReset(locale, '2026-04-01T00:00:00Z', zone)).toMatch(words);
});

test.each([
  ['en', 'Apr 1, 2026'],
  ['de', '1. Apr. 2026'],
  ['es', '1 abr 2026'],
  ['pl', '1 kwi 2026'],
] as const)('BI-1: a date names its month, as one with a time does: %s', (locale, words) => {
  expect(formatDate(locale, '2026-04-01T12:00:00Z')).toBe(words);
});

test('CH-3: the time of a message is that of the reader', () => {
  expect(formatTime('de', '2026-03-31T13:05:00Z', 'Europe/Warsaw')).toBe('15:05');
});

describe('formatDayShort', () => {
  test.each([
    ['2026-03-31T00:10:00Z', 'en', 'Today'],
    ['2026-03-30T23:10:00Z', 'de', 'Gestern'],
    ['2026-03-29T12:00:00Z', 'en', 'Mar 29'],
    ['2026-03-24T12:00:00Z', 'en', 'Mar 24'],
    ['2025-12-31T12:00:00Z', 'en', 'Dec 31, 2025'],
    ['2025-12-31T12:00:00Z', 'pl', '31 gru 2025'],
    ['2026-04-01T12:00:00Z', 'en', 'Apr 1'],
  ] as const)('CH-1: %s in %s reads %s', (moment, locale, words) => {
    expect(formatDayShort(locale, moment, NOW, 'UTC')).toBe(words);
  });

  test('CH-1: days are told apart where the reader is', () => {
    expect(formatDayShort('en', '2026-03-30T02:00:00Z', NOW, 'America/New_York')).toBe('Yesterday');
  });
});

test('AS-6: what is of today says its time too', () => {
  const read = (moment: string) => formatDayOrTime('de', moment, NOW, 'Europe/Warsaw');
  expect(read('2026-03-31T00:10:00Z')).toBe('Heute, 2:10');
  expect(read('2026-03-30T20:10:00Z')).toBe('Gestern');
});

test('AS-6: what a row leads to has the day in its form, and the time', () => {
  const read = (moment: string) => formatDayAndTime('de', moment, NOW, 'Europe/Warsaw');
  expect(read('2026-03-31T00:10:00Z')).toBe('Heute, 2:10');
  expect(read('2026-03-30T20:10:00Z')).toBe('Gestern, 22:10');
});

const before = (ms: number) => new Date(NOW - ms).toISOString();

/** A moment at a local time, whatever time zone the tests run in. */
const local = (...parts: [number, number, number, number, number]) => new Date(...parts).toISOString();

describe('formatNotificationTime', () => {
  test("SH-6: writes 'MMM dd, h:mm a' in English", () => {
    expect(formatNotificationTime('en', local(2026, 2, 5, 14, 7))).toBe('Mar 05, 2:07 PM');
    expect(formatNotificationTime('en', local(2026, 10, 30, 0, 30))).toBe('Nov 30, 12:30 AM');
  });

  test('SH-6: keeps the order of other languages', () => {
    expect(formatNotificationTime('de', local(2026, 2, 5, 14, 7))).toBe('05. März, 14:07');
  });
});

describe('timeSince', () => {
  test('SH-7: names the largest unit', () => {
    expect(timeSince(before(5 * 60_000), NOW)).toEqual({ unit: 'minutes', count: 5 });
    expect(timeSince(before(2.9 * 3_600_000), NOW)).toEqual({ unit: 'hours', count: 2 });
    expect(timeSince(before(3 * 86_400_000), NOW)).toEqual({ unit: 'days', count: 3 });
  });

  test('SH-7: shows at least a minute, for the present and for clocks that run ahead', () => {
    expect(timeSince(before(0), NOW)).toEqual({ unit: 'minutes', count: 1 });
    expect(timeSince(before(-3_600_000), NOW)).toEqual({ unit: 'minutes', count: 1 });
  });
});

test('names the year only where it is another one', () => {
  expect(formatShortDate('en', '2026-03-01T12:00:00Z', NOW)).toBe('Mar 1');
  expect(formatShortDate('en', '2025-03-01T12:00:00Z', NOW)).toBe('Mar 1, 2025');
});
