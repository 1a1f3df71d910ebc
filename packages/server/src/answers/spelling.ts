import dictionary from 'dictionary-en';
import { distance } from 'fastest-levenshtein';
import nspell from 'nspell';

/** Shorter words have too many neighbours to guess. */
const SHORTEST = 4;
/** Letters that may differ, in words of up to five letters and in longer ones. */
const MOST_DIFFERENCES = { short: 1, long: 2 };
const LONGEST_SHORT = 5;
/** Shorter halves of a word without its space are chance. */
const SHORTEST_HALF = 3;

/** Words of the files with how often they occur, in each language. */
type Words = readonly ReadonlyMap<string, number>[];

let english: nspell | undefined;

/** English words are never taken for mistyped ones: 'Australia' is not 'Austria'. */
function isEnglish(word: string): boolean {
  english ??= nspell({ aff: Buffer.from(dictionary.aff), dic: Buffer.from(dictionary.dic) });
  return english.correct(word) || english.correct(`${word[0]?.toUpperCase()}${word.slice(1)}`);
}

/**
 * A word that neither the files nor a dictionary know, as the files probably write it: with two letters in
 * their order again, which files that say 'renewed' need not hold, the nearest of their words, or two of
 * them without the space between. All others stay as they are, and without words of the files all.
 */
export function repaired(word: string, words: Words): string[] {
  if (words.length === 0 || word.length < SHORTEST || /\p{N}/u.test(word)) return [word];
  if (isKnown(word, words) || isEnglish(word)) return [word];
  const swaps = swapsOf(word);
  const known = mostFrequent(swaps, words) ?? swaps.find(isEnglish) ?? nearest(word, words);
  return known === undefined ? (halvesOf(word, words) ?? [word]) : [known];
}

/**
 * Whether a word that neither the files nor a dictionary know is one of some English words with one letter
 * wrong, missing, too much or exchanged with the next one. In other languages no dictionary would tell
 * 'Eimer' from 'einer'.
 */
export function isMistypedEnglish(word: string, meant: readonly string[], words: Words): boolean {
  if (word.length < SHORTEST - 1 || /\p{N}/u.test(word)) return false;
  if (isKnown(word, words) || isEnglish(word)) return false;
  const near = (one: string) => one.length >= SHORTEST && one[0] === word[0] && distance(one, word) === 1;
  const swaps = swapsOf(word);
  return meant.some((one) => near(one) || swaps.includes(one));
}

const isKnown = (word: string, words: Words) => words.some((some) => some.has(word));

/** A word with each two neighbouring letters exchanged. */
function swapsOf(word: string): string[] {
  return Array.from(
    { length: word.length - 1 },
    (_, at) => word.slice(0, at) + word[at + 1] + word[at] + word.slice(at + 2),
  );
}

function mostFrequent(candidates: readonly string[], words: Words): string | undefined {
  const countOf = (word: string) => words.reduce((sum, some) => sum + (some.get(word) ?? 0), 0);
  return candidates.filter((word) => isKnown(word, words)).sort((a, b) => countOf(b) - countOf(a))[0];
}

function nearest(word: string, words: Words): string | undefined {
  const most = word.length <= LONGEST_SHORT ? MOST_DIFFERENCES.short : MOST_DIFFERENCES.long;
  let best: string | undefined;
  let bestRank = Number.POSITIVE_INFINITY;
  for (const some of words) {
    for (const [known, count] of some) {
      // Who mistypes a word hardly ever begins it wrongly: a German 'Hund' is not 'rund'.
      if (known[0] !== word[0] || known.length < SHORTEST) continue;
      if (Math.abs(known.length - word.length) > most) continue;
      const differences = distance(word, known);
      if (differences > most) continue;
      const rank = differences + 1 / (count + 10);
      if (rank < bestRank) [best, bestRank] = [known, rank];
    }
  }
  return best;
}

function halvesOf(word: string, words: Words): string[] | undefined {
  for (let cut = SHORTEST_HALF; cut <= word.length - SHORTEST_HALF; cut++) {
    const halves = [word.slice(0, cut), word.slice(cut)];
    if (halves.every((half) => isKnown(half, words))) return halves;
  }
  return undefined;
}
