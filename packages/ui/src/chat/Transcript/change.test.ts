import { expect, test } from 'vitest';
import { answerMessage, manyMessages, readerMessage } from '../chat.fixtures.ts';
import { changeOf } from './change.ts';

const six = manyMessages(6);

test('CH-5: a message that grows leaves the thread the same', () => {
  expect(changeOf(six, six.with(-1, { ...six[5], body: 'More' } as never), {})).toBe('same');
});

test('CH-5: messages are added after the last one, or before it where that one still waits', () => {
  expect(changeOf(six, [...six, readerMessage({ id: 'new' })], {})).toBe('added');
  expect(changeOf(six, six.toSpliced(5, 0, answerMessage({ id: 'new' })), {})).toBe('added');
});

test('CH-3: another last message in its place is another branch, however long', () => {
  const fork = readerMessage({ id: 'edited' });
  expect(changeOf(six, [...six.slice(0, 4), fork], { m3: ['m4', 'edited'] })).toBe('branch');
  expect(changeOf(six.slice(0, 5), [...six.slice(0, 4), fork, ...manyMessages(2)], {})).toBe('branch');
});

test('CH-3: the beginning may fork too', () => {
  const edited = readerMessage({ id: 'edited' });
  expect(changeOf(six, [edited], { '': ['m0', 'edited'] })).toBe('branch');
  expect(changeOf(six, [edited], {})).toBe('another');
});

test('CH-1: the first messages are another thread, and so is none', () => {
  expect(changeOf([], six, {})).toBe('another');
  expect(changeOf(six, [], {})).toBe('another');
});
