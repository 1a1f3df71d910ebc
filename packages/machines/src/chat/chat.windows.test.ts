import { ApiError, type Message } from '@parley/api';
import { describe, expect, test } from 'vitest';
import { settle } from '../testing/drive.ts';
import { delta, emptyChat, ended, sentChat, startChat, started } from './chat.testing.ts';
import type { ChatHistory } from './chat.types.ts';

type Chat = ReturnType<typeof startChat>;
type MessageTuple = [id: string, parentId: string | null, body: string, state?: Message['state']];

/** A thread as the server has it; ids of answers that something follows begin with 'a'. */
function thread(tuples: readonly MessageTuple[], changes: Partial<Message> = {}): ChatHistory {
  const messages = tuples.map(
    ([id, parentId, body, state = 'complete']): Message => ({
      ...{ id, parentId, body, state, contentType: 'text', citations: [], rating: null, ratingWhy: null },
      author: parentId === null || parentId.startsWith('a') ? 'reader' : 'assistant',
      createdAt: '2026-03-02T12:00:00.000Z',
      ...(id === tuples.at(-1)?.[0] ? changes : {}),
    }),
  );
  return { threadId: 't1', unreadCount: 0, messages };
}

const first: readonly MessageTuple[] = [
  ['q1', null, 'One'],
  ['a1', 'q1', 'First'],
];

/** A window that shows the first question and its answer. */
async function shown(tuples = first): Promise<Chat> {
  const chat = startChat({ threadId: 't1' });
  await chat.history.resolve(thread(tuples));
  return chat;
}

/** Another window has changed the thread into this. */
async function becomes(
  chat: Chat,
  tuples: readonly MessageTuple[],
  changes?: Partial<Message>,
): Promise<void> {
  chat.changedElsewhere('t1');
  await chat.history.resolve(thread(tuples, changes));
}

async function say(chat: Chat, text: string): Promise<void> {
  chat.actions.onDraftChange(text);
  chat.actions.onSend();
  await settle();
}

const bodies = (chat: Chat) => chat.ready().messages.map(({ body }) => body);

