const formats = new Map<string, Intl.NumberFormat>();

/**
 * A value of a message as it stands in its sentence: a number grouped as the language does (4,000 in English,
 * 4.000 in German; Spanish groups from 10.000 on), everything else as it is.
 */
export function writtenValue(locale: string, value: unknown): unknown {
  if (typeof value !== 'number') return value;
  const format = formats.get(locale) ?? new Intl.NumberFormat(locale);
  formats.set(locale, format);
  return format.format(value);
}
