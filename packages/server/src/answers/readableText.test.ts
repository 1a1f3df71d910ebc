import { expect, test } from 'vitest';
import { excerptOf, linesOf } from './readableText.ts';

const row = (boat: string) =>
  `| ${boat} | a deposit of fifty euros that is given back on the same day | 12 € |`;
const TABLE = [
  '| Boat | Deposit | Price |',
  '| --- | --- | --- |',
  row('Sula'),
  row('Polaris'),
  row('Rana'),
  row('Ekka'),
];
const BEFORE = 'Boats are hired by the hour.';
const BEHIND = 'Cards are not accepted.';
const lines = linesOf([BEFORE, '', ...TABLE, '', BEHIND].join('\n'));

test('CH-3: a table stays one in the midst of an excerpt, and is marked as left out of its text', () => {
  const { excerpt, table, markdown } = excerptOf(lines, [1, 0, 0, 0, 0, 0]);
  expect(markdown).toBe([BEFORE, '', ...TABLE, '', BEHIND].join('\n'));
  expect([excerpt, table]).toEqual([`${BEFORE} … ${BEHIND}`, null]);
});

test('CH-3: an excerpt from behind a table has the table, too', () => {
  expect(excerptOf(lines, [0, 0, 0, 0, 0, 1]).markdown).toContain(TABLE.join('\n'));
});

test('CH-3: the text of rows ends behind a row', () => {
  const { excerpt, table } = excerptOf(lines, [0, 1, 0, 0, 0, 0]);
  expect(excerpt).toMatch(/^Boat: Sula.*Boat: Polaris, Deposit: .*, Price: 12 €; Boat: Rana.*Price: 12 € …$/);
  expect(table?.rows).toHaveLength(4);
});
