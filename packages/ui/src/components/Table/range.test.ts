import { expect, test } from 'vitest';
import { idsBetween } from './range.ts';

const ids = ['a', 'b', 'c', 'd'];

test.each([
  ['b', 'd', ['b', 'c', 'd']],
  ['d', 'b', ['b', 'c', 'd']],
  ['c', 'c', ['c']],
  [null, 'c', ['c']],
  ['gone', 'c', ['c']],
] as const)('from %s to %s', (from, to, expected) => {
  expect(idsBetween(ids, from, to)).toEqual(expected);
});
