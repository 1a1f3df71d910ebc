const formats = new Map<string, Intl.NumberFormat>();

/** Letters that run from right to left, and the marks that turn text around or keep it apart. */
const TURNING =
  /[\u0590-\u08ff\u200f\u202a-\u202e\u2066-\u2069\ufb1d-\ufdff\ufe70-\ufefc\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u;

/**
 * A foreign text inside of a sentence, such as a name: its direction stays its own, and what it leaves open
 * ends with it (first strong isolate, pop directional isolate). Text that turns nothing stays as it is.
 */
const isolated = (text: string) => (TURNING.test(text) ? `\u2068${text}\u2069` : text);

/**
 * A value of a message as it stands in its sentence: a number grouped as the language does (4,000 in English,
 * 4.000 in German; Spanish groups from 10.000 on), a text apart from the words around, all else as it is.
 */
export function writtenValue(locale: string, value: unknown): unknown {
  if (typeof value === 'string') return isolated(value);
  if (typeof value !== 'number') return value;
  const format = formats.get(locale) ?? new Intl.NumberFormat(locale);
  formats.set(locale, format);
  return format.format(value);
}
