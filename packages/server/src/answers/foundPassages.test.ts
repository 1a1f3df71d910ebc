import { readFile } from 'node:fs/promises';
import { describe, expect, test } from 'vitest';
import { FIRST } from './passage.ts';
import { PassageIndex } from './passageIndex.ts';
import { seedPassages } from './seedSource.fixtures.ts';

/** A question as visitors ask it, written from the files alone, without a look at the engine. */
interface Question {
  /** Whose files hold the answer: a key of the seed's manifest. */
  assistant: string;
  question: string;
  kind: 'paraphrased' | 'mistyped' | 'foreign' | 'unanswerable';
  /** Words of the passage that answers it; null where none does. */
  fact: string | null;
}

declare module 'vitest' {
  interface TaskMeta {
    /** A line for the summary that `scripts/test.ts` ends with. */
    figures?: string;
  }
}

/** How many of a half are found in the first three and in the eight, not shown, wrongly quoted. */
interface Bounds {
  half: 'tuning' | 'unseen';
  /** Where the index is: of very many files on the disk, with words like those asked instead of pieces. */
  kept: 'in memory' | 'on disk';
  three: number;
  eight: number;
  /** The right passage is in the first three, and the reader is not shown it. */
  missed: number;
  wrong: number;
}

/** The half for tuning, and the half that only this test reads (CH-3): each has 35 with an answer. */
const HALVES: Bounds[] = [
  { half: 'tuning', kept: 'in memory', three: 16, eight: 26, missed: 5, wrong: 0 },
  { half: 'unseen', kept: 'in memory', three: 24, eight: 28, missed: 6, wrong: 0 },
  { half: 'tuning', kept: 'on disk', three: 17, eight: 25, missed: 5, wrong: 0 },
  { half: 'unseen', kept: 'on disk', three: 24, eight: 28, missed: 6, wrong: 0 },
];

const indexes = new Map<string, Promise<PassageIndex>>();

async function indexOf(assistant: string, kept: Bounds['kept']): Promise<PassageIndex> {
  const index = kept === 'on disk' ? new PassageIndex(0) : new PassageIndex();
  for (const passages of await seedPassages(assistant)) index.add(passages);
  return index;
}

const percent = (share: number) => `${Math.round(100 * share)} %`;

/** Place of the passage that holds the fact, from 1, or Infinity; and what was judged. */
async function find({ assistant, question, fact }: Question, kept: Bounds['kept']) {
  const key = `${assistant} ${kept}`;
  const index = indexes.get(key) ?? indexOf(assistant, kept);
  indexes.set(key, index);
  const { verdict, shown, passages } = (await index).find(question);
  const place = passages.findIndex(({ text, heading }) => fact && `${heading}\n${text}`.includes(fact));
  return { fact, verdict, shown, place: place < 0 ? Number.POSITIVE_INFINITY : place + 1 };
}

describe('CH-3: the passage that answers a question', () => {
  test.for(HALVES)(
    'is found as often as it was: $half, kept $kept',
    async ({ half, kept, three, eight, missed, wrong }, { task }) => {
      const file = new URL(`questions/${half}.json`, import.meta.url);
      const questions: Question[] = JSON.parse(await readFile(file, 'utf8'));
      const found = await Promise.all(questions.map((one) => find(one, kept)));
      const answerable = found.filter(({ fact }) => fact !== null);
      const within = (most: number) => answerable.filter(({ place }) => place <= most).length;
      const notShown = answerable.filter(
        ({ verdict, shown, place }) => verdict !== 'clear' && place <= FIRST && place > shown,
      ).length;
      const quoted = found.filter(({ verdict }) => verdict === 'clear');
      const wronglyQuoted = quoted.filter(({ place }) => place > 1).length;
      const share = (count: number) =>
        `${count} of ${answerable.length} (${percent(count / answerable.length)})`;
      // The summary of all tests shows it.
      task.meta.figures =
        `answers, ${half} half, kept ${kept}: right passage first for ${share(within(1))}, ` +
        `in the first three for ${share(within(FIRST))} and ${notShown} of them not shown, ` +
        `in the first eight for ${share(within(8))}; ` +
        `${quoted.length} of ${found.length} quoted, ${wronglyQuoted} of them wrongly`;
      expect(within(FIRST)).toBeGreaterThanOrEqual(three);
      expect(within(8)).toBeGreaterThanOrEqual(eight);
      expect(notShown).toBeLessThanOrEqual(missed);
      expect(wronglyQuoted).toBeLessThanOrEqual(wrong);
    },
  );
});
