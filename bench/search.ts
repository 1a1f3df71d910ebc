import { monitorEventLoopDelay } from 'node:perf_hooks';
import { setTimeout } from 'node:timers/promises';
import { createPassageSearch, type PassageSource, type SourceFile } from '@parley/server/search';
import { median, type Row } from './report.ts';

/** What an assistant may hold at the most: 1,000 files of 100 kB, in passages of some 1,200 characters. */
const FILES = 1000;
const PASSAGES_OF_FILE = 85;
const WORDS_OF_PASSAGE = 170;
const BYTES_OF_FILE = 100_000;
const VOCABULARY = 60_000;
const QUESTIONS = 40;
/** Between two questions to another assistant while the large one is indexed, in ms. */
const EVERY_MS = 100;
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

/** The passages of a file as the database gives them. */
async function* passagesOf({ guid, name }: SourceFile) {
  const names = { dataFileGuid: guid, fileName: name, page: null };
  if (guid === FEW) yield [{ ...names, heading: 'Opening hours', text: 'The shop opens at nine.' }];
  else
    yield Array.from({ length: PASSAGES_OF_FILE }, () => ({
      ...names,
      heading: textOf(4),
      text: textOf(WORDS_OF_PASSAGE),
    }));
}

const unstopped = new AbortController().signal;

/** An assistant with one short file. */
const FEW = 'few';

const source: PassageSource = {
  dataVersion: async () => '1',
  filesOf: async (assistant) =>
    assistant === FEW
      ? [{ guid: FEW, name: 'few.md', bytes: 100, version: '1' }]
      : Array.from({ length: FILES }, (_, at) => ({
          ...{ guid: `${at}`, name: `file-${at}.md` },
          ...{ bytes: BYTES_OF_FILE, version: '1' },
        })),
  passagesOf,
  grownBeyond: async () => [],
};

/**
 * How long a question waits for the search over the most that an assistant may hold, the first one too, and
 * what others wait for while it is indexed: questions to another assistant, and all else that the server does
 * in this thread.
 */
export async function* searchRows(): AsyncGenerator<Row> {
  const before = process.memoryUsage().rss;
  const search = createPassageSearch(source);
  const find = (question: string) => search.find('assistant', question, [], unstopped);
  const randomQuestion = () => textOf(WORDS_OF_QUESTION, STOP_WORDS);
  const timeOf = async (asked: () => Promise<unknown>) => {
    const began = performance.now();
    await asked();
    return performance.now() - began;
  };
  const askFew = () => search.find(FEW, 'When does the shop open?', [], unstopped);
  try {
    const began = performance.now();
    const first = await timeOf(() => find(randomQuestion()));
    await askFew();
    const loop = monitorEventLoopDelay({ resolution: 5 });
    loop.enable();
    const meanwhile: number[] = [];
    while ((await find(randomQuestion())).isPartial) {
      meanwhile.push(await timeOf(askFew));
      await setTimeout(EVERY_MS);
    }
    loop.disable();
    const index = 'search: index of 1,000 files of 100 kB';
    yield {
      ...{ what: `${index}, first question meanwhile`, unit: 'ms', goal: 2000, runs: 1 },
      ours: first,
    };
    yield { what: index, unit: 'ms', ours: performance.now() - began, runs: 1 };
    yield {
      ...{ what: `${index}, others meanwhile`, unit: 'ms', goal: 200 },
      ...{ ours: median(meanwhile), runs: meanwhile.length },
    };
    yield {
      ...{ what: `${index}, this thread kept, p99`, unit: 'ms', goal: 100, runs: 1 },
      ours: loop.percentile(99) / 1_000_000,
    };
    yield {
      ...{ what: `${index}, memory added`, unit: 'MB', goal: 300, runs: 1 },
      ours: (process.memoryUsage().rss - before) / 1_000_000,
    };
    const times: number[] = [];
    for (let question = 0; question < QUESTIONS; question++)
      times.push(await timeOf(() => find(randomQuestion())));
    const runs = times.length;
    yield { what: 'search: in 1,000 files of 100 kB', unit: 'ms', ours: median(times), goal: 200, runs };
  } finally {
    await search.close();
  }
}
