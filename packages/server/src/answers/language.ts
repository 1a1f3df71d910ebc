import { stemmer as stemEnglish } from '@orama/stemmers/english';
import { stemmer as stemGerman } from '@orama/stemmers/german';
import { stemmer as stemSpanish } from '@orama/stemmers/spanish';
import { stopwords as englishStopWords } from '@orama/stopwords/english';
import { stopwords as germanStopWords } from '@orama/stopwords/german';
import { stopwords as spanishStopWords } from '@orama/stopwords/spanish';
import { LOCALES, type Locale } from '@parley/model';
import { polishStopWords, stemPolish } from './polish.ts';

const STEMMERS: Record<Locale, (word: string) => string> = {
  en: stemEnglish,
  de: stemGerman,
  es: stemSpanish,
  pl: stemPolish,
};

const STOP_WORDS: Record<Locale, ReadonlySet<string>> = {
  en: new Set(englishStopWords.map(withoutApostrophe)),
  de: new Set(germanStopWords),
  es: new Set(spanishStopWords),
  pl: new Set(polishStopWords),
};

const wordSet = (words: string): ReadonlySet<string> => new Set(words.split(' '));

/** Words of questions about anything, which the packages do not count among the stop words. */
const LIGHT_WORDS: Record<Locale, ReadonlySet<string>> = {
  en: wordSet(
    'a much many just also without within anybody anyone anything somebody someone something somewhere ' +
      'anywhere everybody everyone everything nobody nothing another get gets got let yes please thanks ' +
      'ever still already yet else instead per via upon since though although whether want need know tell cost ' +
      'costs charge long take takes offer offers sell sells',
  ),
  de: wordSet(
    'wann wer viele wieviel warum wieso wozu woher wohin womit worin kannst müssen musst darf dürfen ' +
      'möchte mag wurde worden beim schon mehr mal jemand niemand ja nein bitte gibt bekomme bekommt geht ' +
      'brauche brauchen kostet kosten dauert lang lange bieten bietet verkaufen verkauft hoch',
  ),
  es: wordSet('debo quiero alguien necesito cuesta cuestan dura duran vale ofrecen venden'),
  pl: wordSet(
    'ty on ona ono wy oni mną ciebie ci wam was a u w we z ze kogo jaki jaka jakie jakiego ile ilu skąd ' +
      'dokąd dlaczego czemu jest będzie mam mieć mogę można możemy móc muszę musi trzeba chcę chce proszę ' +
      'tę tam tutaj też także mój moja moje swój wszystkie ktoś coś nic nikt albo żeby kosztuje kosztują wynosi ' +
      'trwa oferujecie sprzedajecie macie',
  ),
};

/** Letters that only one of the languages has. */
const TELLING_LETTERS: Record<Locale, RegExp> = {
  en: /(?!)/,
  de: /[äöüß]/i,
  es: /[ñ¿¡]/i,
  pl: /[ąćęłńśźż]/i,
};
const TELLING_LETTERS_WORTH = 2;

function withoutApostrophe(word: string): string {
  return word.replace(/['’]/g, '');
}

/** The words of a text in lower case, numbers whole ('4.90', '10:00'), apostrophes dropped. */
export function wordsOf(text: string): string[] {
  const plain = withoutApostrophe(
    text
      .normalize('NFKC')
      .toLowerCase()
      .replace(/['’]s\b/g, ''),
  );
  return plain.match(/\p{N}+(?:[.,:]\p{N}+)*|[\p{L}\p{M}]+/gu) ?? [];
}

/** The language that a text is written in, or null where nothing tells. */
export function detectLanguage(text: string): Locale | null {
  return likeliestLanguages(text)[0] ?? null;
}

/** The languages that a text may be in: several where it tells as much for each, none where nothing tells. */
export function likeliestLanguages(text: string): Locale[] {
  const all = wordsOf(text);
  // One word alone is in the lists of several languages ('total', 'de'); and a single letter, of which the
  // Spanish list holds all, may come from a formula or an address.
  const words = all.length > 1 ? all.filter((word) => word.length > 1) : [];
  const scores = LOCALES.map((language) => {
    const stopWords = words.filter((word) => isStopWord(word, language)).length;
    return stopWords + (TELLING_LETTERS[language].test(text) ? TELLING_LETTERS_WORTH : 0);
  });
  const best = Math.max(...scores);
  return best === 0 ? [] : LOCALES.filter((_, at) => scores[at] === best);
}

/** Whether a text is in none of these languages, as far as that can be told. */
export function isForeign(text: string, languages: readonly Locale[]): boolean {
  const likely = likeliestLanguages(text);
  return likely.length > 0 && languages.length > 0 && !likely.some((one) => languages.includes(one));
}

/** Whether a word carries no topic in that language. */
export function isStopWord(word: string, language: Locale): boolean {
  return STOP_WORDS[language].has(word);
}

/** Whether a word says nothing about what a question asks for, though it may help to find it. */
export function isLightWord(word: string, language: Locale): boolean {
  return LIGHT_WORDS[language].has(word);
}

/** All words of a language that carry no topic, or say nothing about what is asked for. */
export const lightWords = (language: Locale): readonly string[] => [
  ...STOP_WORDS[language],
  ...LIGHT_WORDS[language],
];

/** Stems by their words, as files repeat theirs; with very many it begins anew, so that it stays small. */
const stems: Record<Locale, Map<string, string>> = {
  en: new Map(),
  de: new Map(),
  es: new Map(),
  pl: new Map(),
};
const MOST_STEMS = 20_000;

/** The stem of a word in lower case; numbers stay whole. */
export function stem(word: string, language: Locale): string {
  const known = stems[language];
  const found = known.get(word) ?? (/\p{N}/u.test(word) ? word : STEMMERS[language](word));
  if (known.size >= MOST_STEMS) known.clear();
  known.set(word, found);
  return found;
}

/** Stems of the words that carry a topic, in their order, repeated ones too. */
export function stemsOf(words: readonly string[], language: Locale): string[] {
  return words.filter((word) => !isStopWord(word, language)).map((word) => stem(word, language));
}
