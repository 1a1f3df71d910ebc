import type { Locale } from '@parley/model';
import { listFormat, numberFormat } from './formatters.ts';

/** A number with the language's grouping; at most three decimals. */
export function formatNumber(locale: Locale, value: number): string {
  return numberFormat(locale).format(value);
}

/** A share from 0 to 1 in per cent. */
export function formatPercent(locale: Locale, share: number): string {
  return numberFormat(locale, { style: 'percent' }).format(share);
}

/** An amount in hundredths of `currency` (ISO 4217); whole amounts without decimals. */
export function formatPrice(locale: Locale, cents: number, currency: string): string {
  const minimumFractionDigits = cents % 100 === 0 ? 0 : 2;
  return numberFormat(locale, { style: 'currency', currency, minimumFractionDigits }).format(cents / 100);
}

/** An amount in hundredths of `currency` (ISO 4217) with its decimals and a true minus, for columns. */
export function formatAmount(locale: Locale, cents: number, currency: string): string {
  return numberFormat(locale, { style: 'currency', currency })
    .format(cents / 100)
    .replace('-', '−');
}

const STEP = 1024;
const UNITS = ['byte', 'kilobyte', 'megabyte', 'gigabyte'] as const;

/** A size in bytes as people say it, one unit being 1024 of the one below: '412 kB', '1.5 MB'. */
export function formatBytes(locale: Locale, bytes: number): string {
  const power = bytes < STEP ? 0 : Math.min(UNITS.length - 1, Math.floor(Math.log(bytes) / Math.log(STEP)));
  const unit = UNITS[power] ?? 'byte';
  // The short form of the smallest has no plural in English.
  const unitDisplay = power === 0 ? 'long' : 'short';
  const format = numberFormat(locale, { style: 'unit', unit, unitDisplay, maximumFractionDigits: 1 });
  return format.format(bytes / STEP ** power);
}

/**
 * A size and the most that is allowed, as people say them; both to the byte where they would read the same
 * although the size is greater.
 */
export function formatBytesOver(
  locale: Locale,
  bytes: number,
  maxBytes: number,
): { size: string; max: string } {
  const [size, max] = [formatBytes(locale, bytes), formatBytes(locale, maxBytes)];
  if (size !== max) return { size, max };
  const format = numberFormat(locale, { style: 'unit', unit: 'byte', unitDisplay: 'long' });
  return { size: format.format(bytes), max: format.format(maxBytes) };
}

/** Words joined to a list: 'Name, e-mail and role'. */
export function formatList(locale: Locale, words: Iterable<string>): string {
  return listFormat(locale, { type: 'conjunction' }).format(words);
}