describe('two tabs: what another window does', () => {
  test('is shown without a reload, and its running answer streams here too, from its start', async () => {
    const chat = await shown();
    await becomes(chat, [...first, ['q2', 'a1', 'Two'], ['a2', 'q2', '', 'streaming']]);
    expect(chat.state()).toBe('ready.answering.waiting');
    expect(chat.stream().request).toEqual({ kind: 'resume', answerId: 'a2', lastEventId: '' });
    await chat.stream().send(started, delta('Sec'));
    expect(chat.view()).toMatchObject({ composer: 'answering', notice: null });
    await chat.stream().send(delta('ond'), ended());
    expect(bodies(chat)).toEqual(['One', 'First', 'Two', 'Second']);
    expect(chat.state()).toBe('ready.idle.completed');
    expect(chat.streams).toHaveLength(1);
    // The message is not this window's: only its answer is news.
    expect(chat.emitted.map(({ type }) => type)).toEqual(['answer.finished']);
  });

  test('leaves what is typed here alone', async () => {
    const chat = await shown();
    chat.actions.onDraftChange('Half a th');
    await becomes(chat, [...first, ['q2', 'a1', 'Two'], ['a2', 'q2', 'Second']]);
    expect(chat.open().draft).toBe('Half a th');
    expect(chat.state()).toBe('ready.idle.typing');
    expect(bodies(chat)).toEqual(['One', 'First', 'Two', 'Second']);
  });

  test('shows how far a stopped answer came, and a rating', async () => {
    const chat = await shown([...first, ['q2', 'a1', 'Two'], ['a2', 'q2', 'Sec', 'stopped']]);
    await becomes(chat, [...first, ['q2', 'a1', 'Two'], ['a2', 'q2', 'Second, anew']]);
    expect(chat.messages().at(-1)).toBe('assistant: Second, anew (complete)');
    await becomes(chat, [...first, ['q2', 'a1', 'Two'], ['a2', 'q2', 'Second, anew']], { rating: 'up' });
    expect(chat.ready().messages.at(-1)?.rating).toBe('up');
    const bad = { rating: 'down', ratingWhy: { reason: 'other', comment: 'And to Spain?' } } as const;
    await becomes(chat, [...first, ['q2', 'a1', 'Two'], ['a2', 'q2', 'Second, anew']], bad);
    expect(chat.ready().messages.at(-1)).toMatchObject(bad);
  });

  test('that stops the answer stops it here', async () => {
    const chat = await shown();
    await becomes(chat, [...first, ['q2', 'a1', 'Two'], ['a2', 'q2', '', 'streaming']]);
    await chat.stream().send(started, delta('Sec'), ended('stopped'));
    expect(chat.messages().at(-1)).toBe('assistant: Sec (stopped)');
  });

  test('can be stopped from here', async () => {
    const chat = await shown();
    await becomes(chat, [...first, ['q2', 'a1', 'Two'], ['a2', 'q2', '', 'streaming']]);
    await chat.stream().send(started, delta('Sec'));
    chat.actions.onStop();
    expect(chat.stop.calls[0]?.args[0]).toBe('a2');
  });

  test('appears in a window that has no thread yet', async () => {
    const chat = await emptyChat();
    chat.changedElsewhere('t1');
    expect(chat.history.calls.at(-1)?.args[0]).toBeNull();
    await chat.history.resolve(thread(first));
    expect(chat.state()).toBe('ready.idle.thread');
    await say(chat, 'Two');
    expect(chat.stream().request).toMatchObject({ threadId: 't1' });
  });

  test('does not appear where the reader has begun a new one, nor in another thread', async () => {
    const chat = await shown();
    chat.actions.onNewChat();
    const looks = chat.history.calls.length;
    chat.changedElsewhere('t1');
    chat.changedElsewhere('t2');
    expect(chat.history.calls).toHaveLength(looks);
    expect(chat.messages()).toEqual([]);
  });

  test('is not looked for while the first message of a thread has not arrived', async () => {
    const chat = await emptyChat();
    await chat.connection(false);
    await say(chat, 'One');
    const looks = chat.history.calls.length;
    chat.changedElsewhere(null);
    await chat.connection(true);
    chat.changedElsewhere(null);
    expect(chat.history.calls).toHaveLength(looks);
    await chat.stream().send(started);
    chat.changedElsewhere(null);
    expect(chat.history.calls).toHaveLength(looks + 1);
  });

  test('is looked at once where news comes twice, and a look that fails changes nothing', async () => {
    const chat = await shown();
    const before = chat.ready().messages;
    chat.changedElsewhere('t1');
    chat.changedElsewhere(null);
    const [, older, newer] = chat.history.calls;
    expect(older?.args[1].aborted).toBe(true);
    newer?.reply.reject(new ApiError({ status: 500, code: 'x' }));
    await settle();
    expect(chat.state()).toBe('ready.idle.thread');
    await becomes(chat, first);
    expect(chat.ready().messages).toBe(before);
  });

  test.each([
    ['user', 403, 'closed.noAccess'],
    ['user', 404, 'ready.idle.typing'],
    ['visitor', 403, 'ready.idle.typing'],
  ] as const)('is refused to the %s with a %i: %s', async (audience, status, state) => {
    const chat = startChat({ audience, threadId: 't1' });
    await chat.history.resolve(thread(first));
    chat.actions.onDraftChange('Half a th');
    chat.changedElsewhere(null);
    await chat.history.reject(new ApiError({ status, code: 'x' }));
    expect(chat.state()).toBe(state);
    if (state === 'closed.noAccess')
      expect(chat.view()).toMatchObject({
        ...{ phase: 'closed', reason: 'noAccess', unsent: 'Half a th' },
        messages: [{ body: 'One' }, { body: 'First' }],
      });
  });

  test('is heard no more when the chat has ended', async () => {
    const chat = await shown();
    chat.actor.stop();
    chat.changedElsewhere('t1');
    expect(chat.history.calls).toHaveLength(1);
  });
});

