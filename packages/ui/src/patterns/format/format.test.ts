import { describe, expect, it } from 'vitest';
import { formatNotificationTime, formatNumber, formatPrice, formatShortDate, timeSince } from './format.ts';

const NOW = Date.parse('2026-03-05T12:00:00Z');
const before = (ms: number) => new Date(NOW - ms).toISOString();

/** A moment at a local time, whatever time zone the tests run in. */
const local = (...parts: [number, number, number, number, number]) => new Date(...parts).toISOString();

describe('formatNotificationTime', () => {
  it("SH-6: writes 'MMM dd, h:mm a' in English", () => {
    expect(formatNotificationTime('en', local(2026, 2, 5, 14, 7))).toBe('Mar 05, 2:07 PM');
    expect(formatNotificationTime('en', local(2026, 10, 30, 0, 30))).toBe('Nov 30, 12:30 AM');
  });

  it('SH-6: keeps the order of other languages', () => {
    expect(formatNotificationTime('de', local(2026, 2, 5, 14, 7))).toBe('05. März, 14:07');
  });
});

describe('timeSince', () => {
  it('SH-7: names the largest unit', () => {
    expect(timeSince(before(5 * 60_000), NOW)).toEqual({ unit: 'minutes', count: 5 });
    expect(timeSince(before(2.9 * 3_600_000), NOW)).toEqual({ unit: 'hours', count: 2 });
    expect(timeSince(before(3 * 86_400_000), NOW)).toEqual({ unit: 'days', count: 3 });
  });

  it('SH-7: shows at least a minute, for the present and for clocks that run ahead', () => {
    expect(timeSince(before(0), NOW)).toEqual({ unit: 'minutes', count: 1 });
    expect(timeSince(before(-3_600_000), NOW)).toEqual({ unit: 'minutes', count: 1 });
  });
});

describe('numbers and dates', () => {
  it('groups digits as the language does', () => {
    expect(formatNumber('en', 1234567)).toBe('1,234,567');
    expect(formatNumber('de', 1234567)).toBe('1.234.567');
  });

  it('leaves out decimals of whole amounts only', () => {
    expect(formatPrice('en', 4900, 'EUR')).toBe('€49');
    expect(formatPrice('en', 4950, 'EUR')).toBe('€49.50');
  });

  it('names the year only where it is another one', () => {
    expect(formatShortDate('en', '2026-03-01T12:00:00Z', NOW)).toBe('Mar 1');
    expect(formatShortDate('en', '2025-03-01T12:00:00Z', NOW)).toBe('Mar 1, 2025');
  });
});
