import { exampleReplies } from '@parley/api/examples';
import type { ChatProblem, ReadyChatView, SubscriptionErrorStatus } from '@parley/model';
import { expect, test } from 'vitest';
import { withLifted } from './useLiftedLimits.ts';

const active = exampleReplies.getSubscriptionStatus;
const spent = { usedMessages: active.dailyMessageLimit, usedCharacters: active.monthlyCharacterLimit };

const refusedWith = (status: SubscriptionErrorStatus, audience: 'admin' | 'user' = 'admin'): ChatProblem => ({
  kind: 'subscription',
  ...{ status, audience, resetAt: null },
});

/** What a chat tells of a message, and above the composer, that were refused so. */
function toldOf(problem: ChatProblem, subscription: typeof active) {
  const view: ReadyChatView = {
    phase: 'ready',
    ...{ draft: '', composer: 'idle', forks: {}, leftOut: 0 },
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
