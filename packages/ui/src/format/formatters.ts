import type { Locale } from '@parley/model';

/** Makes each formatter once: constructing an `Intl` object costs far more than using it. */
function madeOnce<O, F>(make: (locale: Locale, options: O | undefined) => F) {
  const made = new Map<string, F>();
  return (locale: Locale, options?: O): F => {
    const key = locale + JSON.stringify(options);
    let formatter = made.get(key);
    if (formatter === undefined) {
      formatter = make(locale, options);
      made.set(key, formatter);
    }
    return formatter;
  };
}

/** Formats numbers of a language. */
export const numberFormat = /* @__PURE__ */ madeOnce(
  (locale, options: Intl.NumberFormatOptions | undefined) => new Intl.NumberFormat(locale, options),
);

/** Formats moments of a language; where the options name no time zone, in the browser's own. */
export const dateFormat = /* @__PURE__ */ madeOnce(
  (locale, options: Intl.DateTimeFormatOptions | undefined) => new Intl.DateTimeFormat(locale, options),
);

/** Formats distances in time of a language. */
export const relativeTimeFormat = /* @__PURE__ */ madeOnce(
  (locale, options: Intl.RelativeTimeFormatOptions | undefined) =>
    new Intl.RelativeTimeFormat(locale, options),
);

/** Joins words of a language to a list. */
export const listFormat = /* @__PURE__ */ madeOnce(
  (locale, options: Intl.ListFormatOptions | undefined) => new Intl.ListFormat(locale, options),
);

/** Compares texts as a language sorts them, numbers in them by their value. */
export const collator = /* @__PURE__ */ madeOnce<never, Intl.Collator>(
  (locale) => new Intl.Collator(locale, { numeric: true }),
);

/**
 * Loads what the browser needs for figures and for sorting, each in a task of its own. Their first use would
 * hold up what is shown otherwise: 15 ms each, 60 on a processor slowed four times (PERF-1).
 */
export function loadFormats(locale: Locale): void {
  for (const make of [numberFormat, collator]) setTimeout(() => make(locale));
}
