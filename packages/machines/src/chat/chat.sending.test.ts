import { ApiError } from '@parley/api';
import { describe, expect, test } from 'vitest';
import { settle } from '../testing/drive.ts';
import { delta, emptyChat, ended, sentChat, startChat, started } from './chat.testing.ts';
import { unsentOf } from './history.ts';

const refusal = (status: number, details: object = {}) => new ApiError({ status, code: 'x', ...details });
const offline = () => ApiError.fromNetwork(new TypeError());

describe('CH-2: what may be sent', () => {
  test.each([
    ['', 'ready.idle.empty'],
    ['   \n ', 'ready.idle.typing'],
    ['x'.repeat(2001), 'ready.idle.tooLong'],
    ['🦉'.repeat(1001), 'ready.idle.tooLong'],
  ])('T15: %# is not sent', async (text, state) => {
    const chat = await emptyChat();
    chat.actions.onDraftChange(text);
    chat.actions.onSend();
    await settle();
    expect(chat.state()).toBe(state);
    expect(chat.streams).toHaveLength(0);
    expect(chat.view()).toMatchObject({ draft: text });
  });

  test('T15: 2000 characters are sent whole, with their line ends', async () => {
    const text = `${'x'.repeat(1996)}\r\n\r\n`;
    const chat = await sentChat(text);
    expect(chat.stream().request).toMatchObject({ kind: 'send', text });
    expect(chat.view()).toMatchObject({ draft: '', composer: 'sending' });
  });

  test('faults: sending twice sends once', async () => {
    const chat = await emptyChat();
    chat.actions.onDraftChange('Hello');
    chat.actions.onSend();
    chat.actions.onSend();
    await settle();
    chat.actions.onDraftChange('More');
    chat.actions.onSend();
    await settle();
    expect(chat.streams).toHaveLength(1);
    expect(chat.messages()).toEqual(['reader: Hello (sending)']);
    expect(chat.open().draft).toBe('More');
  });

  test('a starter question is sent, and the draft stays', async () => {
    const chat = await emptyChat({ draft: 'Half a' });
    chat.actions.onStarter('How long does shipping take?');
    await settle();
    expect(chat.stream().request).toMatchObject({ text: 'How long does shipping take?' });
    expect(chat.open().draft).toBe('Half a');
  });
});

