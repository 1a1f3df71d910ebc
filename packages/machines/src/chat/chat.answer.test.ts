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

describe('CH-3, CH-4: an answer', () => {
  test('waits, streams, is cited, and completes', async () => {
    const chat = await sentChat();
    await chat.stream().send(started);
    expect(chat.state()).toBe('ready.answering.waiting');
    expect(chat.messages()).toEqual(['reader: Hello (sent)', 'assistant:  (waiting)']);
    await chat.stream().send(delta('Two '), delta('days'), { type: 'replace', text: 'Two to four' });
    expect(chat.state()).toBe('ready.answering.streaming');
    const citation = { number: 1, dataFileGuid: 'f', fileName: 'a.md', page: null, excerpt: 'x' };
    await chat.stream().send({ type: 'citations', citations: [citation] }, delta(' days [1]'), ended());
    expect(chat.state()).toBe('ready.idle.completed');
    expect(chat.ready().messages[1]).toMatchObject({
      body: 'Two to four days [1]',
      state: 'complete',
      citations: [citation],
    });
    expect(chat.emitted).toEqual([
      { type: 'message.accepted', threadId: 'id-2', messageId: 'id-1' },
      { type: 'answer.finished', answerId: 'id-3', state: 'complete' },
    ]);
  });

  test('CH-1: the thread is made with the first message and kept for the next', async () => {
    const chat = await sentChat();
    const first = chat.stream().request;
    await chat.stream().send(started, delta('Hi'), ended());
    chat.actions.onDraftChange('And?');
    chat.actions.onSend();
    await settle();
    expect(chat.stream().request).toMatchObject({ threadId: first.kind === 'send' && first.threadId });
  });

  test('is truncated', async () => {
    const chat = await sentChat();
    await chat.stream().send(started, delta('Half'), ended('truncated'));
    expect(chat.state()).toBe('ready.idle.truncated');
    expect(chat.messages()[1]).toBe('assistant: Half (truncated)');
  });

  test('that fails mid-stream keeps its text and is asked for again with the same ids', async () => {
    const chat = await sentChat();
    const { request } = chat.stream();
    await chat.stream().send(started, delta('Half'), { type: 'error', status: 500, code: 'x', text: '' });
    expect(chat.state()).toBe('ready.idle.failedMidStream');
    expect(chat.ready().messages[1]).toMatchObject({
      body: 'Half',
      state: 'failed',
      problem: { kind: 'generic' },
    });
    chat.actions.onRetry('id-3');
    await settle();
    expect(chat.stream().request).toEqual(request);
    await chat.stream().send(started, delta('Whole'), ended());
    expect(chat.messages()).toEqual(['reader: Hello (sent)', 'assistant: Whole (complete)']);
  });

  test('that is slow says so, and still comes', async () => {
    const chat = await sentChat();
    await chat.stream().send(started);
    chat.clock.increment(8000);
    expect(chat.view()).toMatchObject({ notice: { kind: 'slow' }, composer: 'answering' });
    for (let ping = 0; ping < 4; ping += 1) {
      chat.clock.increment(15_000);
      await chat.stream().send({ type: 'ping' });
    }
    expect(chat.state()).toBe('ready.answering.slow');
    await chat.stream().send(delta('There'));
    expect(chat.open().notice).toBeNull();
  });

  test('that falls silent is resumed', async () => {
    const chat = await sentChat();
    await chat.stream().send(started, delta('Half'));
    const first = chat.stream();
    chat.clock.increment(8000);
    chat.clock.increment(30_000);
    expect(chat.state()).toBe('ready.reconnecting');
    expect(first.signal.aborted).toBe(true);
  });
});

describe('CH-3: stop', () => {
  test('tells the server, and keeps what comes until its end', async () => {
    const chat = await sentChat();
    await chat.stream().send(started, delta('Half '));
    chat.actions.onStop();
    expect(chat.open().composer).toBe('stopping');
    expect(chat.stop.calls[0]?.args[0]).toBe('id-3');
    await chat.stream().send(delta('way'), ended('stopped'));
    expect(chat.state()).toBe('ready.idle.stopped');
    expect(chat.messages()[1]).toBe('assistant: Half way (stopped)');
  });

  test('leaves an answer that can be asked for again, with the same ids', async () => {
    const chat = await sentChat();
    chat.actions.onStop();
    await chat.stream().send(started, delta('Half'), ended('stopped'));
    const { request } = chat.stream();
    chat.actions.onRetry('id-3');
    await settle();
    expect(chat.stream().request).toEqual(request);
    await chat.stream().send(started, delta('All of it'), ended('complete'));
    expect(chat.messages()[1]).toBe('assistant: All of it (complete)');
  });

  test('ends by itself when the server says nothing', async () => {
    const chat = await sentChat();
    await chat.stream().send(started, delta('Half'));
    chat.actions.onStop();
    await chat.stop.resolve({ ok: true });
    chat.clock.increment(3000);
    expect(chat.messages()[1]).toBe('assistant: Half (stopped)');
  });

  test('ends here even where the server cannot be told', async () => {
    const chat = await sentChat();
    await chat.stream().send(started, delta('Half'));
    chat.actions.onStop();
    await chat.stop.reject(refusal(500));
    expect(chat.state()).toBe('ready.idle.stopped');
  });

  test('of a message that may not have arrived says that, and keeps it to be sent again', async () => {
    const chat = await sentChat();
    chat.actions.onStop();
    await chat.stop.reject(refusal(404));
    expect(chat.ready().messages).toMatchObject([
      { body: 'Hello', state: 'failed', problem: { kind: 'notConfirmed' } },
    ]);
  });
});

