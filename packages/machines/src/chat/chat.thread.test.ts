import { ApiError, type Message } from '@parley/api';
import { describe, expect, test } from 'vitest';
import { settle } from '../testing/drive.ts';
import { delta, ended, sentChat, startChat, started } from './chat.testing.ts';

const refusal = (status: number, details: object = {}) => new ApiError({ status, code: 'x', ...details });

/** The message that each one follows. */
const parents: Record<string, string> = { a1: 'q1', q2: 'a1', a2: 'q2', q3: 'a2', a3: 'q3' };

function message(id: string, author: Message['author'], state: Message['state'], body = id): Message {
  const createdAt = '2026-03-02T12:00:00.000Z';
  const rest = { citations: [], rating: null, ratingWhy: null, createdAt };
  return { id, parentId: parents[id] ?? null, author, contentType: 'text', body, state, ...rest };
}

describe('CH-4: history', () => {
  test('a thread is shown as it was kept', async () => {
    const chat = startChat({ threadId: 't1' });
    expect(chat.view().phase).toBe('loading');
    expect(chat.history.calls[0]?.args[0]).toBe('t1');
    await chat.history.resolve({
      threadId: 't1',
      unreadCount: 0,
      messages: [
        message('q1', 'reader', 'complete'),
        message('a1', 'assistant', 'streaming'),
        message('q2', 'reader', 'complete'),
        message('a2', 'assistant', 'truncated'),
        message('q3', 'reader', 'complete'),
        { ...message('a3', 'assistant', 'failed'), contentType: 'error_rate_limited' },
      ],
    });
    expect(chat.state()).toBe('ready.idle.thread');
    expect(chat.messages()).toEqual([
      'reader: q1 (sent)',
      'assistant: a1 (incomplete)',
      'reader: q2 (sent)',
      'assistant: a2 (truncated)',
      'reader: q3 (sent)',
      'assistant: a3 (failed)',
    ]);
    expect(chat.ready().messages[5]?.problem).toEqual({ kind: 'rateLimited', secondsLeft: 0 });
  });

  test.each([
    [403, 'admin', 'closed.noAccess', 'noAccess'],
    [404, 'admin', 'closed.unavailable', 'unavailable'],
    [403, 'visitor', 'closed.unavailable', 'unavailable'],
    [404, 'visitor', 'closed.unavailable', 'unavailable'],
  ] as const)('a %i closes the chat of a %s: %s', async (status, audience, state, reason) => {
    const chat = startChat({ audience });
    await chat.history.reject(refusal(status));
    expect(chat.state()).toBe(state);
    expect(chat.view()).toMatchObject({ phase: 'closed', reason: reason });
  });

  test.each(['history.retried', 'session.restored', 'network.restored'] as const)(
    'one that failed is fetched again on %s, and what was typed meanwhile is kept',
    async (type) => {
      const chat = startChat();
      chat.actions.onDraftChange('Hello');
      await chat.history.reject(refusal(500));
      expect(chat.view()).toMatchObject({ phase: 'historyFailed', draft: 'Hello' });
      chat.actor.send({ type });
      await chat.history.resolve(null);
      expect(chat.state()).toBe('ready.idle.typing');
    },
  );
});

