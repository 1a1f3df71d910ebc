import { exampleReplies } from '@parley/api/examples';
import type { ChatProblem, ReadyChatView, SubscriptionErrorStatus } from '@parley/model';
import { expect, test } from 'vitest';
import { withLifted, withReached } from './useLimits.ts';

const active = exampleReplies.getSubscriptionStatus;
const spent = { usedMessages: active.dailyMessageLimit, usedCharacters: active.monthlyCharacterLimit };

const refusedWith = (status: SubscriptionErrorStatus, audience: 'admin' | 'user' = 'admin'): ChatProblem => ({
  kind: 'subscription',
  ...{ status, audience, resetAt: null },
});

const emptyChat: ReadyChatView = {
  phase: 'ready',
  ...{ draft: '', composer: 'idle', forks: {}, leftOut: 0, notice: null, messages: [] },
};

/** What a chat tells of a message, and above the composer, that were refused so. */
function toldOf(problem: ChatProblem, subscription: typeof active) {
  const view: ReadyChatView = {
    ...emptyChat,
    notice: { kind: 'notSent', problem },
    messages: [
      {
        ...{ id: 'm', parentId: null, author: 'reader', body: 'Hello', state: 'failed', problem },
        ...{ citations: [], rating: null, createdAt: '2026-03-10T09:00:00.000Z' },
      },
    ],
  };
  const told = withLifted(view, subscription) as ReadyChatView;
  const { notice } = told;
  return [told.messages[0]?.problem, notice?.kind === 'notSent' ? notice.problem : null];
}

const lifted = { kind: 'lifted' };

test.each([
  [460, { status: 'canceled' }],
  [461, { status: 'incomplete' }],
  [462, { status: 'trial_ended' }],
  [463, spent],
  [464, spent],
] as const)('ER-1: %i holds as long as the subscription refuses it', (status, change) => {
  const problem = refusedWith(status);
  expect(toldOf(problem, { ...active, ...change })).toEqual([problem, problem]);
  expect(toldOf(problem, active)).toEqual([lifted, lifted]);
});

test('ER-2: who is not told of billing is not told that it allows more', () => {
  const problem = refusedWith(463, 'user');
  expect(toldOf(problem, active)).toEqual([problem, problem]);
});

/** What stands above the composer of a new chat. */
function noticeOf(subscription: typeof active, notice: ReadyChatView['notice'] = null) {
  const view = { ...emptyChat, notice };
  return (withReached(view, subscription) as ReadyChatView).notice;
}

test('ER-1: what would refuse a message is told before anything is sent', () => {
  const told = (status: SubscriptionErrorStatus, resetAt: string | null) => ({
    kind: 'limitReached',
    problem: { ...refusedWith(status), resetAt },
  });
  const { usedMessages, usedCharacters } = spent;
  expect(noticeOf(active)).toBeNull();
  expect(noticeOf({ ...active, usedMessages })).toEqual(told(463, active.resets.messages));
  expect(noticeOf({ ...active, usedCharacters })).toEqual(told(464, active.resets.characters));
  expect(noticeOf({ ...active, status: 'canceled' })).toEqual(told(460, null));
  expect(noticeOf({ ...active, status: 'incomplete' })).toEqual(told(461, null));
  expect(noticeOf({ ...active, status: 'trial_ended' })).toEqual(told(462, null));
  // The subscription itself is what is to be mended first.
  expect(noticeOf({ ...active, ...spent, status: 'trial_ended' })).toEqual(told(462, null));
  expect(noticeOf({ ...active, status: 'trial' })).toBeNull();
  expect(noticeOf({ ...active, status: 'paused' })).toBeNull();
  expect(noticeOf({ ...active, usedMessages }, { kind: 'offline' })).toEqual({ kind: 'offline' });
});
