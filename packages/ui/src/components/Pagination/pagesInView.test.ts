import { expect, test } from 'vitest';
import { pagesInView } from './pagesInView.ts';

test.each([
  [1, 1, '1'],
  [3, 7, '1 2 3 4 5 6 7'],
  [1, 12, '1 2 3 4 5 … 12'],
  [4, 12, '1 2 3 4 5 … 12'],
  [5, 12, '1 … 4 5 6 … 12'],
  [8, 12, '1 … 7 8 9 … 12'],
  [9, 12, '1 … 8 9 10 11 12'],
  [12, 12, '1 … 8 9 10 11 12'],
  [4, 8, '1 2 3 4 5 … 8'],
  [5, 8, '1 … 4 5 6 7 8'],
])('page %i of %i shows %s', (page, pageCount, expected) => {
  expect(
    pagesInView(page, pageCount)
      .map((shown) => shown ?? '…')
      .join(' '),
  ).toBe(expected);
});
