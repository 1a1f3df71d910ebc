import { createWords, type MessageSource } from '@parley/i18n';
import { allMessages } from '@parley/i18n/all';
import { conversationMessages } from '@parley/i18n/conversation';
import type { ChatProblem, Locale } from '@parley/model';
import { expect, test } from 'vitest';
import { chatProblemWords } from './words.ts';

async function say(problem: ChatProblem, locale: Locale = 'en', messages: MessageSource = allMessages) {
  const words = await createWords(locale, messages);
  return chatProblemWords(problem, { t: words.t, locale }, 'UTC');
}

const STATUSES = [460, 461, 462, 463, 464] as const;
const BILLING = /subscription|plan|trial|limit|payment|upgrade/i;
const subscription = (status: (typeof STATUSES)[number], audience: 'admin' | 'user' | 'visitor') =>
  ({ kind: 'subscription', status, audience, resetAt: null }) as const;

test.each(STATUSES)('ER-1: %i tells an administrator of the subscription', async (status) => {
  const { text, subscription: manage } = await say(subscription(status, 'admin'));
  expect(text).toMatch(BILLING);
  expect(manage).toBe(status);
});

test.each(STATUSES)('ER-2: %i gives other users the generic words', async (status) => {
  const words = await say(subscription(status, 'user'));
  expect(words).toEqual({ text: allMessages.en.errors?.generic, subscription: null });
});

test.each(STATUSES)('ER-3: %i says nothing of billing to a visitor', async (status) => {
  const { text, subscription: manage } = await say(subscription(status, 'visitor'));
  expect(text).not.toMatch(BILLING);
  expect(manage).toBeNull();
});

test('ER-1: a limit that was lifted since is not told of as one that holds', async () => {
  const words = await say({ kind: 'lifted' });
  expect(words).toEqual({ text: 'Your subscription allows it now. Try again.', subscription: null });
});

test('ER-1: a reached limit names the time of its reset', async () => {
  const problem = { ...subscription(463, 'admin'), resetAt: '2026-04-01T00:00:00Z' };
  expect((await say(problem)).text).toMatch(/Apr 1, 2026, 12:00\sAM/);
});

test('ER-3: 429 says the specified words', async () => {
  expect((await say({ kind: 'rateLimited', secondsLeft: 9 })).text).toBe('Too many requests.');
});

test('ER-3: a 429 that lasts longer than is counted down says when it ends', async () => {
  const problem = { kind: 'rateLimited', secondsLeft: 0, resetAt: '2026-04-01T15:30:00Z' } as const;
  expect((await say(problem)).text).toMatch(
    /^Too many requests\. The limit ends on Apr 1, 2026, 3:30\sPM UTC\.$/,
  );
});

test("ER-1: 422 shows the server's plain text", async () => {
  expect((await say({ kind: 'refused', text: '<b>No</b>' })).text).toBe('<b>No</b>');
  expect((await say({ kind: 'refused', text: '' })).text).toBe(allMessages.en.chat?.problem.refused);
});

test.each([
  { kind: 'generic' },
  { kind: 'refused', text: '' },
  { kind: 'rateLimited', secondsLeft: 9 },
  { kind: 'rateLimited', secondsLeft: 0, resetAt: '2026-04-01T15:30:00Z' },
  { kind: 'notConfirmed' },
  { kind: 'unavailable' },
  subscription(463, 'user'),
  subscription(463, 'visitor'),
] as const)(
  'ER-3: $kind has its words in the widget, which carries those of a conversation alone',
  async (problem) => {
    const { text } = await say(problem, 'de', conversationMessages);
    expect(text).toBe((await say(problem, 'de')).text);
    expect(text).not.toMatch(/^\w+\.\w+/);
  },
);
