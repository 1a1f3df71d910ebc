import { LOCALES, type Locale } from '@parley/model';
import { compoundsOf } from './compounds.ts';
import { isCountry } from './countries.ts';
import { germanFormsOf } from './germanForms.ts';
import { isLightWord, isStopWord, lightWords, likeliestLanguages, stem, wordsOf } from './language.ts';
import { LONGEST_QUESTION } from './passage.ts';
import { isMistypedEnglish, repaired } from './spelling.ts';
import { verbalRelatives } from './verbalNouns.ts';
import type { Vocabulary } from './vocabulary.ts';

/** A question may bring this many words; pasted texts bring more. */
const MOST_WORDS = 32;

export const OWN_WEIGHT = 1;

/** English words that ask for nothing. */
const LIGHT_ENGLISH = lightWords('en');

/**
 * Stems by the languages of the passages that may hold them: that of a word first, then those of compounds
 * that mean as much.
 */
export type Stems = Readonly<Partial<Record<Locale, readonly string[]>>>;

/** A word with a topic. */
export interface Topic {
  word: string;
  /** Its stems in each language of the files that it may be a word of. */
  stems: Stems;
  /** How much it counts: `OWN_WEIGHT`, or less where it is of the question before. */
  weight: number;
  /** Whether it says nothing about what is asked for: it helps to find, and is no evidence. */
  isLight: boolean;
}

/** The words of a text that carry a topic, each once, mended where they are mistyped. */
export function topicsIn(text: string, vocabulary: Vocabulary, weight: number): Topic[] {
  const likely = likeliestLanguages(text);
  const asked = likely.length > 0 ? likely : LOCALES;
  const isTopic = (word: string) => !isStopWord(word, likely[0] ?? 'en');
  // In another language than the files' own most words are new to them, and none is mistyped.
  const known = asked
    .filter((language) => vocabulary.languages.includes(language))
    .map((language) => vocabulary.of(language));
  const words = wordsOf(text.slice(0, LONGEST_QUESTION))
    .filter(isTopic)
    .slice(0, MOST_WORDS)
    .flatMap((word) => repaired(word, known))
    .filter(isTopic);
  // 'Tak' of a question with 'take' would ask for something that no file holds.
  const isMistyped = (word: string) => likely[0] === 'en' && isMistypedEnglish(word, LIGHT_ENGLISH, known);
  const isLight = (word: string) =>
    isLightWord(word, likely[0] ?? 'en') || isMistyped(word) || isUnnamedCountry(word, asked, vocabulary);
  const areAllLight = words.every(isLight);
  return [...new Set(words)].map((word) => ({
    word,
    stems: stemsIn(word, asked, vocabulary),
    weight,
    isLight: isLight(word) && !areAllLight,
  }));
}

/** A country that no file names may be one of 'all others': nothing is lacking where it is not named. */
const isUnnamedCountry = (word: string, asked: readonly Locale[], vocabulary: Vocabulary) =>
  isCountry(word, asked) && !vocabulary.languages.some((language) => vocabulary.of(language).has(word));

/** Whether topics of a question name a country that no file does. @param likely languages of the question */
export function nameUnnamedCountry(
  topics: readonly Topic[],
  likely: readonly Locale[],
  vocabulary: Vocabulary,
): boolean {
  const asked = likely.length > 0 ? likely : LOCALES;
  return topics.some(({ word }) => isUnnamedCountry(word, asked, vocabulary));
}

/**
 * A word meets passages in the languages that it is asked in, or, where their files lack it, in others whose
 * files have the very word, as names are: 'the war' asks for no German 'Waren', which has the same stem.
 */
function stemsIn(word: string, asked: readonly Locale[], vocabulary: Vocabulary): Stems {
  const isIn = (language: Locale) => vocabulary.of(language).has(word) && !isStopWord(word, language);
  const own = vocabulary.languages.filter((language) => asked.includes(language));
  const others = own.some(isIn) ? [] : vocabulary.languages.filter(isIn);
  return Object.fromEntries(
    [...own, ...others].map((language) => [language, [stemIn(word, language, vocabulary)]]),
  );
}

/**
 * The stem of a word. In English, whose words are never taken for mistyped ones, that of its noun or its verb
 * where the files hold that alone: 'rent' meets 'rental'.
 */
function stemIn(word: string, language: Locale, vocabulary: Vocabulary): string {
  const own = stem(word, language);
  const isKnown = (one: string) => vocabulary.hasStem(one, language);
  if (language !== 'en' || isKnown(own)) return own;
  return verbalRelatives(word).find(isKnown) ?? own;
}

/** The topics with the German compounds of the files that they are parts of; null where there are none. */
export const withCompounds = (topics: readonly Topic[], vocabulary: Vocabulary): Topic[] | null =>
  withGerman(topics, (own) => compoundsOf(own, vocabulary.stemsOf('de')));

/** The particle that stands at the end of a sentence whose verb it is of: 'Wie gebe ich das zurück?' */
const PARTICLE = 'zuruck';

/** The topics with other forms of their German words that the files have, and the compounds of those. */
export function withForms(topics: readonly Topic[], vocabulary: Vocabulary): Topic[] | null {
  const verbs = topics.flatMap(({ stems: { de = [] } }) => de.slice(0, 1)).map((one) => PARTICLE + one);
  return withGerman(topics, (own, word) =>
    [
      ...germanFormsOf(own, word),
      ...(own === PARTICLE ? verbs : []).flatMap((verb) => [verb, ...germanFormsOf(verb)]),
    ]
      .filter((one) => vocabulary.hasStem(one, 'de'))
      .flatMap((one) => [one, ...compoundsOf(one, vocabulary.stemsOf('de'))]),
  );
}

/** The topics with more German stems; null where no word has any. @param relativesOf a stem and its word */
function withGerman(
  topics: readonly Topic[],
  relativesOf: (own: string, word: string) => readonly string[],
): Topic[] | null {
  const related = topics.map((topic) => {
    const { de = [] } = topic.stems;
    const [own] = de;
    const relatives = own === undefined ? [] : relativesOf(own, topic.word);
    if (relatives.length === 0) return topic;
    return { ...topic, stems: { ...topic.stems, de: [...new Set([...de, ...relatives])] } };
  });
  return related.some((topic, at) => topic !== topics[at]) ? related : null;
}
