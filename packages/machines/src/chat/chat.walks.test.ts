import type { AnswerEvent, Message } from '@parley/api';
import { ApiError } from '@parley/api';
import { canBeTakenBack } from '@parley/model';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { settle } from '../testing/drive.ts';
import { delta, emptyChat, ended, type startChat, started, type TestStream } from './chat.testing.ts';
import type { ChatContext, ChatHistory, KnownMessage } from './chat.types.ts';
import { unsentOf } from './history.ts';
import { messageOf } from './transcript.ts';

type Chat = ReturnType<typeof startChat>;

/** What really happened in the walk, recorded apart from the state of the chat. */
interface Truth {
  /** Texts that the reader has sent and that no refusal has put back into the composer. */
  sent: Map<string, number>;
  /** What stands in the composer. */
  draft: string;
  typed: number;
  /** Requests that earlier pages made. */
  past: TestStream[];
  pages: number;
}

const WALKS = 1000;
const SEED = 20_260_302;

const failing = (status: number, retryAfter?: number): AnswerEvent => ({
  type: 'error',
  status,
  code: 'x',
  text: 'no',
  ...(retryAfter === undefined ? {} : { retryAfter }),
});

/** One step of a walk: by the reader, the server, the network, or time. */
type Step =
  | { by: 'type' | 'send' | 'starter' | 'stop' | 'retry' | 'signedIn' }
  | { by: 'regenerate' | 'edit' | 'takeBack' | 'branch'; which: number }
  | { by: 'server'; event: AnswerEvent }
  | { by: 'refusal'; status: number }
  | { by: 'close' | 'cut' | 'offline' | 'online' | 'stopReply' }
  | { by: 'reload'; hasArrived: boolean; isAddressed: boolean }
  | { by: 'time'; ms: number };

const steps: fc.Arbitrary<Step> = fc.oneof(
  { weight: 6, arbitrary: fc.constantFrom<Step>({ by: 'type' }, { by: 'send' }, { by: 'send' }) },
  {
    weight: 3,
    arbitrary: fc.constantFrom<Step>({ by: 'starter' }, { by: 'stop' }, { by: 'retry' }, { by: 'signedIn' }),
  },
  {
    weight: 2,
    arbitrary: fc
      .tuple(fc.constantFrom('regenerate', 'edit', 'takeBack', 'branch'), fc.nat(20))
      .map(([by, which]): Step => ({ by, which })),
  },
  {
    weight: 8,
    arbitrary: fc
      .constantFrom<AnswerEvent>(
        ...[started, started, delta('x'), delta('y'), { type: 'ping' } as const],
        ...[ended(), ended('stopped'), ended('truncated'), failing(500), failing(429, 2), failing(463)],
      )
      .map((event): Step => ({ by: 'server', event })),
  },
  {
    weight: 3,
    arbitrary: fc
      .constantFrom(401, 403, 422, 429, 460, 464, 500)
      .map((status): Step => ({ by: 'refusal', status })),
  },
  {
    weight: 4,
    arbitrary: fc.constantFrom<Step>(
      ...([
        { by: 'close' },
        { by: 'cut' },
        { by: 'offline' },
        { by: 'online' },
        { by: 'stopReply' },
      ] as const),
    ),
  },
  {
    weight: 2,
    arbitrary: fc
      .tuple(fc.boolean(), fc.boolean())
      .map(([hasArrived, isAddressed]): Step => ({ by: 'reload', hasArrived, isAddressed })),
  },
  {
    weight: 4,
    arbitrary: fc.constantFrom(500, 1000, 3000, 8000, 30_000).map((ms): Step => ({ by: 'time', ms })),
  },
);

const count = (counts: Map<string, number>, text: string) => counts.set(text, (counts.get(text) ?? 0) + 1);

/** The answer that a message follows at the server, which knows nothing of what lies between. */
function parentKnown(context: ChatContext, { author, parentId }: KnownMessage): string | null {
  const parent = messageOf(context, parentId ?? undefined);
  if (!parent || (parent.isKnown && parent.author !== author)) return parentId;
  return parentKnown(context, { ...parent, author });
}

function messageAtServer(context: ChatContext, message: KnownMessage): Message {
  const { id, author, body, citations, rating, ratingWhy = null, createdAt, state } = message;
  const states: Partial<Record<KnownMessage['state'], Message['state']>> = {
    ...{ waiting: 'streaming', streaming: 'streaming', stopped: 'stopped' },
    ...{ truncated: 'truncated', failed: 'failed' },
  };
  return {
    ...{ id, author, body, citations: [...citations], rating, ratingWhy, createdAt },
    contentType: 'text',
    parentId: parentKnown(context, message),
    state: states[state] ?? 'complete',
  };
}

