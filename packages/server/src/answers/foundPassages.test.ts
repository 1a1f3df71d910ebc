import { readFile } from 'node:fs/promises';
import { describe, expect, test } from 'vitest';
import { PassageIndex } from './passageIndex.ts';
import { passagesFor } from './prompt.ts';
import { asking, seedSource } from './seedSource.fixtures.ts';

/** A question as visitors ask it, written from the files alone, without a look at the engine. */
interface Question {
  /** Whose files hold the answer: a key of the seed's manifest. */
  assistant: string;
  question: string;
  kind: 'paraphrased' | 'mistyped' | 'foreign' | 'unanswerable';
  /** Words of the passage that answers it; null where none does. */
  fact: string | null;
}

/**
 * The half that the engine may be tuned on, and the half that only this test reads (CH-3), with how many of
 * each 35 were found before.
 */
const HALVES = [
  { half: 'tuning', least: 14 },
  { half: 'unseen', least: 18 },
] as const;

async function questionsOf(half: string): Promise<Question[]> {
  return JSON.parse(await readFile(new URL(`questions/${half}.json`, import.meta.url), 'utf8'));
}

/** Place of the passage that holds the fact among those found, from 1; Infinity where it was not found. */
async function placeOf({ assistant, question, fact }: Question): Promise<number> {
  const index = new PassageIndex(await seedSource.loadPassages(assistant));
  const found = passagesFor(index, asking(question, {}, assistant));
  const place = found.findIndex(({ text, heading }) => fact && `${heading}\n${text}`.includes(fact));
  return place < 0 ? Number.POSITIVE_INFINITY : place + 1;
}

describe('CH-3: the passage that answers a question', () => {
  test.each(HALVES)('is among the first three as often as it was: $half', async ({ half, least }) => {
    const answerable = (await questionsOf(half)).filter(({ fact }) => fact !== null);
    const places = await Promise.all(answerable.map(placeOf));
    const within = (most: number) => places.filter((place) => place <= most).length;
    console.info(
      `${half}: of ${answerable.length} questions the passage is first for ${within(1)}, ` +
        `in the first three for ${within(3)}, in the first eight for ${within(8)}.`,
    );
    expect(within(3)).toBeGreaterThanOrEqual(least);
  });
});