describe('faults: offline', () => {
  /** A chat without a connection, in which these were sent. */
  async function waitingChat(...texts: string[]) {
    const chat = await emptyChat();
    await chat.connection(false);
    for (const text of texts) {
      chat.actions.onDraftChange(text);
      chat.actions.onSend();
    }
    return chat;
  }
  const idOf = (chat: Awaited<ReturnType<typeof waitingChat>>, text: string) =>
    chat.ready().messages.find(({ body }) => body === text)?.id ?? null;

  test('a message that waits is taken back into the composer, and the others go out in their order', async () => {
    const chat = await waitingChat('One', 'Two', 'Three');
    chat.actions.onTakeBack(idOf(chat, 'Two'));
    expect(chat.messages()).toEqual(['reader: One (queued)', 'reader: Three (queued)']);
    expect(chat.open().draft).toBe('Two');
    expect(unsentOf(chat.context())).toMatchObject({
      draft: 'Two',
      messages: [{ text: 'One' }, { text: 'Three' }],
    });
    await chat.connection(true);
    for (const text of ['One', 'Three']) {
      expect(chat.stream().request).toMatchObject({ kind: 'send', text, parentId: undefined });
      await chat.stream().send(started, delta(`${text}!`), ended());
    }
    expect(chat.streams).toHaveLength(2);
    expect(chat.open().draft).toBe('Two');
  });

  test('what is taken back stands before what is being written, and nothing waits any more', async () => {
    const chat = await waitingChat('One');
    chat.actions.onDraftChange('Two');
    chat.actions.onTakeBack(idOf(chat, 'One'));
    expect(chat.open().draft).toBe('One\n\nTwo');
    expect(chat.state()).toBe('ready.offline.idle');
    await chat.connection(true);
    expect(chat.streams).toHaveLength(0);
    expect(chat.messages()).toEqual([]);
  });

  test('what waits behind an answer is taken back while that is written; what is on its way is not', async () => {
    const chat = await waitingChat('One', 'Two');
    await chat.connection(true);
    chat.actions.onTakeBack(idOf(chat, 'One'));
    expect(chat.messages()).toEqual(['reader: One (sending)', 'reader: Two (queued)']);
    chat.actions.onTakeBack(idOf(chat, 'Two'));
    await chat.stream().send(started, delta('One!'), ended());
    expect(chat.messages()).toEqual(['reader: One (sent)', 'assistant: One! (complete)']);
    expect(chat.streams).toHaveLength(1);
    expect(chat.open().draft).toBe('Two');
  });

  test('a message that was written after an edited one follows the first version when that is taken back', async () => {
    const chat = await sentChat('One');
    await chat.stream().send(started, delta('One!'), ended());
    await chat.connection(false);
    chat.actions.onEdit(idOf(chat, 'One') ?? '', 'Other');
    chat.actions.onDraftChange('Two');
    chat.actions.onSend();
    expect(chat.messages()).toEqual(['reader: Other (queued)', 'reader: Two (queued)']);
    chat.actions.onTakeBack(idOf(chat, 'Other'));
    expect(chat.messages()).toEqual([
      'reader: One (sent)',
      'assistant: One! (complete)',
      'reader: Two (queued)',
    ]);
    expect(chat.ready().forks).toEqual({});
  });

  test('a message that waits for the conversation is taken back', async () => {
    const chat = startChat({ draft: 'One' });
    chat.actions.onSend();
    expect(chat.view()).toMatchObject({ composer: 'pending', draft: '' });
    chat.actions.onDraftChange('Two');
    chat.actions.onTakeBack(null);
    expect(chat.view()).toMatchObject({ composer: 'idle', draft: 'One\n\nTwo' });
    await chat.history.resolve(null);
    expect(chat.streams).toHaveLength(0);
    expect(chat.open().draft).toBe('One\n\nTwo');
  });

  test('messages are queued, sent once on reconnect, and keep their order', async () => {
    const chat = await emptyChat();
    await chat.connection(false);
    for (const text of ['One', 'Two', 'Three']) {
      chat.actions.onDraftChange(text);
      chat.actions.onSend();
    }
    expect(chat.view()).toMatchObject({ notice: { kind: 'offline' }, composer: 'idle', draft: '' });
    expect(chat.messages()).toEqual([
      'reader: One (queued)',
      'reader: Two (queued)',
      'reader: Three (queued)',
    ]);
    expect(unsentOf(chat.actor.getSnapshot().context)).toMatchObject({
      draft: '',
      messages: [{ text: 'One' }, { text: 'Two' }, { text: 'Three' }],
    });
    await chat.connection(true);
    for (const text of ['One', 'Two', 'Three']) {
      expect(chat.stream().request).toMatchObject({ kind: 'send', text });
      await chat.stream().send(started, delta(`${text}!`), ended());
    }
    expect(chat.streams).toHaveLength(3);
    expect(chat.messages()).toEqual(
      ['One', 'Two', 'Three'].flatMap((text) => [`reader: ${text} (sent)`, `assistant: ${text}! (complete)`]),
    );
  });

  test('one that is cut off on its way goes before those that wait behind it', async () => {
    const chat = await emptyChat();
    await chat.connection(false);
    for (const text of ['One', 'Two']) chat.actions.onStarter(text);
    await chat.connection(true);
    await chat.connection(false);
    await chat.connection(true);
    expect(chat.streams.map(({ request }) => request.kind === 'send' && request.text)).toEqual([
      'One',
      'One',
    ]);
    await chat.stream().send(started, ended());
    expect(chat.stream().request).toMatchObject({ text: 'Two' });
  });

  test('a message that could not leave is sent with the same ids when the network is back', async () => {
    const chat = await sentChat();
    const { request } = chat.stream();
    chat.network.isOnline = false;
    await chat.stream().fail(offline());
    expect(chat.state()).toBe('ready.offline.queued');
    await chat.connection(true);
    expect(chat.stream().request).toEqual(request);
    expect(chat.messages()).toEqual(['reader: Hello (sending)']);
  });

  test('a connection that breaks while the network is there leaves it unconfirmed', async () => {
    const chat = await sentChat();
    await chat.stream().fail(offline());
    expect(chat.state()).toBe('ready.idle.failedBefore');
    expect(chat.ready().messages[0]?.problem).toEqual({ kind: 'notConfirmed' });
  });

  test('a reply that cannot be read leaves it unconfirmed as well', async () => {
    const chat = await sentChat();
    await chat.stream().fail(ApiError.unreadable());
    expect(chat.ready().messages[0]).toMatchObject({ state: 'failed', problem: { kind: 'notConfirmed' } });
  });

  test('no reply in time leaves it unconfirmed, and the same message is sent again', async () => {
    const chat = await sentChat();
    const { request } = chat.stream();
    chat.clock.increment(8000);
    chat.clock.increment(30_000);
    expect(chat.ready().messages[0]).toMatchObject({ state: 'failed', problem: { kind: 'notConfirmed' } });
    chat.actions.onRetry('id-1');
    await settle();
    expect(chat.stream().request).toEqual(request);
  });
});

