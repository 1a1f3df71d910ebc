import type { Audience, ChatProblem, SubscriptionErrorStatus } from '@parley/model';
import type { SnapshotFrom, StateValueFrom } from 'xstate';
import type { FixturesOf, LeafOf } from '../fixture.types.ts';
import { chatMachine } from './chat.machine.ts';
import type { ChatContext, Exchange, KnownMessage } from './chat.types.ts';

const NOON = Date.UTC(2026, 2, 2, 12);
const createdAt = new Date(NOON).toISOString();

/** The message that each one follows. */
const parents: Record<string, string> = { a1: 'm1', m2: 'a1', a2: 'm2' };

const message = (
  id: string,
  author: KnownMessage['author'],
  body: string,
  state: KnownMessage['state'],
): KnownMessage => ({
  id,
  parentId: parents[id] ?? null,
  isKnown: true,
  author,
  body,
  state,
  problem: null,
  citations: [],
  rating: null,
  createdAt,
});

const ask = (state: KnownMessage['state'], problem: ChatProblem | null = null): KnownMessage => ({
  ...message('m2', 'reader', 'And if the parcel is damaged?', state),
  problem,
});
const answer = (
  state: KnownMessage['state'],
  body: string,
  problem: ChatProblem | null = null,
): KnownMessage => ({
  ...message('a2', 'assistant', body, state),
  problem,
});

const half = 'Refuse the parcel, or note the damage on the';
const whole =
  'Refuse the parcel, or note the damage on the receipt, and send us a picture within 48 hours [1].';

const source = (excerpt: string): KnownMessage['citations'][number] => ({
  number: 1,
  dataFileGuid: '5c1b8a52-6f0e-4f43-9d5e-0d9f2f1d7c11',
  fileName: 'shipping.md',
  page: 3,
  excerpt,
});

const earlier: readonly KnownMessage[] = [
  message('m1', 'reader', 'How long does shipping take?', 'sent'),
  {
    ...message(
      'a1',
      'assistant',
      'Orders leave within one day and arrive in **two to four days** [1].',
      'complete',
    ),
    citations: [source('Standard shipping takes two to four working days.')],
    rating: 'up',
  },
];

const current = (changes: Partial<Exchange> = {}): Exchange => ({
  messageId: 'm2',
  answerId: 'a2',
  isAccepted: true,
  lastEventId: '7',
  ...changes,
});
const unaccepted = current({ isAccepted: false, lastEventId: '' });

const context: ChatContext = {
  audience: 'admin',
  threadId: 't1',
  draft: '',
  kept: [],
  isOnline: true,
  now: () => NOON,
  newId: () => 'a-new-id',
  messages: earlier,
  forks: {},
  chosen: {},
  pendingText: '',
  outbox: [],
  answerIds: { m2: 'a2' },
  current: null,
  problem: null,
  attempt: 0,
  isRestored: false,
  limit: null,
  ratings: {},
  unreadCount: 0,
  leftOut: 0,
  lastShown: [],
};

type Value = StateValueFrom<typeof chatMachine>;
type Snapshot = SnapshotFrom<typeof chatMachine>;

const at = (value: Value, changes: Partial<ChatContext> = {}): Snapshot =>
  chatMachine.resolveState({ value, context: { ...context, ...changes } });

const idle = (leaf: string, added: readonly KnownMessage[], changes: Partial<ChatContext> = {}) =>
  at({ ready: { idle: leaf } } as Value, { messages: [...earlier, ...added], ...changes });
const answering = (leaf: string, added: readonly KnownMessage[], changes: Partial<ChatContext> = {}) =>
  at({ ready: { answering: leaf } } as Value, {
    messages: [...earlier, ...added],
    current: current(),
    ...changes,
  });

const audiences: readonly Audience[] = ['admin', 'user', 'visitor'];
const limits: readonly SubscriptionErrorStatus[] = [460, 461, 462, 463, 464];

function limited(status: SubscriptionErrorStatus, audience: Audience): Snapshot {
  const resetAt = status < 463 ? null : new Date(NOON + 6 * 3_600_000).toISOString();
  return idle('limited', [ask('failed', { kind: 'subscription', status, audience, resetAt })], { audience });
}

/** 460-464, as each audience meets them: `ready.idle.limited@460-admin`. */
const limitFaces = Object.fromEntries(
  limits.flatMap((status) =>
    audiences.map((audience) => [`ready.idle.limited@${status}-${audience}`, limited(status, audience)]),
  ),
) as Record<`ready.idle.limited@${SubscriptionErrorStatus}-${Audience}`, Snapshot>;

