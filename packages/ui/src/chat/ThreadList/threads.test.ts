import { expect, test } from 'vitest';
import { foundThreads, unreadIn } from './threads.ts';

const thread = (title: string, unreadCount = 0) => ({
  id: title,
  title,
  unreadCount,
  updatedAt: '2026-03-10T14:00:00Z',
});

const threads = [thread('Shipping to Austria'), thread('Return of shoes', 2), thread('SHIPPING costs', 1)];

test('CH-1: a thread is found by all words of the search, in any order and case', () => {
  const titles = (search: string) => foundThreads(threads, search).map(({ title }) => title);
  expect(titles('shipping')).toEqual(['Shipping to Austria', 'SHIPPING costs']);
  expect(titles(' austria  ship ')).toEqual(['Shipping to Austria']);
  expect(titles('kayak')).toEqual([]);
  expect(titles('  ')).toHaveLength(3);
});

test('CH-1: what is unread is counted over all threads, once they are known', () => {
  expect(unreadIn(threads)).toBe(3);
  expect(unreadIn('loading')).toBe(0);
  expect(unreadIn('failed')).toBe(0);
});
