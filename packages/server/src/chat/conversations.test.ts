import { randomUUID } from 'node:crypto';
import type { Message, ReceivedEvent } from '@parley/api';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { inSeconds, NOW } from '../database/databaseClock.ts';
import { answerEvents, assistants, messages, organisations, users } from '../database/schema.ts';
import { log as serverLog } from '../operation/log.ts';
import { HOST_PAGE_ASSISTANT } from '../seed/demo.ts';
import { PATIENCE } from '../testing/inPatience.ts';
import { createScriptedEngine } from '../testing/scriptedEngine.ts';
import {
  messageWith,
  readAll,
  refusalOf,
  startTestServer,
  type TestServer,
  textOf,
  watch,
} from '../testing/testServer.ts';
import { UNREAD_MAX_MS } from './answerRuns.ts';
import { createConversations } from './conversations.ts';
import { AnswerError } from './engine.ts';

const ADMIN = 'admin@acme.test';
const engine = createScriptedEngine();
let server: TestServer;

beforeAll(async () => {
  server = await startTestServer({ engine });
  await server.database.db
    .update(assistants)
    .set({ rateLimit: { max: 1000, windowSeconds: 60, message: '' } });
});
afterAll(() => server.close());

const newMessage = (text = 'How long does delivery take?') => ({
  ...messageWith(text),
  assistantGuid: HOST_PAGE_ASSISTANT,
});
type NewMessage = ReturnType<typeof newMessage>;

const admin = () => server.client(ADMIN);
const send = (message: NewMessage, options = {}) => admin().stream('sendMessage', message, options);
const resume = (answerId: string, lastEventId = '', options = {}) =>
  admin().stream('getAnswerStream', { answerId }, { lastEventId, ...options });

async function answerIn(threadId: string): Promise<Message> {
  const { messages } = await admin().call('getThread', { threadId });
  return messages.at(-1) as Message;
}

/** Sends a message and has it answered. */
async function converse(message: NewMessage, text = 'Two to four days.'): Promise<ReceivedEvent[]> {
  const reading = readAll(send(message));
  (await engine.next()).finish(text);
  return reading;
}

describe('branches', () => {
  const ids = (list: readonly { id: string }[]) => list.map(({ id }) => id);
  const read = (threadId: string) => admin().call('getThread', { threadId });

  test('CH-3: a finished answer is written once more beside itself, and counts as a message', async () => {
    const message = newMessage('One');
    await converse(message, 'First answer');
    const again = { ...message, answerId: randomUUID() };
    const used = async () => (await admin().call('getSubscriptionStatus')).usedMessages;
    const before = await used();
    await converse(again, 'Second answer');
    expect(await used()).toBe(before + 1);
    const { messages: kept } = await read(message.threadId);
    expect(kept.map(({ id, parentId, body }) => [id, parentId, body])).toEqual([
      [message.messageId, null, 'One'],
      [message.answerId, message.messageId, 'First answer'],
      [again.answerId, message.messageId, 'Second answer'],
    ]);
    // The same call once more gets the same answer, and nothing is written.
    expect(textOf(await readAll(send(again)))).toBe('Second answer');
    expect(textOf(await readAll(send(message)))).toBe('First answer');
    expect((await read(message.threadId)).messages).toHaveLength(3);
  });

  test('CH-3: an edited message stands beside the first one and knows nothing of what followed that', async () => {
    const first = newMessage('One');
    await converse(first, 'First answer');
    const second = { ...newMessage('Two'), threadId: first.threadId };
    await converse(second, 'Second answer');
    const edited = { ...newMessage('Two, edited'), threadId: first.threadId, parentId: first.answerId };
    const reading = readAll(send(edited));
    const answer = await engine.next();
    expect(answer.asked.history).toEqual([
      { author: 'reader', text: 'One' },
      { author: 'assistant', text: 'First answer' },
    ]);
    answer.finish('Third answer');
    await reading;
    const { messages: kept } = await read(first.threadId);
    const branches = kept.filter(({ parentId }) => parentId === first.answerId);
    expect(ids(branches)).toEqual([second.messageId, edited.messageId]);
  });

  test('CH-3: an edited first message begins the conversation anew, and names it', async () => {
    const first = newMessage('One');
    await converse(first, 'First answer');
    const edited = { ...newMessage('Another one'), threadId: first.threadId, parentId: null };
    const reading = readAll(send(edited));
    const answer = await engine.next();
    expect(answer.asked.history).toEqual([]);
    answer.finish();
    await reading;
    const { thread, messages: kept } = await read(first.threadId);
    expect(ids(kept.filter(({ parentId }) => parentId === null))).toEqual([
      first.messageId,
      edited.messageId,
    ]);
    expect(thread.title).toBe('Another one');
    const more = { ...newMessage('More'), threadId: first.threadId, parentId: edited.answerId };
    await converse(more);
    expect((await read(first.threadId)).thread.title).toBe('Another one');
  });

  test('CH-3: a message follows an answer of its own conversation only', async () => {
    const first = newMessage('One');
    await converse(first, 'First answer');
    const other = newMessage('Elsewhere');
    await converse(other, 'Another answer');
    for (const parentId of [first.messageId, other.answerId, randomUUID()]) {
      const stray = { ...newMessage('Stray'), threadId: first.threadId, parentId };
      expect(await refusalOf(readAll(send(stray)))).toMatchObject({ status: 404 });
    }
    expect((await read(first.threadId)).messages).toHaveLength(2);
  });

  test('CH-3: while an answer is written, another one is not begun', async () => {
    const message = newMessage('One');
    const reading = readAll(send(message));
    const answer = await engine.next();
    const joined = watch((options) => send({ ...message, answerId: randomUUID() }, options));
    await joined.until('start');
    answer.finish('First answer');
    await reading;
    await joined.until('end');
    expect(textOf(joined.events)).toBe('First answer');
    expect((await read(message.threadId)).messages).toHaveLength(2);
  });
});