describe('two tabs: branches', () => {
  const again: readonly MessageTuple[] = [...first, ['a1b', 'q1', 'First, again']];

  test('a regenerated answer is shown beside the first one', async () => {
    const chat = await shown();
    await becomes(chat, again);
    expect(bodies(chat)).toEqual(['One', 'First, again']);
    expect(chat.ready().forks).toEqual({ q1: ['a1', 'a1b'] });
  });

  test('an edited message is shown beside the first one', async () => {
    const chat = await shown();
    await becomes(chat, [...first, ['q1b', null, 'One, edited'], ['a2', 'q1b', 'Second']]);
    expect(bodies(chat)).toEqual(['One, edited', 'Second']);
  });

  test('the choice of a branch is each window’s own', async () => {
    const chat = await shown(again);
    chat.actions.onBranch('a1');
    await becomes(chat, [...again, ['q2', 'a1b', 'Two'], ['a2', 'q2', 'Second']]);
    expect(bodies(chat)).toEqual(['One', 'First']);
    chat.actions.onBranch('a1b');
    expect(bodies(chat)).toEqual(['One', 'First, again', 'Two', 'Second']);
  });

  test('the branch in which something is under way stays in sight', async () => {
    const chat = await shown();
    await say(chat, 'Two');
    await becomes(chat, again);
    expect(bodies(chat)).toEqual(['One', 'First', 'Two']);
  });

  test('FA-1: a message that was not sent stays in sight', async () => {
    const chat = await shown();
    await say(chat, 'Two');
    await chat.stream().fail(new ApiError({ status: 500, code: 'x' }));
    await becomes(chat, again);
    expect(bodies(chat)).toEqual(['One', 'First', 'Two']);
  });
});

describe('two tabs: what is under way here', () => {
  test('is not disturbed: the server’s word on a running answer is older than its stream', async () => {
    const chat = await shown();
    await say(chat, 'Two');
    const { messageId, answerId } = chat.stream().request as { messageId: string; answerId: string };
    await chat.stream().send(started, delta('Sec'));
    await becomes(chat, [...first, [messageId, 'a1', 'Two'], [answerId, messageId, '', 'streaming']]);
    expect(chat.messages().slice(2)).toEqual(['reader: Two (sent)', 'assistant: Sec (streaming)']);
    await chat.stream().send(ended());
    // A look that was on its way when the answer ended does not take the end back.
    await becomes(chat, [...first, [messageId, 'a1', 'Two'], [answerId, messageId, '', 'streaming']]);
    expect(chat.messages().slice(2)).toEqual(['reader: Two (sent)', 'assistant: Sec (complete)']);
    expect(chat.streams).toHaveLength(1);
  });

  test('goes on, and the other window’s answer is followed after it', async () => {
    const chat = await shown();
    await say(chat, 'Mine');
    await becomes(chat, [...first, ['q2', 'a1', 'Theirs'], ['a2', 'q2', '', 'streaming']]);
    expect(bodies(chat)).toEqual(['One', 'First', 'Theirs', '', 'Mine']);
    await chat.stream().send(started, delta('My answer'), ended());
    expect(chat.stream().request).toEqual({ kind: 'resume', answerId: 'a2', lastEventId: '' });
    await chat.stream().send(started, delta('Their answer'), ended());
    expect(bodies(chat)).toEqual(['One', 'First', 'Theirs', 'Their answer', 'Mine', 'My answer']);
  });

  test('and not sent stays, after what is new', async () => {
    const chat = await shown();
    await say(chat, 'Mine');
    await chat.stream().fail(new ApiError({ status: 500, code: 'x' }));
    await becomes(chat, [...first, ['q2', 'a1', 'Theirs'], ['a2', 'q2', 'Second']]);
    expect(chat.messages().slice(2)).toEqual([
      'reader: Theirs (sent)',
      'assistant: Second (complete)',
      'reader: Mine (failed)',
    ]);
    chat.actions.onRetry(chat.ready().messages.at(-1)?.id ?? '');
    await settle();
    await chat.stream().send(started, delta('Third'), ended());
    expect(bodies(chat)).toEqual(['One', 'First', 'Theirs', 'Second', 'Mine', 'Third']);
  });

  test('and arrived although nobody could say so is not doubled', async () => {
    const chat = await shown();
    await say(chat, 'Mine');
    const { messageId, answerId } = chat.stream().request as { messageId: string; answerId: string };
    await chat.stream().close();
    expect(chat.messages().at(-1)).toBe('reader: Mine (failed)');
    await becomes(chat, [...first, [messageId, 'a1', 'Mine'], [answerId, messageId, 'Second']]);
    expect(chat.messages().slice(2)).toEqual(['reader: Mine (sent)', 'assistant: Second (complete)']);
  });

  test('a rating on its way is not overwritten', async () => {
    const chat = await shown();
    const ratingWhy = { reason: 'incomplete', comment: '' } as const;
    chat.actions.onRate('a1', 'down', ratingWhy);
    await becomes(chat, first, { rating: 'up' });
    expect(chat.ready().messages[1]).toMatchObject({ rating: 'down', ratingWhy, isRatingPending: true });
    await chat.rate.resolve({ ok: true });
    expect(chat.emitted).toEqual([{ type: 'rating.accepted', threadId: 't1' }]);
  });
});

