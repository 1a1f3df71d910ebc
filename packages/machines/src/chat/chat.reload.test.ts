import { ApiError, type Message } from '@parley/api';
import { describe, expect, test } from 'vitest';
import { settle } from '../testing/drive.ts';
import { delta, ended, sentChat, startChat, started } from './chat.testing.ts';
import type { ChatHistory, ChatInput, KeptMessage } from './chat.types.ts';
import { unsentOf } from './history.ts';

type Chat = ReturnType<typeof startChat>;
type MessageTuple = [id: string, parentId: string | null, body: string, state?: Message['state']];

/** A thread as the server has it; ids of answers begin with 'a'. */
function thread(threadId: string, tuples: readonly MessageTuple[]): ChatHistory {
  const messages = tuples.map(
    ([id, parentId, body, state = 'complete']): Message => ({
      ...{ id, parentId, body, state, contentType: 'text', citations: [], rating: null, ratingWhy: null },
      author: id.startsWith('a') ? 'assistant' : 'reader',
      createdAt: '2026-03-02T12:00:00.000Z',
    }),
  );
  return { threadId, unreadCount: 0, messages };
}

const first: readonly MessageTuple[] = [
  ['q1', null, 'One'],
  ['a1', 'q1', 'First'],
];

async function say(chat: Chat, text: string): Promise<void> {
  chat.actions.onDraftChange(text);
  chat.actions.onSend();
  await settle();
}

/** A window that shows a thread. */
async function shown(tuples = first): Promise<Chat> {
  const chat = startChat({ threadId: 't1' });
  await chat.history.resolve(thread('t1', tuples));
  return chat;
}

/** The page after this one, which knows only what was kept; its ids are new ones. */
function reloaded(chat: Chat, input: Partial<ChatInput> = {}): Chat {
  const { draft, messages } = JSON.parse(JSON.stringify(unsentOf(chat.actor.getSnapshot().context)));
  chat.actor.stop();
  let ids = 0;
  const newId = () => {
    ids += 1;
    return `new-${ids}`;
  };
  return startChat({ threadId: 't1', draft, kept: messages, newId, ...input });
}

const keptBy = (chat: Chat) => unsentOf(chat.actor.getSnapshot().context);

const asked = (chat: Chat) => chat.streams.map(({ request }) => request);

