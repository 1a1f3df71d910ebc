import { describe, expect, test } from 'vitest';
import { CONVERSATION_PAGE_SIZE } from './conversations.types.ts';
import { steadyRows } from './steadyRows.ts';

const rowsOf = (ids: string) => [...ids].map((id) => ({ id, said: 'now' }));
const before = (ids: string) => [...ids].map((id) => ({ id, said: 'before' }));

/** What stays in view of these rows, and how many came before them. */
function followed(shown: string, now: string) {
  const { rows, newer } = steadyRows(before(shown), rowsOf(now));
  return [rows.map(({ id }) => id).join(''), newer];
}

describe('AS-6: rows in view stay where they are', () => {
  test.each([
    ['nothing came', 'abc', 'abc', 'abc', 0],
    ['one came before them', 'abc', 'xabc', 'abc', 1],
    ['one among them was asked again', 'abc', 'cab', 'abc', 0],
    ['one is gone', 'abc', 'ac', 'ac', 0],
    ['one was filled in after them', 'abc', 'acd', 'acd', 0],
    ['the last is gone', 'abc', 'ab', 'ab', 0],
    ['all are gone', 'abc', '', '', 0],
  ])('%s', (_, shown, now, rows, newer) => expect(followed(shown, now)).toEqual([rows, newer]));

  test('each says what is new of it', () => {
    expect(steadyRows(before('ab'), rowsOf('xba')).rows).toEqual(rowsOf('ab'));
  });

  const page = Array.from({ length: CONVERSATION_PAGE_SIZE }, (_, index) => String.fromCharCode(97 + index));
  const full = page.join('');

  test('those that were pushed to the next page stay, too', () => {
    expect(followed(full, `12${full.slice(0, -2)}`)).toEqual([full, 2]);
  });

  test('the last of a full page goes when it is gone', () => {
    expect(followed(full, `${full.slice(0, -1)}z`)).toEqual([`${full.slice(0, -1)}z`, 0]);
  });
});
