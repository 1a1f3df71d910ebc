import { expect, test } from 'vitest';
import { isCountry } from './countries.ts';
import { PassageIndex } from './passageIndex.ts';

test.each([
  ['italy', 'en', true],
  ['italien', 'de', true],
  ['italia', 'es', true],
  ['hiszpania', 'pl', true],
  ['italy', 'de', false],
  ['delivery', 'en', false],
  ['united', 'en', false],
] as const)('CH-3: "%s" is a country in %s: %s', (word, language, is) => {
  expect(isCountry(word, [language])).toBe(is);
});

const RATES = {
  'delivery.md': ['Delivery', 'A delivery to Austria costs €7.90, to all other countries of Europe €14.90.'],
  'returns.md': ['Returns', 'Goods are taken back for 30 days.'],
};

test.each([
  // What is said of others need not hold for a country that is not named: it is shown, and not claimed.
  ['What does delivery to Italy cost?', ['several', 'delivery.md']],
  ['What does delivery to Austria cost?', ['clear', 'delivery.md']],
  ['What does a shop in Italy cost?', ['nothing']],
])('CH-3: a country that no file names may be one of all others: %s', (question, found) => {
  const index = new PassageIndex();
  for (const [file, [heading = '', text = '']] of Object.entries(RATES))
    index.add([{ dataFileGuid: file, fileName: file, page: null, heading, text }]);
  const { verdict, shown, passages } = index.find(question);
  expect([verdict, ...passages.slice(0, shown).map((one) => one.fileName)]).toEqual(found);
});
