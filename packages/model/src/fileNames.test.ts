import { expect, it } from 'vitest';
import { isSameFileName } from './fileNames.ts';

it.each([
  ['prices.md', 'Prices.MD'],
  ['cafe\u0301.md', 'caf\u00e9.md'],
  [' prices  list.md', 'prices list.md'],
  ['prices\u200e.md', 'prices.md'],
])('AS-3: %j and %j are one name', (one, other) => {
  expect(isSameFileName(one, other)).toBe(true);
});

it.each([
  ['prices.md', 'prices.txt'],
  ['prices.md', 'prices (1).md'],
  ['cafe.md', 'café.md'],
])('AS-3: %j and %j are two names', (one, other) => {
  expect(isSameFileName(one, other)).toBe(false);
});
