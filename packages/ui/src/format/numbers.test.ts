import { describe, expect, test } from 'vitest';
import { formatBytes, formatBytesOver, formatNumber, formatPrice } from './numbers.ts';

describe('numbers', () => {
  test('groups digits as the language does', () => {
    expect(formatNumber('en', 1234567)).toBe('1,234,567');
    expect(formatNumber('de', 1234567)).toBe('1.234.567');
  });

  test('leaves out decimals of whole amounts only', () => {
    expect(formatPrice('en', 4900, 'EUR')).toBe('€49');
    expect(formatPrice('en', 4950, 'EUR')).toBe('€49.50');
  });
});

test('bytes are told in the greatest unit that they fill', () => {
  expect([0, 900, 1024, 421_888, 10 * 1024 * 1024].map((bytes) => formatBytes('en', bytes))).toEqual([
    '0 bytes',
    '900 bytes',
    '1 kB',
    '412 kB',
    '10 MB',
  ]);
  expect(formatBytes('de', 1.5 * 1024 * 1024)).toBe('1,5 MB');
});

test('AS-3: a size above the most never reads the same as it', () => {
  const most = 10 * 1024 * 1024;
  expect(formatBytesOver('en', 11 * 1024 * 1024, most)).toEqual({ size: '11 MB', max: '10 MB' });
  expect(formatBytesOver('en', most + 1, most)).toEqual({
    size: '10,485,761 bytes',
    max: '10,485,760 bytes',
  });
  expect(formatBytesOver('de', most + 1, most).size).toBe('10.485.761 Byte');
});
