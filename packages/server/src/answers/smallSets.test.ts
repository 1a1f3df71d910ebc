import { readdir, readFile } from 'node:fs/promises';
import { extname } from 'node:path';
import type { DataFileType } from '@parley/model';
import { describe, expect, test } from 'vitest';
import { extract } from '../dataFiles/extract/index.ts';
import { PassageIndex } from './passageIndex.ts';

/** A question to a swimming pool with six short files. */
interface Question {
  question: string;
  /** Words of the passage that answers it; null where none does. */
  fact: string | null;
}

const folder = new URL('questions/', import.meta.url);

async function indexOf(mostInMemory?: number): Promise<PassageIndex> {
  const index = new PassageIndex(mostInMemory);
  for (const fileName of await readdir(new URL('small/', folder))) {
    const bytes = new Uint8Array(await readFile(new URL(`small/${fileName}`, folder)));
    const { chunks } = await extract(extname(fileName).slice(1) as DataFileType, bytes);
    index.add(chunks.map((chunk) => ({ ...chunk, dataFileGuid: fileName, fileName })));
  }
  return index;
}

/** What a reader of the answer sees: the right passage or a wrong one, quoted or as what might help. */
function outcomeOf(index: PassageIndex, { question, fact }: Question) {
  const { verdict, shown: count, passages } = index.find(question);
  if (verdict === 'nothing') return 'nothing';
  const shown = passages.slice(0, count);
  const isRight = shown.some(({ heading, text }) => fact && `${heading}\n${text}`.includes(fact));
  return `${isRight ? 'right' : 'wrong'}, ${verdict === 'clear' ? 'quoted' : 'shown'}`;
}

describe.each([
  ['memory', undefined],
  ['a file on the disk', 0],
])('CH-3: few short files in %s', (_, mostInMemory) => {
  test('are quoted or shown where they answer, and nothing is found where they do not', async () => {
    const questions: Question[] = JSON.parse(await readFile(new URL('small.json', folder), 'utf8'));
    const index = await indexOf(mostInMemory);
    const outcomes = questions.map((one) => ({ ...one, outcome: outcomeOf(index, one) }));
    const failed = outcomes.filter(({ fact, outcome }) =>
      fact === null ? outcome !== 'nothing' : !outcome.startsWith('right'),
    );
    expect(failed).toEqual([]);
    expect(outcomes.filter(({ outcome }) => outcome === 'right, quoted')).toHaveLength(10);
    index.close();
  });

  test.for(['Is the sauna mixed?', 'Do the lockers have sockets?'])(
    'what stands under a word of "%s" is shown, and not claimed to answer it',
    async (question) => {
      const index = await indexOf(mostInMemory);
      expect(outcomeOf(index, { question, fact: null })).toBe('wrong, shown');
      index.close();
    },
  );

  test('what stands under it is not shown where another file holds it, too', () => {
    const index = new PassageIndex(mostInMemory);
    const add = (heading: string, text: string) =>
      index.add([{ ...{ dataFileGuid: heading, fileName: `${text.length}.md`, page: null }, heading, text }]);
    for (const subject of ['Trains', 'Music', 'Bread']) add(subject, `${subject} every day.`);
    add('Pool', 'Children swim with their parents.');
    expect(index.find('How deep is the pool?').verdict).toBe('several');
    add('Kitchen', 'Soup is served at the pool.');
    expect(index.find('How deep is the pool?').verdict).toBe('nothing');
    index.close();
  });
});
