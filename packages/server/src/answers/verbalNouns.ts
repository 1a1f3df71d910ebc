import { stem } from './language.ts';

/**
 * Endings of verbs, and of nouns of what they do, where the English stemmer leaves the two apart, as it does
 * with short words: 'rent' and 'rental', 'pay' and 'payment', 'deliver' and 'delivery'. A root has some
 * letters at least, or chance would meet: 'leg' and 'legal'.
 */
const ENDINGS = [
  { verb: '', noun: 'al', root: 4 },
  { verb: '', noun: 'ment', root: 3 },
  { verb: 'er', noun: 'ery', root: 4 },
];

/** Stems of the nouns that an English verb may have, and of the verbs that a noun may come from. */
export function verbalRelatives(word: string): string[] {
  const relatives = [word, stem(word, 'en')].flatMap((form) =>
    ENDINGS.flatMap(({ verb, noun, root }) => [
      ...exchanged(form, verb, noun, root),
      ...exchanged(form, noun, verb, root),
    ]),
  );
  return [...new Set(relatives.map((one) => stem(one, 'en')))];
}

function exchanged(word: string, ending: string, other: string, least: number): string[] {
  if (!word.endsWith(ending)) return [];
  const root = word.slice(0, word.length - ending.length);
  return root.length < least ? [] : [`${root}${other}`];
}
