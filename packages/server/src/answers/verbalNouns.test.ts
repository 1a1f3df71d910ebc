import { expect, test } from 'vitest';
import { extract } from '../dataFiles/extract/index.ts';
import { PassageIndex } from './passageIndex.ts';

/** An index of files by their names, each of a type and a text. */
async function indexOf(
  files: Record<string, readonly [type: 'json' | 'csv' | 'txt', text: string]>,
  mostInMemory?: number,
): Promise<PassageIndex> {
  const index = new PassageIndex(mostInMemory);
  for (const [fileName, [type, text]] of Object.entries(files)) {
    const { chunks } = await extract(type, new TextEncoder().encode(text));
    index.add(chunks.map((chunk) => ({ ...chunk, dataFileGuid: fileName, fileName })));
  }
  return index;
}

const RENTAL = {
  kayak: { perDay: '49 EUR', deposit: '150 EUR' },
  snowshoes: { perDay: '12 EUR', deposit: '40 EUR' },
};

/** What an outdoor shop hires out, sells and mends. */
const SHOP = {
  'rental.json': ['json', JSON.stringify({ rental: RENTAL })],
  'prices.csv': ['csv', 'name,price,stock\n"Tent Lofoten 2",289 EUR,14\n"Headlamp Nord",39 EUR,52'],
  'repair.txt': [
    'txt',
    'A zipper repair costs 18 EUR. It takes five working days.\n\nPoles are mended in two days.',
  ],
} as const;

/** The verdict and the headings of the passages that are shown. */
function shownFor(index: PassageIndex, question: string) {
  const { verdict, shown, passages } = index.find(question);
  return [verdict, ...passages.slice(0, shown).map(({ heading }) => heading)];
}

test.each([
  ['Can I rent snowshoes?', 'Rental › Snowshoes'],
  ['Do you rent kayaks?', 'Rental › Kayak'],
  ['How much is it to rent a kayak per day?', 'Rental › Kayak'],
])(
  'CH-3: a verb meets the noun under which an object of a json file stands: %s',
  async (question, heading) => {
    for (const mostInMemory of [undefined, 0]) {
      const index = await indexOf(SHOP, mostInMemory);
      expect(shownFor(index, question)).toEqual(['clear', heading]);
      index.close();
    }
  },
);

test('CH-3: beside what holds half of the question nothing is shown that has no part in it', async () => {
  const index = await indexOf(SHOP);
  const [verdict, ...headings] = shownFor(index, 'Do you repair snowshoes?');
  expect(verdict).toBe('several');
  expect(headings.toSorted()).toEqual(['', 'Rental › Snowshoes']);
});

test.each([
  ['How can I pay the invoice?', 'Payment of an invoice is by bank transfer.'],
  ['Do you deliver on Saturdays?', 'Delivery is on Saturdays.'],
  ['Where is the rental of canoes?', 'You can rent a canoe at the jetty.'],
])('CH-3: verbs and their nouns meet in any text: %s', async (question, text) => {
  const index = await indexOf({ 'a.txt': ['txt', text], 'b.txt': ['txt', 'Dogs sleep in the kennel.'] });
  expect(index.find(question).verdict).toBe('clear');
});

test('CH-3: a verb that the files hold themselves meets itself alone', async () => {
  const texts = {
    'a.txt': ['txt', 'We rent a canoe.'],
    'b.txt': ['txt', 'The canoe rental has moved.'],
  } as const;
  const index = await indexOf(texts);
  expect(index.find('Who can rent a canoe?').passages[0]?.text).toBe('We rent a canoe.');
  index.remove('a.txt');
  expect(index.find('Can I rent a canoe?').passages[0]?.text).toBe('The canoe rental has moved.');
  expect(index.find('Can I rent a canoe?').verdict).toBe('clear');
});

test('CH-3: a short word meets no longer one by chance', async () => {
  const index = await indexOf({
    'a.txt': ['txt', 'We give legal advice.'],
    'b.txt': ['txt', 'Soup is hot.'],
  });
  expect(index.find('Is a broken leg covered?').verdict).toBe('nothing');
});
