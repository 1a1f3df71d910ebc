import { expect, test } from 'vitest';
import { steadyOrder } from './steadyOrder.ts';

const rows = (ids: string) => [...ids].map((id) => ({ id }));
const order = (before: string, now: string) =>
  steadyOrder([...before], rows(now))
    .map(({ id }) => id)
    .join('');

test('AS-3: an upload stands first, and stays there when the server lists it elsewhere', () => {
  expect(order('', 'bmz')).toBe('bmz');
  expect(order('bmz', 'qbmz')).toBe('qbmz');
  expect(order('qbmz', 'bmqz')).toBe('qbmz');
});

test('AS-3: later uploads move none that is there, and stand in their own order', () => {
  expect(order('qbmz', 'prbmqz')).toBe('qprbmz');
  // A list that arrives late stands below what is being uploaded.
  expect(order('q', 'qbmz')).toBe('qbmz');
});

test('AS-3: a row that went leaves the others where they were', () => {
  expect(order('qbmz', 'mzq')).toBe('qmz');
});
