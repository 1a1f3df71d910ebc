import { readFile } from 'node:fs/promises';
import { extname } from 'node:path';
import type { DataFileType } from '@parley/model';
import { describe, expect, test } from 'vitest';
import { extract } from '../dataFiles/extract/index.ts';
import { PassageIndex } from './passageIndex.ts';
import { quotesOf } from './quotes.ts';

/** A question about tables, written from the files alone, before the engine was asked. */
interface Question {
  files: string[];
  question: string;
  /** Words of the row that answers it; null where none does. */
  fact: string | null;
}

const folder = new URL('questions/', import.meta.url);

async function indexOf(files: readonly string[]): Promise<PassageIndex> {
  const index = new PassageIndex();
  for (const fileName of files) {
    const bytes = new Uint8Array(await readFile(new URL(`tables/${fileName}`, folder)));
    const { chunks } = await extract(extname(fileName).slice(1) as DataFileType, bytes);
    index.add(chunks.map((chunk) => ({ ...chunk, dataFileGuid: fileName, fileName })));
  }
  return index;
}

/** Whether a question is answered by the right row, by a wrong one, not surely, or not at all. */
async function outcomeOf({ files, question, fact }: Question) {
  const { verdict, passages } = (await indexOf(files)).find(question);
  const [first] = passages;
  const holdsFact = fact !== null && first !== undefined && `${first.heading}\n${first.text}`.includes(fact);
  if (verdict === 'clear') return holdsFact ? 'right' : 'wrong';
  if (fact === null) return 'right';
  return verdict === 'several' ? 'unsure' : 'not found';
}

test('CH-3: questions about the rows of csv and json files are answered by these rows', async () => {
  const questions: Question[] = JSON.parse(await readFile(new URL('tables.json', folder), 'utf8'));
  const outcomes = await Promise.all(questions.map(outcomeOf));
  const count = (outcome: string) => outcomes.filter((one) => one === outcome).length;
  console.info(
    `tables: of ${questions.length} questions ${count('right')} are answered rightly, ` +
      `${count('unsure')} not surely, ${count('not found')} not at all, ${count('wrong')} wrongly.`,
  );
  expect(count('wrong')).toBe(0);
  expect(count('right')).toBeGreaterThanOrEqual(20);
});

describe('CH-3: rows of a table', () => {
  const hire = ['canoe-hire.csv', 'evening-classes.json'];
  const rooms = ['gaestezimmer.csv', 'spare-parts.csv'];

  test.each([
    ['What is the longest canoe?', hire, ['Marten']],
    ['Which boat has the most seats?', hire, ['Walrus']],
    ['What is the least expensive class?', hire, ['Classes › Bicycle repair']],
    ['Which class is on Thursday?', hire, ['Classes › Bicycle repair', 'Classes › Choir']],
    ['what is the deposit for a kayak with 2 seats', hire, ['Sandpiper']],
    ['Welches Zimmer ist das teuerste?', rooms, ['Specht']],
    ['Is the outlet valve in stock?', rooms, ['Outlet valve']],
  ])('are quoted alone: %s', async (question, files, headings) => {
    const { verdict, shown, passages } = (await indexOf(files)).find(question);
    expect(verdict).toBe('clear');
    expect(passages.slice(0, shown).map(({ heading }) => heading)).toEqual(headings);
  });

  test.each([
    ['that hold a part of the question only', 'How much is the Otter per week?', hire],
    ['that lack what is asked', 'Kann ich das Zimmer Amsel stornieren?', rooms],
    ['of which many might be meant', 'Which boats allow dogs?', hire],
    ['of several tables that cannot be compared', 'Which is the cheapest?', hire],
    ['compared under a condition that is not theirs', 'Welches Zimmer mit Balkon ist am günstigsten?', rooms],
    ['without the figure that is compared', 'Which boat is the fastest?', hire],
    ['that are compared with each other', 'Is the Otter cheaper than the Marten?', hire],
  ])('%s are not claimed to be the answer', async (_, question, files) => {
    expect((await indexOf(files)).find(question).verdict).not.toBe('clear');
  });

  test.each([
    ['thousands', ['1,299', '349', '12,000'], 'Row 1'],
    ['decimals of three digits', ['1.250 kg', '0.980 kg', '12.5 kg'], 'Row 1'],
    ['decimals after thousands', ['€1.299,00', '€349,50', '€2.000,00'], 'Row 1'],
  ])('are compared by figures with %s', async (_, figures, heading) => {
    expect(await cheapest(figures)).toMatchObject({ verdict: 'clear', passages: [{ heading }, {}, {}] });
  });

  test.each([
    ['other units', ['900 g', '1 kg', '2 kg']],
    ['a figure missing', ['9', 'on request', '12']],
    ['two figures', ['9', '10 to 12', '12']],
  ])('with %s are not compared', async (_, figures) => {
    expect((await cheapest(figures)).verdict).not.toBe('clear');
  });
});

describe('CH-3: objects of a json file', () => {
  const boatyard = { winterStorage: { pricePerSquareMetre: 42 }, craneLift: { maximumWeight: '22 tonnes' } };

  async function shown(question: string, value: unknown = boatyard): Promise<string[]> {
    const index = new PassageIndex();
    const { chunks } = await extract('json', new TextEncoder().encode(JSON.stringify(value)));
    index.add(chunks.map((chunk) => ({ ...chunk, dataFileGuid: 'f', fileName: 'boatyard.json' })));
    const { passages } = index.find(question);
    return quotesOf(passages, true, false);
  }

  const storage = '**Winter storage**\n\n- Price per square metre: 42';
  const lift = '**Crane lift**\n\n- Maximum weight: 22 tonnes';

  test.each([
    ['What does winter storage cost per square metre?', [storage]],
    ['What is the maximum weight of the crane lift?', [lift]],
    ['How much is winter storage?', [storage]],
    ['What do winter storage and the crane lift cost?', [storage, lift]],
  ])('are found by their names, each shown under its own: %s', async (question, found) => {
    expect((await shown(question)).toSorted()).toEqual(found.toSorted());
  });

  test('in an array are rows of one table where they are of one kind, and else stand apart', async () => {
    const dogs = { title: 'Dogs', allowed: true, fine: 40 };
    const cats = { title: 'Cats', allowed: false, fine: 20 };
    const hours = { title: 'Hours', from: '22:00', until: '06:00', days: 'all' };
    const question = 'What are the rules about dogs, cats and hours?';
    expect(await shown(question, { rules: [dogs, cats] })).toHaveLength(1);
    expect(await shown(question, { rules: [dogs, hours] })).toHaveLength(2);
  });
});

async function cheapest(figures: readonly string[]) {
  const index = new PassageIndex();
  index.add(
    figures.map((figure, at) => ({
      ...{ dataFileGuid: 'f', fileName: 'lamps.csv', page: null, heading: `Row ${at}` },
      text: `- name: Row ${at}\n- price: ${figure}`,
    })),
  );
  return index.find('Which is the cheapest lamp?');
}
