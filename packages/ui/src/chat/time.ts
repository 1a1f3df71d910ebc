import type { Locale } from '@parley/i18n';

const formats = new Map<string, Intl.DateTimeFormat>();

/** Intl objects are costly to make: each is made once. */
function format(locale: Locale, timeZone: string | undefined, options: Intl.DateTimeFormatOptions) {
  const key = JSON.stringify([locale, timeZone, options]);
  let made = formats.get(key);
  if (!made) {
    made = new Intl.DateTimeFormat(locale, { ...options, timeZone });
    formats.set(key, made);
  }
  return made;
}

/** Hour and minute of a moment (ISO 8601). */
export function formatTime(moment: string, locale: Locale, timeZone: string | undefined): string {
  return format(locale, timeZone, { hour: 'numeric', minute: '2-digit' }).format(new Date(moment));
}

/** Day and time of a moment, such as when a limit starts anew. */
export function formatMoment(moment: string, locale: Locale, timeZone: string | undefined): string {
  return format(locale, timeZone, { dateStyle: 'medium', timeStyle: 'short' }).format(new Date(moment));
}

/** The calendar day of a moment where the reader is, as `2026-03-31`: equal for two moments of one day. */
export function dayOf(moment: string | number, timeZone: string | undefined): string {
  const parts = format('en', timeZone, { year: 'numeric', month: '2-digit', day: '2-digit' }).formatToParts(
    new Date(moment),
  );
  const part = (type: string) => parts.find((one) => one.type === type)?.value ?? '';
  return `${part('year')}-${part('month')}-${part('day')}`;
}

/** Days from one day, as of `dayOf`, to the day of a moment in ms. */
const daysSince = (day: string, now: number, timeZone: string | undefined): number =>
  (Date.parse(`${dayOf(now, timeZone)}T00:00:00Z`) - Date.parse(`${day}T00:00:00Z`)) / 86_400_000;

const relatives = new Map<Locale, Intl.RelativeTimeFormat>();

/** 'Today', 'Yesterday', '3 days ago'. */
function formatDaysAgo(days: number, locale: Locale): string {
  const made = relatives.get(locale) ?? new Intl.RelativeTimeFormat(locale, { numeric: 'auto' });
  relatives.set(locale, made);
  const words = made.format(-days, 'day');
  return words.charAt(0).toLocaleUpperCase(locale) + words.slice(1);
}

/** What a day separator says: 'Today', 'Yesterday', or the date in full. `day` as of `dayOf`, `now` in ms. */
export function formatDay(day: string, locale: Locale, timeZone: string | undefined, now: number): string {
  const ago = daysSince(day, now, timeZone);
  if (ago === 0 || ago === 1) return formatDaysAgo(ago, locale);
  // The day is already the reader's own, so it must not be shifted again.
  return format(locale, 'UTC', { dateStyle: 'full' }).format(Date.parse(`${day}T00:00:00Z`));
}

/** From how many days ago a date says more than their number. */
const DAYS_TOLD_APART = 7;

/** The day of a moment (ISO 8601) in a list: 'Today', '3 days ago', or the date, with its year where that is another. `now` in ms. */
export function formatDayShort(
  moment: string,
  locale: Locale,
  timeZone: string | undefined,
  now: number,
): string {
  const day = dayOf(moment, timeZone);
  const ago = daysSince(day, now, timeZone);
  if (ago >= 0 && ago < DAYS_TOLD_APART) return formatDaysAgo(ago, locale);
  const sameYear = day.slice(0, 4) === dayOf(now, timeZone).slice(0, 4);
  return format(locale, timeZone, {
    day: 'numeric',
    month: 'short',
    ...(sameYear ? {} : { year: 'numeric' }),
  }).format(new Date(moment));
}
