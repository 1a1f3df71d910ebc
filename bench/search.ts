import { createPassageSearch } from '@parley/server/search';
import { median, type Row } from './report.ts';

/** What an assistant may hold at the most: 1,000 files of 100 kB, in passages of some 1,200 characters. */
const FILES = 1000;
const PASSAGES_OF_FILE = 85;
const WORDS_OF_PASSAGE = 170;
const VOCABULARY = 60_000;
const QUESTIONS = 40;
const WORDS_OF_QUESTION = 6;
/** Words that are as frequent as these are stop words, which a search leaves out. */
const STOP_WORDS = 100;
/** Letters of the words. */
const SYLLABLES = 'ba ce di fo gu ha je ki lo mu na pe ri so tu va we xi yo zu'.split(' ');

/** The same numbers from 0 to 1 each time. */
function createRandom(seed = 1): () => number {
  let state = seed;
  return () => {
    state = (state * 1_664_525 + 1_013_904_223) % 2 ** 32;
    return state / 2 ** 32;
  };
}

const random = createRandom();

/** A word by its place in the vocabulary: 2 to 4 syllables. */
function wordAt(place: number): string {
  let word = '';
  for (let rest = place + SYLLABLES.length; rest > 0; rest = Math.floor(rest / SYLLABLES.length))
    word += SYLLABLES[rest % SYLLABLES.length];
  return word;
}

/**
 * Words as often as languages have them: the n-th most frequent an n-th as often as the first.
 * @param least place of the most frequent word, from 1
 */
function textOf(words: number, least = 1): string {
  const places = Array.from({ length: words }, () => least * (VOCABULARY / least) ** random());
  return places.map((place) => wordAt(Math.floor(place))).join(' ');
}

/** Passages as the database gives them, a file at a time. */
async function* passagesOf() {
  for (let file = 0; file < FILES; file++) {
    const names = { dataFileGuid: `${file}`, fileName: `file-${file}.md`, page: null };
    yield Array.from({ length: PASSAGES_OF_FILE }, () => ({
      ...names,
      heading: textOf(4),
      text: textOf(WORDS_OF_PASSAGE),
    }));
  }
}

/** How long a question waits for the search over the most that an assistant may hold. */
export async function* searchRows(): AsyncGenerator<Row> {
  const search = createPassageSearch({ dataVersion: async () => '1', passagesOf });
  const ask = async () => {
    const began = performance.now();
    await search.find('assistant', textOf(WORDS_OF_QUESTION, STOP_WORDS), []);
    return performance.now() - began;
  };
  try {
    yield { what: 'search: index of 1,000 files of 100 kB', unit: 'ms', ours: await ask(), runs: 1 };
    const times: number[] = [];
    for (let question = 0; question < QUESTIONS; question++) times.push(await ask());
    const runs = times.length;
    yield { what: 'search: in 1,000 files of 100 kB', unit: 'ms', ours: median(times), goal: 200, runs };
  } finally {
    await search.close();
  }
}