describe('an answer', () => {
  test('CH-3: is streamed with growing ids, and then stands in the thread with its citations', async () => {
    const message = newMessage();
    const reading = readAll(send(message));
    const answer = await engine.next();
    const citation = { number: 1, dataFileGuid: randomUUID(), fileName: 'a.md', page: null, excerpt: 'Two' };
    answer.say({ type: 'delta', text: 'Two to ' }, { type: 'citations', citations: [citation] });
    answer.finish('four days. [1]');
    const events = await reading;
    expect(events.map(({ event }) => event.type)).toEqual(['start', 'delta', 'citations', 'delta', 'end']);
    expect(events.map(({ id }) => Number(id))).toEqual([1, 2, 3, 4, 5]);
    expect(events[0]?.event).toMatchObject({
      threadId: message.threadId,
      messageId: message.messageId,
      answerId: message.answerId,
    });
    expect(await admin().call('getThread', { threadId: message.threadId })).toMatchObject({
      thread: { title: message.text, assistantGuid: HOST_PAGE_ASSISTANT },
      messages: [
        { id: message.messageId, author: 'reader', body: message.text, state: 'complete' },
        {
          id: message.answerId,
          author: 'assistant',
          body: 'Two to four days. [1]',
          state: 'complete',
          citations: [citation],
        },
      ],
    });
  });

  test('CH-1: gets what was said before, without what failed', async () => {
    const first = newMessage('One');
    await converse(first, 'First answer');
    const second = { ...newMessage('Two'), threadId: first.threadId };
    const reading = readAll(send(second));
    const answer = await engine.next();
    expect(answer.asked).toMatchObject({
      question: 'Two',
      language: 'auto',
      assistant: { id: HOST_PAGE_ASSISTANT },
    });
    expect(answer.asked.history).toEqual([
      { author: 'reader', text: 'One' },
      { author: 'assistant', text: 'First answer' },
    ]);
    const log = vi.spyOn(serverLog, 'error').mockImplementation(() => {});
    answer.fail(new Error('broken'));
    await reading;
    // The reader may have seen the end before it is logged.
    await vi.waitFor(() => expect(log).toHaveBeenCalledOnce());
    log.mockRestore();
    const third = readAll(send({ ...newMessage('Three'), threadId: first.threadId }));
    const last = await engine.next();
    expect(last.asked.history.map(({ text }) => text)).toEqual(['One', 'First answer', 'Two']);
    last.finish();
    await third;
  });

  test('CH-6: goes on without its reader, and can be read again from any event', async () => {
    const message = newMessage();
    const stream = watch((options) => send(message, options));
    const answer = await engine.next();
    answer.say({ type: 'delta', text: 'Two ' });
    await stream.until('delta');
    await stream.leave();
    answer.say({ type: 'delta', text: 'to four ' });
    const resumed = watch((options) => resume(message.answerId, '2', options));
    await resumed.until('delta');
    answer.finish('days.');
    await resumed.until('end');
    const rest = resumed.events;
    expect([rest[0]?.id, rest.at(-1)?.id]).toEqual(['3', '5']);
    expect(textOf(rest)).toBe('to four days.');
    const whole = await readAll(resume(message.answerId));
    expect([whole[0]?.id, whole.at(-1)?.id]).toEqual(['1', '5']);
    expect(textOf(whole)).toBe('Two to four days.');
  });

  test('CH-6: is told as a whole to a reader who had its last event, or comes after an hour', async () => {
    const message = newMessage();
    await converse(message, 'All of it.');
    expect((await readAll(resume(message.answerId, '2'))).map(({ id }) => id)).toEqual(['3']);
    const again = await readAll(resume(message.answerId, '3'));
    expect(again.map(({ event }) => event.type)).toEqual(['replace', 'end']);
    expect(textOf(again)).toBe('All of it.');
    expect(Number(again[0]?.id)).toBeGreaterThan(3);
    await server.database.db.delete(answerEvents).where(eq(answerEvents.answerId, message.answerId));
    const late = await readAll(resume(message.answerId));
    expect(late.map(({ event }) => event.type)).toEqual(['start', 'replace', 'end']);
    expect(textOf(late)).toBe('All of it.');
  });

  test('T15: is not confused by a Last-Event-ID that no stream sent', async () => {
    const message = newMessage();
    const events = await converse(message);
    expect(await readAll(resume(message.answerId, '1; drop table'))).toEqual(events);
  });

  test('CH-4: that fails before its first word leaves an error, and one that fails later keeps its text', async () => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => {});
    const early = newMessage();
    const reading = readAll(send(early));
    (await engine.next()).fail(new Error('broken'));
    expect((await reading).at(-1)?.event).toMatchObject({
      type: 'error',
      status: 500,
      code: 'answer_failed',
    });
    expect(await answerIn(early.threadId)).toMatchObject({ state: 'failed', contentType: 'error', body: '' });

    const later = newMessage();
    const readingLater = readAll(send(later));
    const answer = await engine.next();
    answer.say({ type: 'delta', text: 'Two to' });
    answer.fail(new Error('broken'));
    expect((await readingLater).map(({ event }) => event.type)).toEqual(['start', 'delta', 'error']);
    expect(await answerIn(later.threadId)).toMatchObject({
      state: 'failed',
      contentType: 'text',
      body: 'Two to',
    });
    log.mockRestore();
  });

  test('ER-3: refused by its model for too many requests says so, with the time to wait', async () => {
    const message = newMessage();
    const reading = readAll(send(message));
    const failure = { status: 429, code: 'too_many_requests', text: 'Too many requests.', retryAfter: 7 };
    (await engine.next()).fail(new AnswerError(failure));
    expect((await reading).at(-1)?.event).toEqual({ type: 'error', ...failure });
    expect(await answerIn(message.threadId)).toMatchObject({
      contentType: 'error_rate_limited',
      state: 'failed',
    });
    expect((await readAll(resume(message.answerId))).at(-1)?.event).toEqual({ type: 'error', ...failure });
  });
});