describe('CH-6: a dropped connection', () => {
  test('mid-answer resumes after the last event, and the answer is whole', async () => {
    const chat = await sentChat();
    await chat.stream().send(started, delta('Two '));
    // A ping carries no id: it is nothing to resume after.
    chat.actor.send({ type: 'answer.pinged', id: '' });
    await chat.stream().close();
    expect(chat.view()).toMatchObject({ notice: { kind: 'reconnecting' }, composer: 'answering' });
    chat.clock.increment(500);
    expect(chat.stream().request).toEqual({ kind: 'resume', answerId: 'id-3', lastEventId: '2' });
    await chat.stream().send(delta('days'));
    expect(chat.open().notice).toEqual({ kind: 'resumed' });
    chat.clock.increment(2000);
    expect(chat.open().notice).toBeNull();
    await chat.stream().send(ended());
    expect(chat.messages()[1]).toBe('assistant: Two days (complete)');
  });

  test('without an end is never shown as finished, however often it is tried', async () => {
    const chat = await sentChat();
    await chat.stream().send(started, delta('Half'));
    for (const wait of [500, 1000, 2000, 4000, 8000]) {
      await chat.stream().close();
      expect(chat.state()).toBe('ready.reconnecting');
      chat.clock.increment(wait);
      expect(chat.state()).toBe('ready.answering.resuming');
    }
    await chat.stream().fail(refusal(503));
    expect(chat.state()).toBe('ready.idle.incomplete');
    expect(chat.messages()[1]).toBe('assistant: Half (incomplete)');
    expect(chat.emitted.at(-1)).toMatchObject({ type: 'answer.finished', state: 'incomplete' });
    chat.actions.onRetry('id-3');
    await settle();
    expect(chat.stream().request).toMatchObject({ kind: 'send', messageId: 'id-1', answerId: 'id-3' });
    await chat.stream().send(started, delta('Half and half'), ended());
    expect(chat.messages()).toEqual(['reader: Hello (sent)', 'assistant: Half and half (complete)']);
  });

  test.each([
    ['admin', 403, 'closed.noAccess'],
    ['visitor', 403, 'ready.idle.incomplete'],
    ['admin', 404, 'ready.idle.incomplete'],
  ] as const)('resuming that the server refuses the %s with %i ends: %s', async (audience, status, state) => {
    const chat = await sentChat('Hello', { audience });
    await chat.stream().send(started, delta('Half'));
    await chat.stream().close();
    chat.clock.increment(500);
    await chat.stream().fail(refusal(status));
    expect(chat.state()).toBe(state);
  });

  test('a reload mid-answer resumes from the start and shows the text once', async () => {
    const chat = startChat({ threadId: 't1' });
    await chat.history.resolve({
      threadId: 't1',
      unreadCount: 0,
      messages: [message('q1', 'reader', 'complete'), message('a1', 'assistant', 'streaming', 'Two ')],
    });
    expect(chat.state()).toBe('ready.answering.resuming');
    expect(chat.stream().request).toEqual({ kind: 'resume', answerId: 'a1', lastEventId: '' });
    expect(chat.messages()[1]).toBe('assistant: Two  (streaming)');
    await chat.stream().send(started, delta('Two '), delta('days'), ended());
    expect(chat.messages()).toEqual(['reader: q1 (sent)', 'assistant: Two days (complete)']);
  });

  test('while offline waits for the network, and says that the rest of the answer is fetched', async () => {
    const chat = await sentChat();
    await chat.stream().send(started, delta('Half'));
    await chat.connection(false);
    expect(chat.open().notice).toEqual({ kind: 'cutOff' });
    chat.clock.increment(60_000);
    expect(chat.streams).toHaveLength(1);
    await chat.connection(true);
    expect(chat.streams).toHaveLength(2);
  });
});

test('FA-3: an answer that breaks off within a character is shown up to it', async () => {
  const chat = await sentChat();
  await chat.stream().send(started, delta('Hello \ud83d'));
  expect(chat.ready().messages[1]?.body).toBe('Hello ');
  // The ping brings the text before it at once.
  await chat.stream().send(delta('\ude00!'), { type: 'ping' });
  expect(chat.ready().messages[1]?.body).toBe('Hello 😀!');
  // Halves whose others never come, wherever they stand.
  await chat.stream().send(delta('\ud83d bye \ude00'), delta('\ud83d'), ended('stopped'));
  expect(chat.ready().messages[1]?.body).toBe('Hello 😀! bye ');
});

test('a late event of an answer that is over changes nothing', async () => {
  const chat = await sentChat();
  await chat.stream().send(started, delta('Hi'), ended());
  const before = chat.actor.getSnapshot().context;
  chat.actor.send({ type: 'answer.grew', id: '9', growth: { type: 'delta', text: 'late' } });
  chat.actor.send({ type: 'answer.lost', isOffline: false });
  expect(chat.actor.getSnapshot().context).toEqual(before);
});
