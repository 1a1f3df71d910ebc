import { readdir, readFile } from 'node:fs/promises';
import { extname } from 'node:path';
import type { DataFileType } from '@parley/model';
import { expect, test } from 'vitest';
import { extract } from '../dataFiles/extract/index.ts';
import { PassageIndex } from './passageIndex.ts';

/** A plain question to a business with four short files. */
interface Question {
  /** The folder of its files. */
  of: string;
  /** For tuning, looked at once when that was done, or written after that and looked at once. */
  half: 'tuning' | 'unseen' | 'later';
  question: string;
  /** Words of the passage that answers it; null where none does, though it has words of one. */
  fact: string | null;
}

declare module 'vitest' {
  interface TaskMeta {
    figures?: string;
  }
}

const folder = new URL('questions/', import.meta.url);

async function indexOf(files: URL): Promise<PassageIndex> {
  const index = new PassageIndex();
  for (const fileName of await readdir(files)) {
    const bytes = new Uint8Array(await readFile(new URL(fileName, files)));
    const { chunks } = await extract(extname(fileName).slice(1) as DataFileType, bytes);
    index.add(chunks.map((chunk) => ({ ...chunk, dataFileGuid: fileName, fileName })));
  }
  return index;
}

/** @param earlier what the reader asked before */
function outcomeOf(index: PassageIndex, { question, fact }: Question, earlier: string | undefined) {
  const history = earlier === undefined ? [] : [{ author: 'reader' as const, text: earlier }];
  const { verdict, shown: count, passages } = index.find(question, history);
  if (verdict === 'nothing') return 'not found';
  const shown = passages.slice(0, count);
  const isRight = shown.some(({ heading, text }) => fact && `${heading}\n${text}`.includes(fact));
  if (verdict === 'clear') return isRight ? 'quoted' : 'quoted wrongly';
  return isRight || !fact ? 'passages' : 'wrong passages';
}

test.for([
  { set: 'plain', half: 'tuning', quoted: 19, found: 20, wrong: 0 },
  { set: 'plain', half: 'unseen', quoted: 16, found: 20, wrong: 1 },
  { set: 'plain', half: 'later', quoted: 8, found: 9, wrong: 5 },
  { set: 'german', half: 'tuning', quoted: 7, found: 14, wrong: 1 },
  { set: 'german', half: 'unseen', quoted: 5, found: 17, wrong: 1 },
  { set: 'verbs', half: 'tuning', quoted: 2, found: 10, wrong: 0 },
  { set: 'verbs', half: 'unseen', quoted: 3, found: 8, wrong: 0 },
])('CH-3: $set questions are answered as before, wherever they stand: $half', async (bounds, { task }) => {
  const all: Question[] = JSON.parse(await readFile(new URL(`${bounds.set}.json`, folder), 'utf8'));
  const questions = all.filter(({ half }) => half === bounds.half);
  const indexes = new Map<string, PassageIndex>();
  for (const { of } of questions)
    if (!indexes.has(of)) indexes.set(of, await indexOf(new URL(`${bounds.set}/${of}/`, folder)));
  const figures = [false, true].map((isAfterAnother) => {
    const outcomes = questions.map((one, at) => {
      const earlier = isAfterAnother ? questions.at(at - 1)?.question : undefined;
      return { ...one, outcome: outcomeOf(indexes.get(one.of) as PassageIndex, one, earlier) };
    });
    const count = (outcome: string, isAnswered: boolean) =>
      outcomes.filter((one) => one.outcome === outcome && (one.fact !== null) === isAnswered).length;
    const wrong = count('quoted wrongly', true) + count('quoted wrongly', false);
    expect(count('quoted', true)).toBeGreaterThanOrEqual(bounds.quoted);
    expect(count('quoted', true) + count('passages', true)).toBeGreaterThanOrEqual(bounds.found);
    expect(wrong).toBeLessThanOrEqual(bounds.wrong);
    return (
      `${isAfterAnother ? 'after another' : 'alone'} ${count('quoted', true)} of ` +
      `${questions.filter(({ fact }) => fact !== null).length} quoted, ${count('passages', true)} shown, ` +
      `${count('not found', true)} not found, ${wrong} of ${questions.length} quoted wrongly`
    );
  });
  task.meta.figures = `${bounds.set} questions, ${bounds.half}: ${figures.join('; ')}`;
});
