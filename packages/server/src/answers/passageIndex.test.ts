import { describe, expect, test } from 'vitest';
import { DiskStore } from './diskStore.ts';
import { PassageIndex } from './passageIndex.ts';
import { seedPassages } from './seedSource.fixtures.ts';

const boats = [
  ['Marten', '5.1 m'],
  ['Otter', '4.2 m'],
].map(([name = '', length]) => ({
  ...{ dataFileGuid: 'boats', fileName: 'boats.csv', page: null, heading: name },
  text: `- Boat: ${name}\n- Length: ${length}`,
}));

const QUESTIONS = [
  'How much does shipping to Austria cost?',
  'When is the Hamburg store open?',
  'gift cards',
];

describe.each([
  ['memory', undefined],
  ['a file on the disk', 0],
])('CH-3: an index in %s', (_, mostInMemory) => {
  test('answers by a row of a table', () => {
    const index = new PassageIndex(mostInMemory);
    index.add(boats);
    const { verdict, passages } = index.find('Which boat is the longest?');
    expect(verdict).toBe('clear');
    expect(passages[0]?.heading).toBe('Marten');
    index.close();
  });

  test('knows nothing of a file that was removed, and all of the others', async () => {
    const files = await seedPassages('shop');
    const [index, without] = [new PassageIndex(mostInMemory), new PassageIndex(mostInMemory)];
    index.add(boats);
    for (const passages of files) {
      index.add(passages);
      without.add(passages);
    }
    index.remove('boats');
    for (const question of QUESTIONS) expect(index.find(question)).toEqual(without.find(question));
    expect(index.find('Which boat is the longest?').passages.map(({ fileName }) => fileName)).not.toContain(
      'boats.csv',
    );
    index.add(boats);
    expect(index.find('How long is the Marten?').passages[0]?.heading).toBe('Marten');
    index.close();
    without.close();
  });
});

test('CH-3: an index that outgrows the memory moves to the disk with all that it holds', async () => {
  const index = new PassageIndex(10);
  for (const passages of await seedPassages('shop')) index.add(passages);
  expect(index.size.disk).toBeGreaterThan(0);
  for (const [question, words] of [
    ['How much does shipping to Austria cost?', '€7.90'],
    ['How long are gift cards valid?', '3 years'],
  ] as const)
    expect(
      index
        .find(question)
        .passages.slice(0, 3)
        .map(({ text }) => text)
        .join('\n'),
    ).toContain(words);
  // As found and numbered anew: a file's later passages are near by their place in it.
  const near = index.find('xyzzy', [], [{ dataFileGuid: 'rental.md', ordinal: 0, isRelated: true }]);
  expect(near.passages[0]?.fileName).toBe('rental.md');
  index.close();
});

test('CH-3: what cannot be written to the disk leaves the passages of before, and room for others', () => {
  const store = new DiskStore(() => 'en');
  const stems = { file: '', heading: '', text: 'marten' };
  const [passage] = boats;
  if (!passage) throw new Error('There is no boat.');
  store.add(1, passage, stems);
  expect(() =>
    store.together(() => {
      store.add(2, passage, stems);
      store.add(1, passage, stems);
    }),
  ).toThrow();
  store.together(() => store.add(3, passage, stems));
  expect(store.find(new Map([['marten', 1]])).map(({ id }) => id)).toEqual([1, 3]);
  expect(store.count).toBe(2);
  store.close();
});
