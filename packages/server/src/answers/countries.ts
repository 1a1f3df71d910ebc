import { LOCALES, type Locale } from '@parley/model';
import { wordsOf } from './language.ts';

const LETTERS = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];

/** The countries whose names are one word, in each language: those that Node's own data know. */
const NAMES = new Map<Locale, ReadonlySet<string>>(
  LOCALES.map((locale) => {
    const names = new Intl.DisplayNames(locale, { type: 'region', fallback: 'none' });
    const all = LETTERS.flatMap((first) => LETTERS.map((second) => names.of(first + second) ?? ''));
    return [
      locale,
      new Set(all.map(wordsOf).flatMap(([name, ...more]) => (more.length > 0 ? [] : (name ?? [])))),
    ];
  }),
);

/** Whether a word is the name of a country in one of these languages. */
export const isCountry = (word: string, languages: readonly Locale[]): boolean =>
  languages.some((language) => NAMES.get(language)?.has(word));