describe('a message', () => {
  test('FA-2: sent again with its ids is stored once and gets the same answer', async () => {
    const message = newMessage();
    const count = engine.count();
    const first = readAll(send(message));
    const answer = await engine.next();
    const second = readAll(send(message));
    answer.finish('Once.');
    const events = await first;
    expect(await second).toEqual(events);
    expect(await readAll(send(message))).toEqual(events);
    expect(engine.count()).toBe(count + 1);
    const { messages } = await admin().call('getThread', { threadId: message.threadId });
    expect(messages).toHaveLength(2);
  });

  test('FA-2: sent twice at the same time is stored, answered and counted once', async () => {
    const message = newMessage();
    const used = async () => (await admin().call('getSubscriptionStatus')).usedMessages;
    const before = await used();
    const readings = Array.from({ length: 4 }, () => readAll(send(message)));
    (await engine.next()).finish('Once.');
    const texts = await Promise.all(readings.map(async (reading) => textOf(await reading)));
    expect(texts).toEqual(['Once.', 'Once.', 'Once.', 'Once.']);
    expect(await used()).toBe(before + 1);
  });

  test('whose answer failed is answered anew under the same ids, and shows nothing of the failure', async () => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => {});
    const message = newMessage();
    const first = readAll(send(message));
    const broken = await engine.next();
    broken.say({ type: 'delta', text: 'Two t' });
    broken.fail(new Error('broken'));
    const lastId = Number((await first).at(-1)?.id);
    const second = readAll(send(message));
    (await engine.next()).finish('Two to four days.');
    const events = await second;
    expect(textOf(events)).toBe('Two to four days.');
    expect(events.map(({ event }) => event.type)).toEqual(['start', 'replace', 'delta', 'end']);
    expect(events.every(({ id }) => Number(id) > lastId)).toBe(true);
    expect(await answerIn(message.threadId)).toMatchObject({ state: 'complete', body: 'Two to four days.' });
    expect((await admin().call('getThread', { threadId: message.threadId })).messages).toHaveLength(2);
    log.mockRestore();
  });

  test('with other content, thread, assistant or sender under a known id is 409', async () => {
    const message = newMessage();
    await converse(message);
    const conflicts: [string, Partial<NewMessage>][] = [
      [ADMIN, { text: 'Something else' }],
      [ADMIN, { threadId: randomUUID() }],
      [ADMIN, { assistantGuid: 'a55150a0-0000-4000-8000-000000000002' }],
      ['google@acme.test', {}],
      [ADMIN, { messageId: message.answerId }],
      [ADMIN, { messageId: randomUUID() }],
    ];
    for (const [as, change] of conflicts) {
      const refusal = await refusalOf(
        readAll(server.client(as).stream('sendMessage', { ...message, ...change })),
      );
      expect(refusal).toMatchObject({ status: 409, code: 'conflict' });
    }
    expect((await admin().call('getThread', { threadId: message.threadId })).messages).toHaveLength(2);
  });
});