describe('CH-6: a message that is on its way when the page is left', () => {
  test('is in the history alone, where the server has it', async () => {
    const before = await shown();
    await say(before, 'Two');
    before.actions.onDraftChange('Half a th');
    const after = reloaded(before);
    await after.history.resolve(thread('t1', [...first, ['id-1', 'a1', 'Two'], ['a2', 'id-1', 'Second']]));
    expect(after.messages().slice(2)).toEqual(['reader: Two (sent)', 'assistant: Second (complete)']);
    expect(after.view()).toMatchObject({ draft: 'Half a th', composer: 'idle' });
    expect(after.state()).toBe('ready.idle.typing');
    expect(after.streams).toEqual([]);
    expect(keptBy(after)).toEqual({ draft: 'Half a th', messages: [] });
  });

  test('is in the history alone while its answer is being written', async () => {
    const before = await shown();
    await say(before, 'Two');
    const after = reloaded(before);
    await after.history.resolve(
      thread('t1', [...first, ['id-1', 'a1', 'Two'], ['a2', 'id-1', '', 'streaming']]),
    );
    expect(asked(after)).toEqual([{ kind: 'resume', answerId: 'a2', lastEventId: '' }]);
    await after.stream().send(started, delta('Second'), ended());
    expect(after.streams).toHaveLength(1);
    expect(after.open().draft).toBe('');
  });

  test('leaves again with the ids that it had, where the server has not got it', async () => {
    const before = await shown();
    await say(before, 'Two');
    const after = reloaded(before);
    expect(after.view()).toMatchObject({ phase: 'loading', draft: '' });
    await after.history.resolve(thread('t1', first));
    expect(asked(after)).toEqual(asked(before));
    expect(after.messages().slice(2)).toEqual(['reader: Two (sending)']);
    expect(after.open().draft).toBe('');
    await after.stream().send(started, ended());
    expect(keptBy(after)).toEqual({ draft: '', messages: [] });
  });

  test.each([null, 'id-2'])('begins its thread again, where the address says %s', async (threadId) => {
    const before = await sentChat('One');
    const after = reloaded(before, { threadId });
    await after.history.resolve(null);
    expect(asked(after)).toEqual(asked(before));
  });

  test('leaves before what was queued after it, and what is sent while the history loads', async () => {
    const before = await sentChat('One');
    await before.connection(false);
    await say(before, 'Two');
    const after = reloaded(before);
    await say(after, 'Three');
    expect(keptBy(after)).toMatchObject({ draft: 'Three', messages: [{ text: 'One' }, { text: 'Two' }] });
    await after.history.resolve(thread('id-2', []));
    for (const text of ['One', 'Two', 'Three']) {
      expect(after.stream().request).toMatchObject({ kind: 'send', threadId: 'id-2', text });
      await after.stream().send(started, ended());
    }
    expect(after.streams).toHaveLength(3);
  });

  test('leaves again where leaving the page has broken its connection', async () => {
    const before = await shown();
    await say(before, 'Two');
    await before.stream().fail(ApiError.fromNetwork(new TypeError()));
    expect(before.state()).toBe('ready.idle.failedBefore');
    const after = reloaded(before);
    await after.history.resolve(thread('t1', first));
    expect(asked(after)).toEqual(asked(before));
  });

  test('waits for the network', async () => {
    const before = await shown();
    await say(before, 'Two');
    const after = reloaded(before, { isOnline: false });
    await after.history.resolve(thread('t1', first));
    expect(after.messages().slice(2)).toEqual(['reader: Two (queued)']);
    await after.connection(true);
    expect(asked(after)).toEqual(asked(before));
  });

  test('goes out after the sign-in that it needed', async () => {
    const before = await shown();
    await say(before, 'Two');
    await before.stream().fail(new ApiError({ status: 401, code: 'x' }));
    const after = reloaded(before);
    await after.history.resolve(thread('t1', first));
    expect(asked(after)).toEqual(asked(before));
  });

  test('keeps its branch', async () => {
    const before = await shown();
    before.actions.onEdit('q1', 'One, edited');
    await settle();
    await before.connection(false);
    await say(before, 'And?');
    const after = reloaded(before);
    await after.history.resolve(thread('t1', first));
    expect(after.messages()).toEqual(['reader: One, edited (sending)', 'reader: And? (queued)']);
    expect(after.ready().forks).toEqual({ '': ['q1', 'id-1'] });
    expect(asked(after)).toEqual(asked(before));
  });

  test('follows the answer that the one before it got meanwhile', async () => {
    const before = await shown();
    before.actions.onEdit('q1', 'One, edited');
    await settle();
    await before.connection(false);
    await say(before, 'And?');
    const after = reloaded(before);
    const edited: readonly MessageTuple[] = [
      ...first,
      ['id-1', null, 'One, edited'],
      ['a2', 'id-1', 'Second'],
    ];
    await after.history.resolve(thread('t1', edited));
    expect(after.ready().messages.map(({ body }) => body)).toEqual(['One, edited', 'Second', 'And?']);
  });

  test.each(['historyFailed', 'closed.noAccess', 'closed.unavailable'])(
    'is kept on in %s, where nobody knows what became of it',
    async (state) => {
      const before = await shown();
      await say(before, 'Two');
      const after = reloaded(before);
      const status = { historyFailed: 500, 'closed.noAccess': 403, 'closed.unavailable': 404 }[state] ?? 0;
      await after.history.reject(new ApiError({ status, code: 'x' }));
      expect(after.state()).toBe(state);
      expect(keptBy(after).messages).toMatchObject([{ id: 'id-1', text: 'Two' }]);
      expect(after.context().draft).toBe('');
    },
  );

  test('goes out once where the history comes at the second try', async () => {
    const before = await shown();
    await say(before, 'Two');
    const after = reloaded(before);
    await after.history.reject(new ApiError({ status: 500, code: 'x' }));
    after.actions.onRetryHistory();
    await after.history.resolve(thread('t1', first));
    expect(asked(after)).toEqual(asked(before));
  });

  test('of another thread comes back as the draft, before what was typed', async () => {
    const before = await shown();
    await say(before, 'Two');
    before.actions.onDraftChange('Half a th');
    const after = reloaded(before, { threadId: null });
    await after.history.resolve(thread('t2', [['q9', null, 'Elsewhere']]));
    expect(after.open().draft).toBe('Two\n\nHalf a th');
    expect(after.state()).toBe('ready.idle.typing');
    expect(after.messages()).toEqual(['reader: Elsewhere (sent)']);
    expect(after.streams).toEqual([]);
  });

  test('comes along as the draft to a thread that is opened before the history is there', async () => {
    const before = await shown();
    await say(before, 'Two');
    const after = reloaded(before);
    after.actor.send({ type: 'thread.opened', threadId: 't2' });
    await after.history.resolve(thread('t2', []));
    expect(after.view()).toMatchObject({ messages: [], draft: 'Two' });
  });

  test('keeps a new chat waiting until the history tells what became of it', async () => {
    const before = await shown();
    await say(before, 'Two');
    const after = reloaded(before);
    after.actions.onNewChat();
    expect(after.state()).toBe('loading');
    await after.history.resolve(thread('t1', first));
    expect(after.messages().at(-1)).toBe('reader: Two (sending)');
  });
});