/**
 * What the server has of a thread when its page is left; of the message on its way only where that has
 * arrived.
 */
function historyOf({ context }: { context: ChatContext }, hasArrived: boolean): ChatHistory | null {
  const { current, threadId } = context;
  const messages = context.messages
    .filter(({ isKnown }) => isKnown)
    .map((each) => messageAtServer(context, each));
  const message = messageOf(context, current?.messageId);
  if (hasArrived && current && message && !message.isKnown) {
    const arrived = messageAtServer(context, message);
    const { messageId: parentId, answerId: id } = current;
    messages.push(
      { ...arrived, state: 'complete' },
      { ...arrived, id, parentId, author: 'assistant', body: '', state: 'streaming' },
    );
  }
  return threadId !== null && messages.length > 0 ? { threadId, unreadCount: 0, messages } : null;
}

/** The page after this one. @param atServer what the server has of the thread */
async function reload(
  chat: Chat,
  truth: Truth,
  { isAddressed }: Pick<Extract<Step, { by: 'reload' }>, 'isAddressed'>,
  atServer: ChatHistory | null,
): Promise<Chat> {
  const snapshot = chat.actor.getSnapshot();
  const { draft, messages: kept } = unsentOf(snapshot.context);
  const { isOnline } = chat.network;
  chat.actor.stop();
  truth.past.push(...chat.streams);
  truth.pages += 1;
  let ids = 0;
  const newId = () => {
    ids += 1;
    return `page-${truth.pages}-${ids}`;
  };
  const threadId = isAddressed ? snapshot.context.threadId : null;
  const next = await emptyChat({ draft, kept, isOnline, threadId, newId }, atServer);
  next.network.isOnline = isOnline;
  return next;
}

/** @returns the chat that then runs. */
async function take(chat: Chat, truth: Truth, step: Step): Promise<Chat> {
  const stream = chat.streams.at(-1);
  const before = chat.open();
  switch (step.by) {
    case 'type':
      truth.typed += 1;
      truth.draft = `text ${truth.typed}`;
      chat.actions.onDraftChange(truth.draft);
      break;
    case 'send':
    case 'starter': {
      const text = step.by === 'send' ? truth.draft : `starter ${truth.typed}`;
      if (step.by === 'send') chat.actions.onSend();
      else chat.actions.onStarter(text);
      // The composer shows whether the text was taken; the walk checks that it is then kept.
      const isTaken = before.composer === 'idle' && text !== '';
      if (isTaken) count(truth.sent, text);
      if (isTaken && step.by === 'send') truth.draft = '';
      break;
    }
    case 'stop':
      chat.actions.onStop();
      break;
    case 'stopReply':
      if (chat.stop.calls.length > 0) await chat.stop.resolve({ ok: true });
      break;
    case 'retry': {
      const messages = before.phase === 'ready' ? before.messages : [];
      const message = messages.find(({ state }) => state === 'failed' || state === 'incomplete');
      if (message) chat.actions.onRetry(message.id);
      break;
    }
    case 'regenerate':
      chat.actions.onRegenerate(messagesOf(chat)[step.which]?.id ?? '');
      break;
    case 'takeBack': {
      const waiting = messagesOf(chat).filter(canBeTakenBack);
      const message = waiting[step.which % Math.max(waiting.length, 1)];
      if (!message) break;
      chat.actions.onTakeBack(message.id);
      truth.sent.set(message.body, (truth.sent.get(message.body) ?? 0) - 1);
      truth.draft = truth.draft ? `${message.body}\n\n${truth.draft}` : message.body;
      break;
    }
    case 'branch':
      chat.actions.onBranch(messagesOf(chat)[step.which]?.id ?? '');
      break;
    case 'edit': {
      truth.typed += 1;
      const text = `text ${truth.typed}`;
      const message = messagesOf(chat)[step.which];
      chat.actions.onEdit(message?.id ?? '', text);
      if (before.composer === 'idle' && message?.author === 'reader') count(truth.sent, text);
      break;
    }
    case 'signedIn':
      chat.actor.send({ type: 'session.restored' });
      break;
    case 'server':
      await stream?.send(step.event);
      break;
    case 'refusal': {
      // A thread that is closed is forgotten here until it can be had again.
      const atServer = historyOf(chat.actor.getSnapshot(), false);
      await stream?.fail(new ApiError({ status: step.status, code: 'x', text: 'no', retryAfter: 2 }));
      // Access was taken away, and is given again by the next page.
      if (chat.view().phase === 'closed') return reload(chat, truth, { isAddressed: true }, atServer);
      break;
    }
    case 'close':
      await stream?.close();
      break;
    case 'cut':
      await stream?.fail(ApiError.fromNetwork(new TypeError()));
      break;
    case 'offline':
      await chat.connection(false);
      break;
    case 'online':
      await chat.connection(true);
      break;
    case 'reload':
      return reload(chat, truth, step, historyOf(chat.actor.getSnapshot(), step.hasArrived));
    case 'time':
      chat.clock.increment(step.ms);
  }
  await settle();
  return chat;
}

