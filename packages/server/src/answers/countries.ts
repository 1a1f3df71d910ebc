import type { Locale } from '@parley/model';
import { wordsOf } from './language.ts';

const LETTERS = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];

/** Read once for each language that is asked in, and not at the start. */
const namesIn = new Map<Locale, ReadonlySet<string>>();

/** The countries whose names are one word: those that Node's own data know. */
function namesOf(locale: Locale): ReadonlySet<string> {
  const names = new Intl.DisplayNames(locale, { type: 'region', fallback: 'none' });
  const all = LETTERS.flatMap((first) => LETTERS.map((second) => names.of(first + second) ?? ''));
  return new Set(all.map(wordsOf).flatMap(([name, ...more]) => (more.length > 0 ? [] : (name ?? []))));
}

/** Whether a word is the name of a country in one of these languages. */
export const isCountry = (word: string, languages: readonly Locale[]): boolean =>
  languages.some((language) => {
    const names = namesIn.get(language) ?? namesOf(language);
    namesIn.set(language, names);
    return names.has(word);
  });