describe('stopping', () => {
  test('CH-3: really ends the engine, and keeps what was written', async () => {
    const message = newMessage();
    const stream = watch((options) => send(message, options));
    const answer = await engine.next();
    answer.say({ type: 'delta', text: 'Two to' });
    await stream.until('delta');
    await admin().call('stopAnswer', { answerId: message.answerId });
    expect(answer.asked.signal.aborted).toBe(true);
    expect((await stream.until('end')).event).toEqual({ type: 'end', finishReason: 'stopped' });
    expect(await answerIn(message.threadId)).toMatchObject({ state: 'stopped', body: 'Two to' });
  });

  test('CH-3: sent again after that, the message is answered anew under the same ids', async () => {
    const message = newMessage();
    const stream = watch((options) => send(message, options));
    (await engine.next()).say({ type: 'delta', text: 'Two to' });
    await stream.until('delta');
    await admin().call('stopAnswer', { answerId: message.answerId });
    await converse(message, 'Four days.');
    const { messages } = await admin().call('getThread', { threadId: message.threadId });
    expect(messages.map(({ body, state }) => [body, state])).toEqual([
      [message.text, 'complete'],
      ['Four days.', 'complete'],
    ]);
  });

  test('an answer that has ended changes nothing', async () => {
    const message = newMessage();
    await converse(message);
    await admin().call('stopAnswer', { answerId: message.answerId });
    expect((await answerIn(message.threadId)).state).toBe('complete');
  });
});

test('CH-1: a thread is unread when its answer came to nobody, until it is marked seen', async () => {
  const message = newMessage();
  await converse(message);
  const unread = async () =>
    (await admin().call('getThread', { threadId: message.threadId })).thread.unreadCount;
  expect(await unread()).toBe(0);
  const next = { ...newMessage(), threadId: message.threadId };
  const stream = watch((options) => send(next, options));
  const answer = await engine.next();
  await stream.until('start');
  await stream.leave();
  answer.finish('Yes.');
  await vi.waitFor(async () => expect(await unread()).toBe(1), PATIENCE);
  await admin().call('markThreadSeen', { threadId: message.threadId });
  expect(await unread()).toBe(0);
});

test('CH-3: an answer is rated up, down, and neither', async () => {
  const message = newMessage();
  await converse(message);
  for (const rating of ['up', 'down', null] as const) {
    await admin().call('rateAnswer', { answerId: message.answerId, rating });
    expect((await answerIn(message.threadId)).rating).toBe(rating);
  }
});