describe('CH-3: rating', () => {
  async function answered() {
    const chat = await sentChat();
    await chat.stream().send(started, delta('Hi'), ended());
    chat.emitted.length = 0;
    return { ...chat, rating: () => chat.ready().messages[1]?.rating };
  }

  test('shows at once, and stays when the server has it', async () => {
    const chat = await answered();
    chat.actions.onRate('id-3', 'up');
    expect(chat.rating()).toBe('up');
    expect(chat.rate.calls[0]?.args.slice(0, 2)).toEqual(['id-3', 'up']);
    await chat.rate.resolve({ ok: true });
    chat.actions.onRate('id-3', null);
    await chat.rate.reject(refusal(500));
    expect(chat.rating()).toBe('up');
  });

  test('rolls back to what the server has, and says so', async () => {
    const chat = await answered();
    chat.actions.onRate('id-3', 'up');
    chat.actions.onRate('id-3', 'down');
    expect(chat.rate.calls[0]?.args[3].aborted).toBe(true);
    await chat.rate.reject(refusal(500));
    expect(chat.rating()).toBeNull();
    expect(chat.emitted).toEqual([{ type: 'feedback.raised', feedback: { kind: 'toast', code: 'generic' } }]);
  });

  test('says why it is bad beside it, until that has not arrived', async () => {
    const chat = await answered();
    const why = { reason: 'incomplete', comment: 'And to Spain?' } as const;
    chat.actions.onRate('id-3', 'down');
    await chat.rate.resolve({ ok: true });
    chat.actions.onRate('id-3', 'down', why);
    expect(chat.rate.calls.at(-1)?.args.slice(0, 3)).toEqual(['id-3', 'down', why]);
    expect(chat.ready().messages[1]).toMatchObject({ rating: 'down', ratingWhy: why });
    await chat.rate.reject(refusal(500));
    expect(chat.ready().messages[1]).toMatchObject({ rating: 'down', ratingWhy: null });
    chat.actions.onRate('id-3', 'down', why);
    expect(chat.ready().messages[1]).toMatchObject({ isRatingPending: true });
    await chat.rate.resolve({ ok: true });
    const kept = { rating: 'down', ratingWhy: why, isRatingPending: false };
    expect(chat.ready().messages[1]).toMatchObject(kept);
    chat.actions.onRate('id-3', 'down', { ...why, reason: 'other' });
    await chat.rate.reject(refusal(500));
    expect(chat.ready().messages[1]).toMatchObject(kept);
    chat.actions.onRate('id-3', 'up');
    expect(chat.ready().messages[1]).toMatchObject({ rating: 'up', ratingWhy: undefined });
  });

  test('is not for what the reader wrote', async () => {
    const chat = await answered();
    chat.actions.onRate('id-1', 'up');
    expect(chat.rate.calls).toHaveLength(0);
  });
});

describe('CH-1: threads', () => {
  test('one that is seen is marked once', async () => {
    const chat = startChat({ threadId: 't1' });
    await chat.history.resolve({ threadId: 't1', unreadCount: 2, messages: [] });
    chat.actor.send({ type: 'thread.seen' });
    chat.actor.send({ type: 'thread.seen' });
    expect(chat.seen.calls.map(({ args }) => args[0])).toEqual(['t1']);
    await chat.seen.reject(refusal(500));
    expect(chat.state()).toBe('ready.idle.empty');
  });

  test('a new chat starts a new thread, and keeps the draft', async () => {
    const chat = await sentChat();
    const first = chat.stream();
    await first.send(started, delta('Half'));
    chat.actions.onDraftChange('Something else');
    chat.actions.onNewChat();
    expect(first.signal.aborted).toBe(true);
    expect(chat.view()).toMatchObject({ messages: [], draft: 'Something else', composer: 'idle' });
    chat.actions.onSend();
    await settle();
    expect(chat.stream().request).not.toMatchObject({
      threadId: first.request.kind === 'send' && first.request.threadId,
    });
  });

  test('a new chat need not wait for the history of the old one', async () => {
    const chat = startChat({ threadId: 't1' });
    chat.actions.onNewChat();
    expect(chat.state()).toBe('ready.idle.empty');
    await chat.history.resolve({
      threadId: 't1',
      unreadCount: 0,
      messages: [message('q1', 'reader', 'complete')],
    });
    expect(chat.messages()).toEqual([]);
  });

  test('a new chat waits for what is not sent yet', async () => {
    const chat = await sentChat();
    chat.actions.onNewChat();
    expect(chat.messages()).toEqual(['reader: Hello (sending)']);
  });
});

test('CH-5: typing leaves the list of messages the same object', async () => {
  const chat = await sentChat();
  await chat.stream().send(started, delta('Hi'), ended());
  const before = chat.ready().messages;
  chat.actions.onDraftChange('x');
  expect(chat.ready().messages).toBe(before);
});
