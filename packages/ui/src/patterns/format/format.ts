import type { Locale } from '@parley/i18n';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** Makes the formatter of each language once: constructing an `Intl` object costs more than using it. */
function perLocale<T>(make: (locale: Locale) => T): (locale: Locale) => T {
  const made = new Map<Locale, T>();
  return (locale) => {
    const known = made.get(locale);
    if (known) return known;
    const fresh = make(locale);
    made.set(locale, fresh);
    return fresh;
  };
}

const numbers = perLocale((locale) => new Intl.NumberFormat(locale));
const percents = perLocale((locale) => new Intl.NumberFormat(locale, { style: 'percent' }));
const fullDates = perLocale(
  (locale) => new Intl.DateTimeFormat(locale, { dateStyle: 'full', timeStyle: 'short' }),
);
const dates = perLocale((locale) => new Intl.DateTimeFormat(locale, { dateStyle: 'medium' }));
const dateTimes = perLocale(
  (locale) =>
    new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'short', hour: 'numeric', minute: '2-digit' }),
);
const dayMonths = perLocale((locale) => new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'short' }));
const dayMonthYears = perLocale(
  (locale) => new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'short', year: 'numeric' }),
);
const notificationTimes = perLocale(
  (locale) =>
    new Intl.DateTimeFormat(locale, {
      month: 'short',
      day: '2-digit',
      hour: 'numeric',
      minute: '2-digit',
    }),
);

/** A whole number with the language's grouping. */
export function formatNumber(locale: Locale, value: number): string {
  return numbers(locale).format(value);
}

/** A share from 0 to 1 in per cent. */
export function formatPercent(locale: Locale, share: number): string {
  return percents(locale).format(share);
}

/** An amount in hundredths of `currency` (ISO 4217); whole amounts without decimals. */
export function formatPrice(locale: Locale, cents: number, currency: string): string {
  return new Intl.NumberFormat(locale, {
    style: 'currency',
    currency,
    minimumFractionDigits: cents % 100 === 0 ? 0 : 2,
  }).format(cents / 100);
}

/** An amount in hundredths of `currency` (ISO 4217) with its decimals, for columns. */
export function formatAmount(locale: Locale, cents: number, currency: string): string {
  return new Intl.NumberFormat(locale, { style: 'currency', currency }).format(cents / 100);
}

/** Day, month and year in the language's middle length. */
export function formatDate(locale: Locale, iso: string): string {
  return dates(locale).format(new Date(iso));
}

/** Day, month and time: for what happens in the next days. */
export function formatDateTime(locale: Locale, iso: string): string {
  return dateTimes(locale).format(new Date(iso));
}

/** Day and month; the year too where it is not that of `now` (ms). For lists, whose tooltip has `formatFullDate`. */
export function formatShortDate(locale: Locale, iso: string, now: number): string {
  const date = new Date(iso);
  const thisYear = date.getFullYear() === new Date(now).getFullYear();
  return (thisYear ? dayMonths : dayMonthYears)(locale).format(date);
}

/** Weekday, date and time in full. */
export function formatFullDate(locale: Locale, iso: string): string {
  return fullDates(locale).format(new Date(iso));
}

/**
 * The time of a notification: 'MMM dd, h:mm a' in English (spec section 9, SH-6), the same parts in the
 * other languages' own order.
 */
export function formatNotificationTime(locale: Locale, iso: string): string {
  const date = new Date(iso);
  if (locale !== 'en') return notificationTimes(locale).format(date);
  const parts = new Map(
    notificationTimes(locale)
      .formatToParts(date)
      .map(({ type, value }) => [type, value]),
  );
  // Put together by hand: engines disagree on which space stands before AM and PM.
  return `${parts.get('month')} ${parts.get('day')}, ${parts.get('hour')}:${parts.get('minute')} ${parts.get('dayPeriod')}`;
}

/** How long ago a moment was, in its largest unit: 5 minutes, 2 hours, 3 days (SH-7). Never less than a minute. */
export function timeSince(iso: string, now: number): { unit: 'minutes' | 'hours' | 'days'; count: number } {
  const elapsed = Math.max(now - Date.parse(iso), MINUTE);
  if (elapsed >= DAY) return { unit: 'days', count: Math.floor(elapsed / DAY) };
  if (elapsed >= HOUR) return { unit: 'hours', count: Math.floor(elapsed / HOUR) };
  return { unit: 'minutes', count: Math.floor(elapsed / MINUTE) };
}