test('CH-3: why an answer is rated down is kept as long as that rating is', async () => {
  const message = newMessage();
  await converse(message);
  const { answerId, threadId } = message;
  const why = { reason: 'incomplete', comment: 'And to Spain?' } as const;
  const read = async () => {
    const { messages } = await admin().call('getConversation', { threadId });
    return messages.find(({ id }) => id === answerId)?.ratingWhy;
  };
  expect(await read()).toBeNull();
  expect((await answerIn(threadId)).ratingWhy).toBeNull();
  await admin().call('rateAnswer', { answerId, rating: 'down', why });
  expect(await read()).toEqual(why);
  // Its reader finds it again, so that they are not asked once more.
  expect((await answerIn(threadId)).ratingWhy).toEqual(why);
  await admin().call('rateAnswer', { answerId, rating: 'up', why });
  expect(await read()).toBeNull();
  const tooLong = { ...why, comment: 'x'.repeat(2001) };
  const refused = admin().call('rateAnswer', { answerId, rating: 'down', why: tooLong });
  expect((await refusalOf(refused)).status).toBe(422);
});

test('WG-2: a visitor has one conversation of their own, which nobody else sees', async () => {
  const visitor = server.client({ clientId: randomUUID() });
  expect(await visitor.call('getWidgetThread')).toEqual({ current: null });
  const message = messageWith('Is there a store in Hamburg?');
  const reading = readAll(visitor.stream('sendWidgetMessage', message));
  (await engine.next()).finish('Yes.');
  await reading;
  expect((await visitor.call('getWidgetThread')).current?.messages).toHaveLength(2);
  const other = server.client({ clientId: randomUUID() });
  expect(await other.call('getWidgetThread')).toEqual({ current: null });
  expect((await refusalOf(other.call('stopWidgetAnswer', { answerId: message.answerId }))).status).toBe(404);
  expect((await refusalOf(admin().call('getThread', { threadId: message.threadId }))).status).toBe(404);
});

test('AS-2: beyond the assistant’s rate limit a person is told to wait, until the window ends', async () => {
  const { db } = server.database;
  const is = eq(assistants.id, HOST_PAGE_ASSISTANT);
  await db
    .update(assistants)
    .set({ rateLimit: { max: 2, windowSeconds: 60, message: 'One by one, please.' } })
    .where(is);
  const visitor = server.client({ clientId: randomUUID() });
  const ask = (message = messageWith('Hello?')) => readAll(visitor.stream('sendWidgetMessage', message));
  const first = messageWith('Hello?');
  for (const message of [first, messageWith('Again')]) {
    const reading = ask(message);
    (await engine.next()).finish('Hi.');
    await reading;
  }
  const resetAt = new Date(server.clock.now().getTime() + 60_000).toISOString();
  const refusal = {
    status: 429,
    code: 'too_many_requests',
    text: 'One by one, please.',
    retryAfter: 60,
    resetAt,
    fields: {},
  };
  expect(await refusalOf(ask())).toEqual(refusal);
  expect(textOf(await ask(first))).toBe('Hi.');
  server.clock.advance(59_000);
  expect((await refusalOf(ask())).retryAfter).toBe(1);
  server.clock.advance(1_000);
  const reading = ask();
  (await engine.next()).finish('Hi.');
  await reading;
  await db
    .update(assistants)
    .set({ rateLimit: { max: 1000, windowSeconds: 60, message: '' } })
    .where(is);
});