describe('ER-3: a message that is refused', () => {
  test.each([500, 502, 503, 409])('%i: keeps its text and can be sent again', async (status) => {
    const chat = await sentChat();
    await chat.stream().fail(refusal(status));
    expect(chat.state()).toBe('ready.idle.failedBefore');
    expect(chat.ready().messages).toMatchObject([
      { body: 'Hello', state: 'failed', problem: { kind: 'generic' } },
    ]);
    chat.actions.onRetry('id-1');
    await settle();
    expect(chat.streams).toHaveLength(2);
  });

  test.each([
    [403, 'is theirs no more', 'noAccess'],
    [404, 'is gone', 'unavailable'],
  ] as const)('%i: the assistant %s, the text is not lost', async (status, _, reason) => {
    const chat = await sentChat();
    chat.actions.onDraftChange('And then?');
    await chat.stream().fail(refusal(status));
    expect(chat.view()).toEqual({ phase: 'closed', reason, unsent: 'Hello\n\nAnd then?', messages: [] });
    expect(unsentOf(chat.actor.getSnapshot().context).messages).toMatchObject([{ text: 'Hello' }]);
  });

  test('460: the text is kept for the way to the plans and back, until it is sent', async () => {
    const chat = await sentChat();
    await chat.stream().fail(refusal(460));
    const unsent = () => unsentOf(chat.actor.getSnapshot().context).messages;
    expect(unsent()).toMatchObject([{ text: 'Hello', isHeld: true }]);
    chat.actions.onRetry('id-1');
    await settle();
    await chat.stream().send(started, ended());
    expect(unsent()).toEqual([]);
  });

  test('462: it is taken back into the composer, before what is being written, and is kept no more', async () => {
    const chat = await sentChat();
    await chat.stream().fail(refusal(462));
    expect(chat.state()).toBe('ready.idle.limited');
    chat.actions.onDraftChange('And one more');
    chat.actions.onTakeBack('id-1');
    expect(chat.state()).toBe('ready.idle.typing');
    expect(chat.open().draft).toBe('Hello\n\nAnd one more');
    expect(chat.messages()).toEqual([]);
    expect(unsentOf(chat.context()).messages).toEqual([]);
  });

  test('462: what becomes too long when it is taken back is said to be so, and nothing of it is lost', async () => {
    const chat = await sentChat('x'.repeat(1500));
    await chat.stream().fail(refusal(462));
    chat.actions.onDraftChange('y'.repeat(1500));
    chat.actions.onTakeBack('id-1');
    expect(chat.state()).toBe('ready.idle.tooLong');
    expect(chat.open().draft).toHaveLength(3002);
  });

  test.each([500, 502])(
    '%i: it cannot be taken back, as it may have arrived all the same',
    async (status) => {
      const chat = await sentChat();
      await chat.stream().fail(refusal(status));
      chat.actions.onTakeBack('id-1');
      expect(chat.messages()).toEqual(['reader: Hello (failed)']);
      expect(chat.open().draft).toBe('');
    },
  );

  test('429: it cannot be taken back while its seconds are counted down, and can be after them', async () => {
    const chat = await sentChat();
    await chat.stream().fail(refusal(429, { retryAfter: 1 }));
    chat.actions.onTakeBack('id-1');
    expect(chat.messages()).toEqual(['reader: Hello (failed)']);
    chat.clock.increment(1000);
    chat.actions.onTakeBack('id-1');
    expect(chat.messages()).toEqual([]);
    expect(chat.open().draft).toBe('Hello');
  });

  test('422: the draft is given back, with the reason', async () => {
    const chat = await sentChat();
    await chat.stream().fail(refusal(422, { text: 'Too rude.' }));
    expect(chat.state()).toBe('ready.idle.notSent');
    expect(chat.view()).toMatchObject({
      draft: 'Hello',
      messages: [],
      notice: { kind: 'notSent', problem: { kind: 'refused', text: 'Too rude.' } },
    });
    chat.actions.onDraftChange('Hello, please');
    expect(chat.open().notice).toBeNull();
  });

  test('422: what was typed since is not overwritten', async () => {
    const chat = await sentChat();
    chat.actions.onDraftChange('Next');
    await chat.stream().fail(refusal(422, { text: 'Too rude.' }));
    expect(chat.state()).toBe('ready.idle.failedBefore');
    expect(chat.view()).toMatchObject({
      draft: 'Next',
      messages: [{ body: 'Hello', problem: { kind: 'refused', text: 'Too rude.' } }],
    });
  });

  test('422: with another message behind it, the reason stays with the text', async () => {
    const chat = await sentChat('One');
    await chat.connection(false);
    chat.actions.onStarter('Two');
    await chat.connection(true);
    await chat.stream().fail(refusal(422, { text: 'Too rude.' }));
    expect(chat.stream().request).toMatchObject({ text: 'Two' });
    expect(chat.view()).toMatchObject({
      draft: '',
      messages: [{ body: 'One', problem: { kind: 'refused', text: 'Too rude.' } }, { body: 'Two' }],
    });
  });

  test('429: counts down, then lets it be sent again', async () => {
    const chat = await sentChat();
    await chat.stream().fail(refusal(429, { retryAfter: 3 }));
    const secondsLeft = () => chat.ready().messages[0]?.problem;
    expect(chat.open().composer).toBe('blocked');
    for (const left of [3, 2, 1]) {
      expect(secondsLeft()).toEqual({ kind: 'rateLimited', secondsLeft: left });
      chat.actions.onRetry('id-1');
      chat.clock.increment(1000);
    }
    expect(chat.state()).toBe('ready.idle.failedBefore');
    expect(secondsLeft()).toEqual({ kind: 'rateLimited', secondsLeft: 0 });
    expect(chat.streams).toHaveLength(1);
    chat.actions.onRetry('id-1');
    await settle();
    expect(chat.streams).toHaveLength(2);
  });

  test('429: nothing waits for a limit that lasts longer than can be counted down, its end is said', async () => {
    const chat = await sentChat();
    const resetAt = new Date(chat.clock.now() + 3_600_000).toISOString();
    // The client names no longer wait than 600 seconds.
    await chat.stream().fail(refusal(429, { retryAfter: 600, resetAt }));
    expect(chat.state()).toBe('ready.idle.failedBefore');
    expect(chat.open().composer).not.toBe('blocked');
    expect(chat.ready().messages[0]?.problem).toEqual({ kind: 'rateLimited', secondsLeft: 0, resetAt });
    chat.actions.onRetry('id-1');
    await settle();
    expect(chat.streams).toHaveLength(2);
    await chat.stream().fail(refusal(429, { retryAfter: 24, resetAt }));
    expect(chat.ready().messages[0]?.problem).toEqual({ kind: 'rateLimited', secondsLeft: 24 });
  });

  test('429: the end of a long wait is said where only its seconds are named', async () => {
    const chat = await sentChat();
    const resetAt = new Date(chat.clock.now() + 3_600_000).toISOString();
    await chat.stream().fail(refusal(429, { retryAfter: 3600 }));
    expect(chat.ready().messages[0]?.problem).toEqual({ kind: 'rateLimited', secondsLeft: 0, resetAt });
  });

  test('429 by an error event counts down as well', async () => {
    const chat = await sentChat();
    await chat.stream().send(started, { type: 'error', status: 429, code: 'x', text: '', retryAfter: 1 });
    expect(chat.state()).toBe('ready.rateLimited');
    chat.clock.increment(1000);
    expect(chat.state()).toBe('ready.idle.failedBefore');
  });

  test.each([460, 461, 462, 463, 464] as const)(
    '%i: an administrator gets the dialog too',
    async (status) => {
      const resetAt = '2026-03-03T00:00:00.000Z';
      const chat = await sentChat();
      await chat.stream().fail(refusal(status, { resetAt }));
      expect(chat.state()).toBe('ready.idle.limited');
      expect(chat.ready().messages[0]?.problem).toEqual({
        kind: 'subscription',
        status,
        audience: 'admin',
        resetAt,
      });
      expect(chat.emitted).toMatchObject([{ type: 'feedback.raised', feedback: { kind: 'dialog', status } }]);
    },
  );

  test.each(['user', 'visitor'] as const)('460-464: a %s gets no dialog', async (audience) => {
    const chat = await sentChat('Hello', { audience });
    await chat.stream().fail(refusal(463));
    expect(chat.ready().messages[0]?.problem).toMatchObject({ kind: 'subscription', audience });
    expect(chat.emitted).toEqual([]);
  });

  test('401: is kept, and goes on after sign-in', async () => {
    const chat = await sentChat();
    const { request } = chat.stream();
    await chat.stream().fail(refusal(401));
    chat.actions.onDraftChange('And?');
    expect(chat.view()).toMatchObject({
      notice: { kind: 'signInAgain' },
      composer: 'blocked',
      draft: 'And?',
    });
    chat.actions.onSignIn();
    expect(chat.emitted).toMatchObject([
      { type: 'login.wanted', unsent: { draft: 'And?', messages: [{ text: 'Hello', isHeld: false }] } },
    ]);
    chat.actor.send({ type: 'session.restored' });
    await settle();
    expect(chat.stream().request).toEqual(request);
  });

  test('401: goes on once where the session was restored before the refusal was read', async () => {
    const chat = await sentChat();
    const { request } = chat.stream();
    chat.actor.send({ type: 'session.restored' });
    await chat.stream().fail(refusal(401));
    expect(chat.streams).toHaveLength(2);
    expect(chat.stream().request).toEqual(request);
    await chat.stream().fail(refusal(401));
    expect(chat.state()).toBe('ready.tokenExpired');
  });

  test('401 while resuming: the answer goes on after sign-in', async () => {
    const chat = await sentChat();
    await chat.stream().send(started, delta('Half'));
    await chat.stream().close();
    chat.clock.increment(500);
    await chat.stream().fail(refusal(401));
    expect(chat.state()).toBe('ready.tokenExpired');
    chat.actor.send({ type: 'session.restored' });
    await settle();
    expect(chat.stream().request).toMatchObject({ kind: 'resume', lastEventId: '2' });
  });

  test('401: a visitor has nothing to sign in to', async () => {
    const chat = await sentChat('Hello', { audience: 'visitor' });
    await chat.stream().fail(refusal(401));
    expect(chat.state()).toBe('ready.idle.failedBefore');
  });
});