describe('CH-6: what was said not to be sent, because the assistant cannot be had,', () => {
  async function refused(audience: ChatInput['audience'], status: number): Promise<Chat> {
    const chat = startChat({ audience, threadId: 't1' });
    await chat.history.resolve(thread('t1', first));
    await say(chat, 'Two');
    await chat.stream().fail(new ApiError({ status, code: 'x' }));
    const reason = status === 403 && audience !== 'visitor' ? 'noAccess' : 'unavailable';
    expect(chat.view()).toMatchObject({ phase: 'closed', reason, unsent: 'Two' });
    return chat;
  }

  test.each([
    ['visitor', 403],
    ['visitor', 404],
    ['user', 403],
    ['user', 404],
    ['admin', 403],
    ['admin', 404],
  ] as const)('waits for the %s after a %i, and goes out at their word alone', async (audience, status) => {
    const before = await refused(audience, status);
    const after = reloaded(before, { audience });
    await after.history.resolve(thread('t1', first));
    expect(after.streams).toEqual([]);
    expect(after.messages().at(-1)).toBe('reader: Two (failed)');
    expect(after.ready().messages.at(-1)?.problem).toEqual({ kind: 'unavailable' });
    after.actions.onRetry('id-1');
    await settle();
    expect(asked(after)).toEqual(asked(before));
  });

  test.each([
    ['visitor', 403],
    ['visitor', 404],
    ['user', 404],
    ['admin', 404],
  ] as const)(
    'is there for the %s after a %i as soon as the assistant is, and is sent once, at their word',
    async (audience, status) => {
      const chat = await refused(audience, status);
      chat.actions.onDraftChange('Three, half');
      chat.actions.onRetryHistory();
      expect(chat.state()).toBe('loading');
      await chat.history.reject(new ApiError({ status, code: 'x' }));
      expect(chat.view()).toMatchObject({ phase: 'closed', unsent: 'Two\n\nThree, half' });
      chat.actions.onRetryHistory();
      await chat.history.resolve(thread('t1', first));
      expect(chat.view()).toMatchObject({ draft: 'Three, half', composer: 'idle' });
      expect(chat.messages()).toEqual([
        'reader: One (sent)',
        'assistant: First (complete)',
        'reader: Two (failed)',
      ]);
      expect(chat.ready().messages.at(-1)?.problem).toEqual({ kind: 'unavailable' });
      expect(chat.streams).toHaveLength(1);
      chat.actions.onRetry('id-1');
      await settle();
      const [once, again, ...more] = asked(chat);
      expect(again).toEqual(once);
      expect(more).toEqual([]);
    },
  );

  test('is not shown as unsent where it had arrived all the same', async () => {
    const chat = await refused('visitor', 404);
    chat.actions.onRetryHistory();
    await chat.history.resolve(thread('t1', [...first, ['id-1', 'a1', 'Two'], ['a2', 'id-1', 'Second']]));
    expect(chat.messages().slice(2)).toEqual(['reader: Two (sent)', 'assistant: Second (complete)']);
    expect(keptBy(chat).messages).toEqual([]);
  });

  test('begins its thread when the assistant is there, where it was the first of it', async () => {
    const chat = startChat({ audience: 'visitor' });
    await chat.history.resolve(null);
    await say(chat, 'One');
    await chat.stream().fail(new ApiError({ status: 404, code: 'x' }));
    chat.actions.onRetryHistory();
    await chat.history.resolve(null);
    expect(chat.messages()).toEqual(['reader: One (failed)']);
    chat.actions.onRetry(chat.ready().messages[0]?.id ?? '');
    await settle();
    const [once, again] = asked(chat);
    expect(again).toEqual(once);
  });

  test('keeps what another message was refused with, and that of another nobody knows whether it arrived', async () => {
    const chat = await shown();
    await say(chat, 'Two');
    await chat.stream().fail(new ApiError({ status: 460, code: 'x' }));
    await say(chat, 'Three');
    await chat.stream().fail(ApiError.fromNetwork(new TypeError()));
    await say(chat, 'Four');
    await chat.stream().fail(new ApiError({ status: 404, code: 'x' }));
    const after = reloaded(chat);
    await after.history.resolve(thread('t1', first));
    expect(after.ready().messages.slice(2)).toMatchObject([
      { body: 'Two', state: 'failed', problem: { kind: 'subscription', status: 460 } },
      { body: 'Three', state: 'failed', problem: { kind: 'notConfirmed' } },
      { body: 'Four', state: 'failed', problem: { kind: 'unavailable' } },
    ]);
    expect(after.streams).toEqual([]);
  });

  test('waits too where it was queued offline, and the assistant refused what stood before it', async () => {
    const before = await shown();
    await before.connection(false);
    await say(before, 'Two');
    await say(before, 'Three');
    await before.connection(true);
    await before.stream().fail(new ApiError({ status: 404, code: 'x' }));
    expect(before.view()).toMatchObject({ phase: 'closed', unsent: 'Two\n\nThree' });
    const after = reloaded(before);
    await after.history.resolve(thread('t1', first));
    expect(after.streams).toEqual([]);
    expect(after.messages().slice(2)).toEqual(['reader: Two (failed)', 'reader: Three (failed)']);
  });

  test.each([403, 404])('waits too where the next page said so with a %i', async (status) => {
    const before = await shown();
    await before.connection(false);
    await say(before, 'Two');
    const closed = reloaded(before);
    await closed.history.reject(new ApiError({ status, code: 'x' }));
    expect(closed.view()).toMatchObject({ phase: 'closed', unsent: 'Two' });
    const after = reloaded(closed);
    await after.history.resolve(thread('t1', first));
    expect(after.streams).toEqual([]);
    expect(after.messages().at(-1)).toBe('reader: Two (failed)');
  });
});

