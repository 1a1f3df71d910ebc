import { expect, test } from 'vitest';
import type { AnyMachineSnapshot } from 'xstate';
import { brokenRules, cover, nothingMissing } from '../testing/cover.ts';
import { chatFixtures } from './chat.fixtures.ts';
import { chatMachine } from './chat.machine.ts';
import type { ChatContext, ChatInput } from './chat.types.ts';

const input = (audience: ChatInput['audience'], draft: string): ChatInput => ({
  audience,
  threadId: null,
  draft,
  isOnline: true,
  now: () => 0,
  // One id for everything: the walk only needs one exchange to take every way.
  newId: () => 'id',
});

/** Message and answer need ids of their own; every pair is the same, so that the graph stays small. */
function withIds(base: ChatInput): ChatInput {
  let turn = 0;
  return {
    ...base,
    newId: () => {
      turn += 1;
      return turn % 2 === 0 ? 'answer' : 'message';
    },
  };
}

const failure = (status: number, retryAfter: number | null = null) => ({
  status,
  code: 'x',
  text: 'no',
  retryAfter,
  resetAt: null,
});
const failures = [
  ...[401, 403, 404, 422, 463, 500].map((status) => failure(status)),
  failure(429, 0),
  failure(429, 5),
];
const growth = { type: 'delta', text: 'x' };
const message = {
  id: 'a0',
  author: 'assistant',
  contentType: 'text',
  body: '',
  state: 'complete',
  citations: [],
  rating: null,
  createdAt: '',
};
const question = { ...message, id: 'm0', author: 'reader' };
const history = (...messages: unknown[]) => ({ threadId: 't', unreadCount: 1, messages });

const events = [
  ...['', 'hello', 'x'.repeat(2001)].map((text) => ({ type: 'draft.changed', text })),
  { type: 'message.submitted' },
  { type: 'starter.chosen', question: 'hello' },
  { type: 'stop.requested' },
  ...['message', 'answer'].map((id) => ({ type: 'retry.requested', id })),
  { type: 'answer.rated', id: 'a0', rating: 'up' },
  { type: 'rating.saved', id: 'a0' },
  { type: 'rating.failed', id: 'a0' },
  { type: 'thread.seen' },
  { type: 'chat.renewed' },
  { type: 'history.retried' },
  { type: 'signIn.requested' },
  { type: 'session.restored' },
  { type: 'network.lost' },
  { type: 'network.restored' },
  { type: 'answer.started', id: '1', createdAt: '' },
  { type: 'answer.grew', id: '2', growth },
  { type: 'answer.pinged', id: '3' },
  ...['complete', 'truncated', 'stopped'].map((finishReason) => ({ type: 'answer.ended', finishReason })),
  ...failures.map((found) => ({ type: 'answer.failed', failure: found })),
  ...failures.map((found) => ({ type: 'answer.refused', failure: found })),
  { type: 'answer.lost', isOffline: true },
  { type: 'answer.lost', isOffline: false },
  { type: 'xstate.error.actor.answer', error: new Error() },
  ...[null, history(question, message), history(question, { ...message, state: 'streaming' })].map(
    (output) => ({ type: 'xstate.done.actor.loadingHistory', output }),
  ),
  ...failures.map((error) => ({ type: 'xstate.error.actor.loadingHistory', error })),
  { type: 'xstate.done.actor.stopping' },
  { type: 'xstate.error.actor.stopping', error: new Error() },
];

/** What guards look at; conversations longer than a few lines bring nothing new. */
function contextKey(snapshot: AnyMachineSnapshot) {
  const { draft, isOnline, outbox, current, limit, unreadCount, messages }: ChatContext = snapshot.context;
  const last = messages.at(-1);
  return [
    Math.min(draft.length, 6),
    isOnline,
    outbox.length > 0,
    current?.isAccepted,
    limit?.until,
    unreadCount,
    last && [last.author, last.state, last.body !== ''],
  ];
}

/** Reconnecting to the last try: the only thing that counts is how often. */
const cutOff = events.filter(({ type }) =>
  [
    'answer.grew',
    'answer.lost',
    'answer.refused',
    'xstate.error.actor.answer',
    'xstate.done.actor.loadingHistory',
  ].includes(type),
);
const attemptKey = ({ context }: AnyMachineSnapshot) => [context.attempt, context.current?.isAccepted];

test('CH-4: every state of the chat is reached, every transition taken, every fixture there', () => {
  const coverage = cover(chatMachine, chatFixtures, [
    { input: withIds(input('admin', '')), events, contextKey },
    { input: withIds(input('visitor', 'kept')), events: cutOff, contextKey: attemptKey },
    { input: withIds(input('user', 'x'.repeat(2001))), events: cutOff, contextKey: attemptKey },
  ]);
  expect(coverage).toMatchObject(nothingMissing);
});

test('chat keeps the rules of all machines', () => {
  expect(brokenRules(chatMachine, ['answer'])).toEqual([]);
});