describe('CH-5: a message sent while the history is on its way', () => {
  test('waits, and is sent once after it', async () => {
    const chat = startChat({ threadId: 't1' });
    await say(chat, 'Two');
    expect(chat.view()).toMatchObject({ draft: '', composer: 'pending' });
    chat.actions.onDraftChange('Three');
    chat.actions.onSend();
    expect(chat.view()).toMatchObject({ composer: 'pending', draft: 'Three' });
    expect(chat.streams).toHaveLength(0);
    await chat.history.resolve(thread(first));
    expect(chat.open().composer).not.toBe('pending');
    expect(chat.messages()).toEqual([
      'reader: One (sent)',
      'assistant: First (complete)',
      'reader: Two (sending)',
    ]);
    expect(chat.stream().request).toMatchObject({ kind: 'send', threadId: 't1', text: 'Two' });
    await chat.stream().send(started, delta('Second'), ended());
    expect(chat.streams).toHaveLength(1);
    expect(chat.open().draft).toBe('Three');
  });

  test('leaves after the answer that is being written', async () => {
    const chat = startChat({ threadId: 't1' });
    await say(chat, 'Two');
    await chat.history.resolve(thread([first[0] as MessageTuple, ['a1', 'q1', '', 'streaming']]));
    expect(chat.stream().request.kind).toBe('resume');
    await chat.stream().send(started, delta('First'), ended());
    expect(chat.stream().request).toMatchObject({ kind: 'send', text: 'Two' });
    expect(bodies(chat)).toEqual(['One', 'First', 'Two']);
  });

  test('offline is queued', async () => {
    const chat = startChat({ threadId: 't1' });
    await say(chat, 'Two');
    await chat.connection(false);
    await chat.history.resolve(thread(first));
    expect(chat.messages().at(-1)).toBe('reader: Two (queued)');
  });

  test.each([500, 403, 404])('comes back as the draft when a %i answers', async (status) => {
    const chat = startChat({ threadId: 't1' });
    await say(chat, 'Two');
    chat.actions.onDraftChange('Three');
    await chat.history.reject(new ApiError({ status, code: 'x' }));
    expect(chat.context().draft).toBe('Two\n\nThree');
  });

  test.each(['', ' \n', 'x'.repeat(2001)])('must be one that can be sent', async (text) => {
    const chat = startChat({ threadId: 't1' });
    await say(chat, text);
    expect(chat.view()).toMatchObject({ draft: text });
  });
});

describe('CH-1: opening another thread', () => {
  test('shows it, and leaves the answer of the first one to the server', async () => {
    const chat = await shown();
    await say(chat, 'Two');
    const stream = chat.stream();
    await stream.send(started, delta('Sec'));
    chat.actions.onDraftChange('Half a th');
    chat.actor.send({ type: 'thread.opened', threadId: 't2' });
    expect(stream.signal.aborted).toBe(true);
    expect(chat.view()).toMatchObject({ phase: 'loading', draft: 'Half a th' });
    expect(chat.history.calls.at(-1)?.args[0]).toBe('t2');
    await chat.history.resolve({ ...thread([['q9', null, 'Elsewhere']]), threadId: 't2' });
    expect(bodies(chat)).toEqual(['Elsewhere']);
  });

  test('takes along what the server has not got, as the draft', async () => {
    const chat = await shown();
    await chat.connection(false);
    await say(chat, 'Two');
    await say(chat, 'Three');
    chat.actor.send({ type: 'thread.opened', threadId: 't2' });
    await chat.history.resolve({ ...thread([]), threadId: 't2' });
    expect(chat.view()).toMatchObject({ messages: [], draft: 'Two\n\nThree' });
    await chat.connection(true);
    expect(chat.streams).toHaveLength(0);
  });

  test('that is open already changes nothing', async () => {
    const chat = await shown();
    chat.actor.send({ type: 'thread.opened', threadId: 't1' });
    expect(chat.state()).toBe('ready.idle.thread');
    expect(chat.history.calls).toHaveLength(1);
  });

  test('a new chat keeps the text of a message that failed', async () => {
    const chat = await sentChat('One');
    await chat.stream().fail(new ApiError({ status: 500, code: 'x' }));
    chat.actions.onNewChat();
    expect(chat.view()).toMatchObject({ messages: [], draft: 'One' });
    expect(chat.state()).toBe('ready.idle.typing');
  });
});