/** Every state of the chat, pinned. */
export const chatFixtures = {
  loading: at('loading', { messages: [] }),
  'loading@pendingSend': at('loading', { messages: [], pendingText: 'And if the parcel is damaged?' }),
  historyFailed: at('historyFailed', { messages: [] }),
  'closed.noAccess': at({ closed: 'noAccess' }, { audience: 'user', messages: [] }),
  'closed.noAccess@thread': at(
    { closed: 'noAccess' },
    { audience: 'user', messages: [], draft: 'And if the parcel', lastShown: earlier },
  ),
  'closed.unavailable': at({ closed: 'unavailable' }, { messages: [] }),
  'closed.unavailable@thread': at({ closed: 'unavailable' }, { messages: [], lastShown: earlier }),
  'ready.idle.empty': at({ ready: { idle: 'empty' } }, { messages: [], threadId: null }),
  'ready.idle.thread': idle('thread', []),
  'ready.idle.typing': idle('typing', [], { draft: 'And if the parcel' }),
  'ready.idle.tooLong': idle('tooLong', [], { draft: 'What about returns? '.repeat(101) }),
  'ready.idle.notSent': idle('notSent', [], {
    draft: 'And if the parcel is damaged?',
    problem: { kind: 'refused', text: 'This message cannot be sent.' },
  }),
  'ready.idle.completed': idle('completed', [
    ask('sent'),
    { ...answer('complete', whole), citations: [source('Send us a picture of the damage within 48 hours.')] },
  ]),
  'ready.idle.stopped': idle('stopped', [ask('sent'), answer('stopped', half)]),
  'ready.idle.stopped@beforehand': idle('stopped', [ask('failed', { kind: 'notConfirmed' })]),
  'ready.idle.truncated': idle('truncated', [ask('sent'), answer('truncated', half)]),
  'ready.idle.incomplete': idle('incomplete', [ask('sent'), answer('incomplete', half)]),
  'ready.idle.failedBefore': idle('failedBefore', [ask('failed', { kind: 'generic' })]),
  'ready.idle.failedBefore@notConfirmed': idle('failedBefore', [ask('failed', { kind: 'notConfirmed' })]),
  'ready.idle.failedBefore@refused': idle('failedBefore', [
    ask('failed', { kind: 'refused', text: 'This message cannot be sent.' }),
  ]),
  'ready.idle.failedBefore@rateLimitOver': idle('failedBefore', [
    ask('failed', { kind: 'rateLimited', secondsLeft: 0 }),
  ]),
  'ready.idle.failedMidStream': idle('failedMidStream', [
    ask('sent'),
    answer('failed', half, { kind: 'generic' }),
  ]),
  'ready.idle.limited': limited(463, 'admin'),
  ...limitFaces,
  'ready.answering.sending': answering('sending', [ask('sending')], { current: unaccepted }),
  'ready.answering.waiting': answering('waiting', [ask('sent'), answer('waiting', '')]),
  'ready.answering.streaming': answering('streaming', [ask('sent'), answer('streaming', half)]),
  'ready.answering.streaming@typing': answering('streaming', [ask('sent'), answer('streaming', half)], {
    draft: 'Thank you, and',
  }),
  'ready.answering.slow': answering('slow', [ask('sent'), answer('waiting', '')]),
  'ready.answering.slow@beforehand': answering('slow', [ask('sending')], { current: unaccepted }),
  'ready.answering.slow@midStream': answering('slow', [ask('sent'), answer('streaming', half)]),
  'ready.answering.resuming': answering('resuming', [ask('sent'), answer('streaming', half)]),
  'ready.answering.resumed': answering('resumed', [ask('sent'), answer('streaming', `${half} receipt, and`)]),
  'ready.answering.stopping': answering('stopping', [ask('sent'), answer('streaming', half)]),
  'ready.reconnecting': at(
    { ready: 'reconnecting' },
    { messages: [...earlier, ask('sent'), answer('streaming', half)], current: current(), attempt: 1 },
  ),
  'ready.reconnecting@offline': at(
    { ready: 'reconnecting' },
    {
      messages: [...earlier, ask('sent'), answer('streaming', half)],
      current: current(),
      isOnline: false,
    },
  ),
  'ready.rateLimited': at(
    { ready: 'rateLimited' },
    {
      messages: [...earlier, ask('failed', { kind: 'rateLimited', secondsLeft: 24 })],
      limit: { messageId: 'm2', until: NOON + 24_000 },
    },
  ),
  'ready.tokenExpired': at(
    { ready: 'tokenExpired' },
    { messages: [...earlier, ask('queued')], outbox: ['m2'] },
  ),
  'ready.offline.idle': at({ ready: { offline: 'idle' } }, { isOnline: false }),
  'ready.offline.queued': at(
    { ready: { offline: 'queued' } },
    { messages: [...earlier, ask('queued')], outbox: ['m2'], isOnline: false },
  ),
} satisfies FixturesOf<LeafOf<Value>, Snapshot>;
