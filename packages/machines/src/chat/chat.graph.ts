import { type ChatMessage, canBeTakenBack, isCountedDown } from '@parley/model';
import type { SnapshotFrom } from 'xstate';
import type { Walk } from '../testing/explore.ts';
import { chatViewOf } from './chat.connect.ts';
import type { chatMachine } from './chat.machine.ts';
import type { ChatInput } from './chat.types.ts';
import { canRegenerate } from './transcript.ts';

type Snapshot = SnapshotFrom<typeof chatMachine>;

/** A starter question of the assistant that the walks talk to. */
const STARTER = 'How long does delivery take?';

/** The input of a walk; message and answer have ids of their own. */
function input(audience: ChatInput['audience'], draft: string): ChatInput {
  let ids = 0;
  const newId = () => {
    ids += 1;
    return `id-${ids}`;
  };
  return { audience, threadId: null, draft, kept: [], isOnline: true, now: () => 0, newId };
}

const failure = (status: number, retryAfter: number | null = null) => ({
  status,
  code: 'x',
  text: 'The server takes no such message.',
  retryAfter,
  resetAt: null,
});
const failures = [
  ...[401, 403, 404, 422, 463, 500].map((status) => failure(status)),
  failure(429, 0),
  failure(429, 5),
];
const growth = { type: 'delta', text: 'Two to four days.' };
const answer = {
  id: 'a0',
  parentId: 'm0' as string | null,
  author: 'assistant',
  contentType: 'text',
  body: 'Yes, within 30 days.',
  state: 'complete',
  citations: [],
  rating: null,
  ratingWhy: null,
  createdAt: '2026-03-02T12:00:00.000Z',
};
const question = { ...answer, id: 'm0', parentId: null, author: 'reader', body: 'Can I return it?' };
const history = (...messages: unknown[]) => ({ threadId: 't', unreadCount: 1, messages });

/** What comes from the server, the page and the app, whatever is shown. */
const reports = [
  { type: 'thread.seen' },
  { type: 'session.restored' },
  { type: 'network.lost' },
  { type: 'network.restored' },
  { type: 'answer.started', id: '1', createdAt: '2026-03-02T12:00:00.000Z' },
  { type: 'answer.grew', id: '2', growth },
  { type: 'answer.pinged', id: '3' },
  ...['complete', 'truncated', 'stopped'].map((finishReason) => ({ type: 'answer.ended', finishReason })),
  ...failures.map((found) => ({ type: 'answer.failed', failure: found })),
  ...failures.map((found) => ({ type: 'answer.refused', failure: found })),
  { type: 'answer.lost', isOffline: true },
  { type: 'answer.lost', isOffline: false },
  { type: 'xstate.error.actor.answer', error: new Error() },
  ...[null, history(question, answer), history(question, { ...answer, state: 'streaming' })].map(
    (output) => ({ type: 'xstate.done.actor.loadingHistory', output }),
  ),
  ...failures.map((error) => ({ type: 'xstate.error.actor.loadingHistory', error })),
  { type: 'xstate.done.actor.stopping' },
  { type: 'xstate.error.actor.stopping', error: new Error() },
];

/** What a reader can do with a message. */
function offeredBy(
  { context }: Snapshot,
  { id, author, parentId, state, body, problem }: ChatMessage,
  isAtRest: boolean,
) {
  const hasEnded = author === 'assistant' && state !== 'waiting' && state !== 'streaming' && body !== '';
  const branches = context.forks[parentId ?? ''] ?? [];
  const previous = branches[branches.indexOf(id) - 1];
  return [
    ...(['failed', 'incomplete', 'stopped'].includes(state) && !isCountedDown(problem)
      ? [{ type: 'retry.requested', id }]
      : []),
    ...(isAtRest && author === 'reader' && (state === 'sent' || state === 'failed')
      ? [{ type: 'message.edited', id, text: 'And abroad?' }]
      : []),
    ...(canBeTakenBack({ author, state, problem }) ? [{ type: 'message.takenBack', id }] : []),
    ...(isAtRest && hasEnded && canRegenerate(context, id) ? [{ type: 'answer.regenerated', id }] : []),
    ...(hasEnded ? [{ type: 'answer.rated', id, rating: 'up' }] : []),
    ...(previous === undefined ? [] : [{ type: 'branch.chosen', id: previous }]),
  ];
}

/** Nothing, something, and too much. */
const DRAFTS = ['', 'hello', 'x'.repeat(2001)];

/** What a reader can do in the thread as it is shown. */
function offered(snapshot: Snapshot) {
  const view = chatViewOf(snapshot);
  if (view.phase === 'closed') return [{ type: 'history.retried' }];
  const { phase, composer, draft } = view;
  const messages = phase === 'ready' ? view.messages : [];
  return [
    ...DRAFTS.filter((text) => text !== draft).map((text) => ({ type: 'draft.changed', text })),
    { type: 'message.submitted' },
    { type: 'chat.renewed' },
    ...(composer === 'answering' || composer === 'stopping' ? [{ type: 'stop.requested' }] : []),
    ...(composer === 'pending' ? [{ type: 'message.takenBack', id: null }] : []),
    ...(phase === 'historyFailed' ? [{ type: 'history.retried' }] : []),
    ...(snapshot.matches({ ready: 'tokenExpired' }) ? [{ type: 'signIn.requested' }] : []),
    ...(phase === 'ready' && messages.length === 0 ? [{ type: 'starter.chosen', question: STARTER }] : []),
    ...messages.flatMap((message) => offeredBy(snapshot, message, composer === 'idle')),
  ];
}