/** A refused message comes back into an empty composer; nothing else changes what stands there. */
function checkDraft(chat: Chat, truth: Truth): void {
  const { draft, notice } = chat.open();
  if (draft === truth.draft) return;
  expect(truth.draft).toBe('');
  expect(notice?.kind).toBe('notSent');
  truth.sent.set(draft, (truth.sent.get(draft) ?? 0) - 1);
  truth.draft = draft;
}

/** The messages of every branch. */
const messagesOf = (chat: Chat) => chat.actor.getSnapshot().context.messages;

function checkMessages(chat: Chat, truth: Truth): void {
  const messages = messagesOf(chat);
  const shown = new Map<string, number>();
  for (const { author, body } of messages) if (author === 'reader') count(shown, body);
  const expected = [...truth.sent].filter(([, times]) => times > 0);
  expect(Object.fromEntries(shown)).toEqual(Object.fromEntries(expected));
  expect(new Set(messages.map(({ id }) => id)).size).toBe(messages.length);
  const view = chat.ready();
  view.messages.forEach(({ author, parentId }, index) => {
    if (author === 'assistant') expect(view.messages[index - 1]?.id).toBe(parentId);
  });
  // Every message can be seen: it is shown, or stands on a way from a fork.
  const seen = new Set(view.messages.map(({ id }) => id));
  const ways = new Set(Object.values(view.forks).flat());
  for (const { id, parentId } of messages)
    expect(seen.has(id) || ways.has(id) || (parentId !== null && !seen.has(parentId))).toBe(true);
}

/**
 * One id, one text, and each answer to one message: what the server needs to know a repeated message again.
 */
function checkRequests(chat: Chat, { past }: Truth): void {
  const known = new Map<string, string>();
  const answers = new Map<string, string>();
  for (const { request } of [...past, ...chat.streams]) {
    if (request.kind === 'resume') continue;
    const rest = `${request.threadId} ${request.text}`;
    expect(known.get(request.messageId) ?? rest).toBe(rest);
    known.set(request.messageId, rest);
    expect(answers.get(request.answerId) ?? request.messageId).toBe(request.messageId);
    answers.set(request.answerId, request.messageId);
  }
}

/** Only one answer is open at a time, and only in the states that say so. */
function checkStreams(chat: Chat): void {
  const open = chat.streams.filter(({ signal }) => !signal.aborted);
  const isAnswering = chat.state().startsWith('ready.answering.');
  expect(open.length).toBe(isAnswering ? 1 : 0);
}

test.each([
  ['a fixed', { seed: SEED }],
  ['a fresh', {}],
])(
  `CH-1, CH-6, faults: in ${WALKS} walks of %s seed no message is lost, none doubled, no draft lost`,
  async (_, seed) => {
    const visited = new Set<string>();
    await fc.assert(
      fc.asyncProperty(fc.array(steps, { minLength: 5, maxLength: 60 }), async (walk) => {
        let chat: Chat = await emptyChat();
        const truth: Truth = { sent: new Map(), draft: '', typed: 0, past: [], pages: 0 };
        for (const step of walk) {
          chat = await take(chat, truth, step);
          visited.add(chat.state());
          checkDraft(chat, truth);
          checkMessages(chat, truth);
          checkRequests(chat, truth);
          checkStreams(chat);
        }
        chat.actor.stop();
      }),
      { ...seed, numRuns: WALKS },
    );
    // Walks that reach only a few states would prove nothing.
    expect(visited.size).toBeGreaterThan(20);
  },
);