describe('several processes over one database', () => {
  /** What a call of the admin’s looks like to the conversations of another process. */
  async function incoming(message: NewMessage) {
    const [row] = await server.database.db
      .select({ user: users, organisation: organisations })
      .from(users)
      .innerJoin(organisations, eq(organisations.id, users.organisationId))
      .where(eq(users.email, ADMIN));
    const [assistant] = await server.database.db
      .select()
      .from(assistants)
      .where(eq(assistants.id, HOST_PAGE_ASSISTANT));
    if (!row || !assistant) throw new Error('The demo is incomplete');
    return { ...message, owner: { userId: row.user.id }, assistant, organisation: row.organisation };
  }

  test('CH-6: another process resumes and stops an answer that this one does not write', async () => {
    // Time-outs stand still: what the reader learns it is told, it does not look by itself.
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const otherEngine = createScriptedEngine();
    const other = createConversations(server.database, otherEngine, server.clock);
    const message = newMessage();
    await other.send(await incoming(message));
    const answer = await otherEngine.next();
    answer.say({ type: 'delta', text: 'From afar' });
    const stream = watch((options) => resume(message.answerId, '', options));
    expect((await stream.until('delta')).event).toEqual({ type: 'delta', text: 'From afar' });
    answer.say({ type: 'replace', text: 'From near' });
    await stream.until('replace');
    await admin().call('stopAnswer', { answerId: message.answerId });
    expect((await stream.until('end')).event).toEqual({ type: 'end', finishReason: 'stopped' });
    await other.close();
    vi.useRealTimers();
  });

  test.for([
    ['ahead', 60],
    ['behind', -60],
  ] as const)(
    'FA-3, CH-6: a process whose clock is %s reads answers of others, and ends none',
    async ([, minutes]) => {
      const clock = { now: () => new Date(server.clock.now().getTime() + minutes * 60_000) };
      const other = createConversations(server.database, createScriptedEngine(), clock);
      const message = newMessage();
      const writing = watch((options) => send(message, options));
      const answer = await engine.next();
      answer.say({ type: 'delta', text: 'Two' });
      await writing.until('delta');
      await other.buryDead();
      const { owner } = await incoming(message);
      const leaving = new AbortController();
      const read: unknown[] = [];
      const reading = (async () => {
        const stream = await other.resume(owner, message.answerId, null);
        for await (const several of stream(leaving.signal)) read.push(...several.map(({ event }) => event));
      })();
      const rowOf = async () => {
        const [row] = await server.database.db
          .select()
          .from(messages)
          .where(eq(messages.id, message.answerId));
        return row;
      };
      await vi.waitFor(async () => expect((await rowOf())?.readAt).not.toBeNull(), PATIENCE);
      // Nobody reads at the process that writes any more: it goes on for the reader of the other one.
      await writing.leave();
      const heardAfter = async (before: Date | null | undefined) => {
        await vi.waitFor(async () => expect((await rowOf())?.heartbeatAt).not.toEqual(before), PATIENCE);
        return (await rowOf())?.heartbeatAt;
      };
      const noticed = await heardAfter(await heardAfter(null));
      server.clock.advance(UNREAD_MAX_MS + 1000);
      await heardAfter(await heardAfter(noticed));
      expect(answer.asked.signal.aborted).toBe(false);
      answer.finish(' to four days.');
      await reading;
      expect(read.at(-1)).toEqual({ type: 'end', finishReason: 'complete' });
      await other.close();
    },
  );

  test('FA-3: an answer whose process died is said to be incomplete, keeps its text, and can be had anew', async () => {
    const message = newMessage();
    const now = server.clock.now();
    const { db } = server.database;
    await converse(message, 'Two');
    await db.delete(answerEvents).where(eq(answerEvents.answerId, message.answerId));
    await db
      .update(messages)
      .set({ state: 'streaming', body: '', heartbeatAt: NOW })
      .where(eq(messages.id, message.answerId));
    await db.insert(answerEvents).values({
      answerId: message.answerId,
      sequence: 1,
      event: { type: 'delta', text: 'Two t' },
      createdAt: now,
    });
    const stream = watch((options) => resume(message.answerId, '', options));
    await stream.until('delta');
    await db
      .update(messages)
      .set({ heartbeatAt: inSeconds(-11) })
      .where(eq(messages.id, message.answerId));
    expect((await stream.until('error')).event).toMatchObject({ type: 'error', code: 'answer_incomplete' });
    expect(await answerIn(message.threadId)).toMatchObject({
      state: 'failed',
      contentType: 'text',
      body: 'Two t',
    });
    const again = readAll(send(message));
    (await engine.next()).finish('Two to four days.');
    expect(textOf(await again)).toBe('Two to four days.');
  });

  test('CMD-1: a server that stops breaks its answers off with an error, never with an end', async () => {
    const otherEngine = createScriptedEngine();
    const other = createConversations(server.database, otherEngine, server.clock);
    const message = newMessage();
    const stream = (await other.send(await incoming(message)))(new AbortController().signal);
    (await otherEngine.next()).say({ type: 'delta', text: 'Two' });
    const events: unknown[] = [];
    const reading = (async () => {
      for await (const batch of stream) events.push(...batch.map(({ event }) => event));
    })();
    await vi.waitFor(() => expect(events).toHaveLength(2), PATIENCE);
    await other.close();
    await reading;
    expect(events.at(-1)).toMatchObject({ type: 'error', status: 503, code: 'server_stopping' });
    expect(await answerIn(message.threadId)).toMatchObject({ state: 'failed', body: 'Two' });
  });
});
