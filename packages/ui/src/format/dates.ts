import { DAY_MS, HOUR_MS, type Locale, MINUTE_MS } from '@parley/model';
import { dateFormat, relativeTimeFormat } from './formatters.ts';

// Moments come as ISO 8601; `now` is in ms since 1970. `timeZone` is an IANA name,
// and the browser's own when undefined.

/** Not the language's own middle length: German has digits there, which stood beside 'Dez.' on one page. */
const DATE = { day: 'numeric', month: 'short', year: 'numeric' } as const;
const TIME = { hour: 'numeric', minute: '2-digit' } as const;

/** Hour and minute. */
export function formatTime(locale: Locale, moment: string, timeZone?: string): string {
  return dateFormat(locale, { ...TIME, timeZone }).format(new Date(moment));
}

/** Day, month and year. */
export function formatDate(locale: Locale, moment: string): string {
  return dateFormat(locale, DATE).format(new Date(moment));
}

/** Day, month, year and time. */
export function formatMoment(locale: Locale, moment: string, timeZone?: string): string {
  return dateFormat(locale, { ...DATE, ...TIME, timeZone }).format(new Date(moment));
}

/** When a limit resets: date and time with its zone, as limits go by UTC and readers by their own. */
export function formatReset(locale: Locale, moment: string, timeZone?: string): string {
  return dateFormat(locale, { ...DATE, ...TIME, timeZoneName: 'short', timeZone }).format(new Date(moment));
}

/** Day, month and time: for what happens in the next days. */
export function formatDateTime(locale: Locale, moment: string): string {
  return dateFormat(locale, { day: 'numeric', month: 'short', ...TIME }).format(new Date(moment));
}

/** Weekday, date and time in full. */
export function formatFullDate(locale: Locale, moment: string): string {
  return dateFormat(locale, { dateStyle: 'full', timeStyle: 'short' }).format(new Date(moment));
}

/**
 * Day and month; the year, too, where it is not that of `now`. For lists, whose tooltip has `formatFullDate`.
 */
export function formatShortDate(locale: Locale, moment: string, now: number, timeZone?: string): string {
  const sameYear = dayOf(moment, timeZone).slice(0, 4) === dayOf(now, timeZone).slice(0, 4);
  const year = sameYear ? {} : { year: 'numeric' as const };
  return dateFormat(locale, { day: 'numeric', month: 'short', ...year, timeZone }).format(new Date(moment));
}

/**
 * The time of a notification: 'MMM dd, h:mm a' in English (SH-6), the same parts in the other languages' own
 * order.
 */
export function formatNotificationTime(locale: Locale, moment: string): string {
  const format = dateFormat(locale, { month: 'short', day: '2-digit', hour: 'numeric', minute: '2-digit' });
  const date = new Date(moment);
  if (locale !== 'en') return format.format(date);
  const parts = new Map(format.formatToParts(date).map(({ type, value }) => [type, value]));
  // Put together by hand: engines disagree on which space stands before AM and PM.
  return `${parts.get('month')} ${parts.get('day')}, ${parts.get('hour')}:${parts.get('minute')} ${parts.get('dayPeriod')}`;
}

/** The calendar day of a moment where the reader is, as `2026-03-31`: equal for two moments of one day. */
export function dayOf(moment: string | number, timeZone?: string): string {
  const parts = dateFormat('en', {
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    timeZone,
  }).formatToParts(new Date(moment));
  const part = (type: string) => parts.find((one) => one.type === type)?.value ?? '';
  return `${part('year')}-${part('month')}-${part('day')}`;
}

/** Days from one day, as of `dayOf`, to the day of `now`. */
const daysSince = (day: string, now: number, timeZone: string | undefined): number =>
  (Date.parse(`${dayOf(now, timeZone)}T00:00:00Z`) - Date.parse(`${day}T00:00:00Z`)) / DAY_MS;

/** 'Today' for 0, 'Yesterday' for 1. */
function formatDaysAgo(locale: Locale, days: number): string {
  const words = relativeTimeFormat(locale, { numeric: 'auto' }).format(-days, 'day');
  return words.charAt(0).toLocaleUpperCase(locale) + words.slice(1);
}

/** What a day separator says: 'Today', 'Yesterday', or the date in full. `day` as of `dayOf`. */
export function formatDay(locale: Locale, day: string, now: number, timeZone?: string): string {
  const ago = daysSince(day, now, timeZone);
  if (ago === 0 || ago === 1) return formatDaysAgo(locale, ago);
  // The day is already the reader's own, so it must not be shifted again.
  return dateFormat(locale, { dateStyle: 'full', timeZone: 'UTC' }).format(Date.parse(`${day}T00:00:00Z`));
}

/** The day of a moment in a list: 'Today', 'Yesterday', or the short date. */
export function formatDayShort(locale: Locale, moment: string, now: number, timeZone?: string): string {
  const ago = daysSince(dayOf(moment, timeZone), now, timeZone);
  if (ago === 0 || ago === 1) return formatDaysAgo(locale, ago);
  return formatShortDate(locale, moment, now, timeZone);
}

/** The same where many are of today: those say their time as well, 'Today, 14:05'. */
export function formatDayOrTime(locale: Locale, moment: string, now: number, timeZone?: string): string {
  const isToday = dayOf(moment, timeZone) === dayOf(now, timeZone);
  return (isToday ? formatDayAndTime : formatDayShort)(locale, moment, now, timeZone);
}

/** The day of a moment as such a list has it, and the time: 'Yesterday, 14:05'. For what a row leads to. */
export function formatDayAndTime(locale: Locale, moment: string, now: number, timeZone?: string): string {
  return `${formatDayShort(locale, moment, now, timeZone)}, ${formatTime(locale, moment, timeZone)}`;
}

/**
 * How long ago a moment was, in its largest unit: 5 minutes, 2 hours, 3
 * days (SH-7). Never less than a minute.
 */
export function timeSince(
  moment: string,
  now: number,
): { unit: 'minutes' | 'hours' | 'days'; count: number } {
  const elapsed = Math.max(now - Date.parse(moment), MINUTE_MS);
  if (elapsed >= DAY_MS) return { unit: 'days', count: Math.floor(elapsed / DAY_MS) };
  if (elapsed >= HOUR_MS) return { unit: 'hours', count: Math.floor(elapsed / HOUR_MS) };
  return { unit: 'minutes', count: Math.floor(elapsed / MINUTE_MS) };
}
