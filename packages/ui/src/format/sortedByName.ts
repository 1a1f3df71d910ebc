import type { Locale } from '@parley/model';
import { collator } from './formatters.ts';

/** Things by their names, as the reader's language sorts them. */
export function sortedByName<T extends { name: string }>(locale: Locale, things: readonly T[]): T[] {
  const { compare } = collator(locale);
  return things.toSorted((one, other) => compare(one.name, other.name));
}