/** What a rating that is on its way may report. */
const ratingReports = ({ children }: Snapshot) =>
  Object.keys(children)
    .filter((id) => id.startsWith('rating.'))
    .flatMap((id) =>
      ['rating.saved', 'rating.failed'].map((type) => ({ type, id: id.slice('rating.'.length) })),
    );

/** Everything that can happen in a state, of these types. */
const eventsOf =
  (...types: string[]) =>
  (snapshot: Snapshot) =>
    [...offered(snapshot), ...ratingReports(snapshot), ...reports].filter(({ type }) => types.includes(type));

/** What is done with the messages of a thread, each with what it changes. */
const messageEvents = [
  ...['answer.rated', 'rating.saved', 'rating.failed', 'thread.seen'],
  ...['message.edited', 'answer.regenerated', 'branch.chosen'],
];

/** Writing, sending and answering, with all that can go wrong. */
const exchange = {
  events: (snapshot: Snapshot) =>
    [...offered(snapshot), ...reports].filter(({ type }) => !messageEvents.includes(type)),
  // What guards read. Longer threads reach no further states.
  contextKey: ({ context }: Snapshot) => {
    const { draft, isOnline, outbox, current, limit, messages, lastShown } = context;
    const last = messages.at(-1);
    return [
      ...[Math.min(draft.length, 6), isOnline, outbox.length > 0, current?.isAccepted, limit?.until],
      lastShown.length > 0,
      last && [last.author, last.state, last.body !== ''],
    ];
  },
};

/** What is done with messages, while they come and go. */
const changes = {
  events: eventsOf(
    ...messageEvents,
    ...['xstate.done.actor.loadingHistory', 'network.lost', 'network.restored'],
    ...['answer.started', 'answer.grew', 'answer.ended'],
  ),
  contextKey: ({ context, children }: Snapshot) => {
    const { isOnline, outbox, unreadCount, messages, forks } = context;
    return [
      ...[isOnline, outbox.length > 0, unreadCount, messages.at(-1)?.state],
      Object.keys(forks).length > 0,
      Object.keys(children).some((id) => id.startsWith('rating.')),
    ];
  },
};

/** Reconnecting until the tries are used up: only their number makes a difference. */
const cutOff = reports.filter(({ type }) =>
  [
    'answer.grew',
    'answer.lost',
    'answer.refused',
    'xstate.error.actor.answer',
    'xstate.done.actor.loadingHistory',
  ].includes(type),
);
const attemptKey = ({ context }: Snapshot) => [context.attempt, context.current?.isAccepted];

const answering = history(question, { ...answer, state: 'streaming' });

/**
 * What other windows and the list of threads bring, from the history on its way to an answer of another
 * window's.
 */
const elsewhere = [
  { type: 'draft.changed', text: 'hello' },
  { type: 'message.submitted' },
  { type: 'message.takenBack', id: null },
  { type: 'chat.renewed' },
  { type: 'xstate.done.actor.loadingHistory', output: null },
  ...['t', 't2'].map((threadId) => ({ type: 'thread.opened', threadId })),
  { type: 'thread.changed', threadId: null },
  ...[null, history(question, answer), answering].map((read) => ({ type: 'thread.read', history: read })),
  { type: 'thread.refused', failure: failure(403) },
  { type: 'answer.ended', finishReason: 'complete' },
  { type: 'xstate.error.actor.watching', error: new Error() },
];
const elsewhereKey = ({ context, children }: Snapshot) => [
  context.threadId === null || context.threadId === 't',
  context.draft !== '',
  context.pendingText !== '',
  context.messages.at(-1)?.state,
  'look' in children,
];

/** Each message's problem tells the faces of a thread apart; whether any is left, those of a closed one. */
function faceOf(snapshot: Snapshot) {
  const { context } = snapshot;
  if (snapshot.matches('closed')) return context.lastShown.length > 0 ? 'thread' : '';
  const problem = context.problem ?? context.messages.at(-1)?.problem;
  return problem?.kind ?? '';
}

/**
 * How the chat is explored: an exchange, what is done with messages, how each audience loses its connection,
 * and what happens elsewhere. Each is a walk of its own, because the states of all combined would be too
 * many.
 */
export const chatWalks: readonly Walk[] = [
  { input: input('admin', ''), ...exchange, faceOf },
  { input: input('admin', ''), ...changes, faceOf },
  { input: input('visitor', 'kept'), events: cutOff, contextKey: attemptKey, faceOf },
  { input: input('user', 'x'.repeat(2001)), events: cutOff, contextKey: attemptKey, faceOf },
  { input: input('user', ''), events: elsewhere, contextKey: elsewhereKey, faceOf },
];
