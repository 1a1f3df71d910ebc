import { expect, test } from 'vitest';
import { excerptOf, linesOf } from './readableText.ts';

const row = (boat: string) =>
  `| ${boat} | a deposit of fifty euros that is given back on the same day | 12 € |`;
const table = ['| Boat | Deposit | Price |', '| --- | --- | --- |', row('Sula'), row('Polaris'), row('Rana')];

test('CH-3: an excerpt that goes on in a table ends behind a row of it', () => {
  const lines = linesOf(['Boats are hired at the harbour by the hour.', '', ...table].join('\n'));
  const { excerpt } = excerptOf(lines, [1, 0, 0, 0]);
  expect(excerpt).toMatch(/^Boats are hired .*Boat: Sula.*Boat: Polaris, Deposit: .*, Price: 12 € …$/);
  expect(excerpt.length).toBeLessThan(300);
});
