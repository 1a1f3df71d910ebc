import { createWords } from '@parley/i18n';
import { allMessages } from '@parley/i18n/all';
import type { ChatMessage } from '@parley/model';
import { expect, test } from 'vitest';
import { announcementOf } from './announcement.ts';

const { t } = await createWords('en', allMessages);

const answer = (state: ChatMessage['state'], body = ''): ChatMessage => ({
  id: 'answer',
  parentId: 'question',
  author: 'assistant',
  body,
  state,
  problem: null,
  citations: [],
  rating: null,
  createdAt: '2026-03-31T12:00:00Z',
});

const announce = (before: ChatMessage | undefined, now: ChatMessage) => announcementOf(before, now, 'Ada', t);

test('CH-5: the start of an answer is announced once', () => {
  expect(announce(undefined, answer('waiting'))).toBe('Ada is answering.');
  expect(announce(answer('waiting'), answer('streaming', 'We'))).toBeNull();
  expect(announce(answer('streaming', 'We'), answer('streaming', 'We ship'))).toBeNull();
});

test('CH-5: the end of an answer is announced with its words, without its marks', () => {
  expect(announce(answer('streaming', 'We **ship**'), answer('complete', 'We **ship** daily [1].'))).toBe(
    'Ada answered: We ship daily.',
  );
});

test('CH-5: a long answer is announced without its words', () => {
  expect(announce(answer('streaming'), answer('complete', 'word '.repeat(400)))).toBe(
    'Ada has answered. The answer is in the conversation.',
  );
});

test.each([
  ['stopped', 'You stopped this answer.'],
  ['incomplete', 'The connection broke. This answer is incomplete.'],
  ['truncated', 'This answer reached its maximum length and was cut short.'],
  ['failed', 'Ada could not answer.'],
] as const)('CH-5: an answer that ends %s says so', (state, words) => {
  expect(announce(answer('streaming', 'We'), answer(state, 'We'))).toBe(words);
});

test('CH-5: a history that is opened says nothing', () => {
  expect(announce(undefined, answer('complete', 'Old answer.'))).toBeNull();
});

const question = (state: ChatMessage['state'], problem: ChatMessage['problem'] = null): ChatMessage => ({
  ...answer(state),
  ...{ id: 'question', parentId: null, author: 'reader', body: 'And to Spain?', problem },
});

test('FA-1: a message that was not sent is announced once, and one that may have been as such', () => {
  const failed = question('failed', { kind: 'generic' });
  expect(announce(question('sending'), failed)).toBe('Your message was not sent.');
  expect(announce(answer('waiting'), failed)).toBe('Your message was not sent.');
  expect(announce(question('sending'), question('failed', { kind: 'notConfirmed' }))).toBe('Not confirmed');
  expect(announce(failed, failed)).toBeNull();
  expect(announce(undefined, failed)).toBeNull();
});