describe('CH-6: a message that had failed, or was stopped, when the page is left', () => {
  async function failed(status: number): Promise<Chat> {
    const chat = await shown();
    await say(chat, 'Two');
    await chat.stream().fail(new ApiError({ status, code: 'x', retryAfter: 20 }));
    return chat;
  }

  test.each([
    [429, { secondsLeft: 0 }],
    [460, {}],
    [500, {}],
  ])(
    'by a %i waits for the reader with the words that it was refused with, and is sent with the ids that it had',
    async (status, later) => {
      const before = await failed(status);
      const after = reloaded(before);
      await after.history.resolve(thread('t1', first));
      expect(after.state()).toBe('ready.idle.thread');
      expect(after.view()).toMatchObject({ draft: '', composer: 'idle' });
      expect(after.ready().messages.at(-1)).toMatchObject({
        ...{
          body: 'Two',
          state: 'failed',
          problem: { ...before.ready().messages.at(-1)?.problem, ...later },
        },
      });
      expect(after.streams).toEqual([]);
      expect(keptBy(after)).toEqual(JSON.parse(JSON.stringify(keptBy(before))));
      after.actions.onRetry('id-1');
      await settle();
      expect(asked(after)).toEqual(asked(before));
    },
  );

  test('because the reader stopped it waits for the reader, after each reload', async () => {
    const before = await shown();
    await say(before, 'Two');
    before.clock.increment(8000);
    before.actions.onStop();
    await before.stop.reject(new ApiError({ status: 404, code: 'x' }));
    expect(before.state()).toBe('ready.idle.stopped');
    const after = reloaded(before);
    await after.history.resolve(thread('t1', first));
    const last = reloaded(after);
    await last.history.resolve(thread('t1', first));
    expect(last.messages().at(-1)).toBe('reader: Two (failed)');
    expect([...asked(after), ...asked(last)]).toEqual([]);
  });

  test('is not doubled where it had arrived all the same', async () => {
    const before = await failed(500);
    const after = reloaded(before);
    await after.history.resolve(thread('t1', [...first, ['id-1', 'a1', 'Two'], ['a2', 'id-1', 'Second']]));
    expect(after.messages().slice(2)).toEqual(['reader: Two (sent)', 'assistant: Second (complete)']);
    expect(keptBy(after).messages).toEqual([]);
  });

  const versions: readonly MessageTuple[] = [...first, ['q2', null, 'One, edited'], ['a2', 'q2', 'Second']];
  const elsewhere: readonly MessageTuple[] = [
    ['q3', 'a2', 'Elsewhere'],
    ['a3', 'q3', 'Third'],
  ];

  test('stands after what was said elsewhere meanwhile, and hides nothing of it', async () => {
    const before = await shown(versions);
    await say(before, 'Two');
    await before.stream().fail(new ApiError({ status: 500, code: 'x' }));
    const after = reloaded(before);
    await after.history.resolve(thread('t1', [...versions, ...elsewhere]));
    expect(after.messages()).toEqual([
      'reader: One, edited (sent)',
      'assistant: Second (complete)',
      'reader: Elsewhere (sent)',
      'assistant: Third (complete)',
      'reader: Two (failed)',
    ]);
  });

  test('that was another version stays one, and the others a press away', async () => {
    const before = await shown(versions);
    before.actions.onEdit('q2', 'One, edited again');
    await settle();
    await before.stream().fail(new ApiError({ status: 500, code: 'x' }));
    const after = reloaded(before);
    await after.history.resolve(thread('t1', [...versions, ...elsewhere]));
    expect(after.messages()).toEqual(['reader: One, edited again (failed)']);
    expect(after.ready().forks).toEqual({ '': ['q1', 'q2', 'id-1'] });
    after.actions.onBranch('q2');
    expect(after.messages().at(-1)).toBe('assistant: Third (complete)');
  });

  test('is in view on the branch that it was written on', async () => {
    const before = await shown(versions);
    before.actions.onBranch('q1');
    await say(before, 'Two');
    await before.stream().fail(new ApiError({ status: 500, code: 'x' }));
    expect(before.messages().at(-1)).toBe('reader: Two (failed)');
    const after = reloaded(before);
    await after.history.resolve(thread('t1', versions));
    expect(after.messages()).toEqual([
      'reader: One (sent)',
      'assistant: First (complete)',
      'reader: Two (failed)',
    ]);
  });

  test('lets a new chat begin, and comes along as its draft', async () => {
    const before = await failed(500);
    const after = reloaded(before);
    after.actions.onNewChat();
    expect(after.state()).toBe('ready.idle.typing');
    expect(after.open().draft).toBe('Two');
  });

  test('begins a thread that nobody knows yet', async () => {
    const kept: KeptMessage = {
      ...{ id: 'q1', threadId: 't1', answerId: 'a1', parentId: undefined, text: 'One', isHeld: true },
    };
    const chat = startChat({ kept: [kept] });
    await chat.history.resolve(null);
    expect(chat.state()).toBe('ready.idle.thread');
    chat.actions.onRetry('q1');
    await settle();
    expect(chat.stream().request).toMatchObject({ threadId: 't1', messageId: 'q1', answerId: 'a1' });
  });
});
