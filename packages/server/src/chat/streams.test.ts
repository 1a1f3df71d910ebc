import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { request } from 'node:http';
import { setTimeout as delay } from 'node:timers/promises';
import type { Message } from '@parley/api';
import { eq } from 'drizzle-orm';
import { Hono } from 'hono';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { answerEvents, assistants } from '../database/schema.ts';
import { HOST_PAGE_ASSISTANT } from '../seed/demo.ts';
import { PATIENCE } from '../testing/inPatience.ts';
import { createScriptedEngine } from '../testing/scriptedEngine.ts';
import { openTestDatabase } from '../testing/testDatabase.ts';
import {
  messageWith,
  readAll,
  startTestServer,
  type TestServer,
  textOf,
  watch,
} from '../testing/testServer.ts';
import { eventStreamOf } from './eventStream.ts';

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
afterEach(() => vi.useRealTimers());

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

const typesOf = (events: readonly { event: { type: string } }[]) => events.map(({ event }) => event.type);

describe('CH-3: the stream of an answer', () => {
  test('tells of every kind of step: start, delta, citations, replace, end', async () => {
    const message = newMessage();
    const reading = readAll(send(message));
    const answer = await engine.next();
    const citation = { number: 1, dataFileGuid: randomUUID(), fileName: 'a.md', page: 2, excerpt: 'Four' };
    answer.say({ type: 'delta', text: 'Two' });
    answer.say({ type: 'replace', text: 'Four' }, { type: 'citations', citations: [citation] });
    answer.finish(' days. [1]');
    const events = await reading;
    expect(typesOf(events)).toEqual(['start', 'delta', 'replace', 'citations', 'delta', 'end']);
    expect(textOf(events)).toBe('Four days. [1]');
    expect(await answerIn(message.threadId)).toMatchObject({
      body: 'Four days. [1]',
      citations: [citation],
      state: 'complete',
    });
  });

  test('lives while nothing is said, and a sign of life is nothing to resume after', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    const message = newMessage();
    const stream = watch((options) => send(message, options));
    const answer = await engine.next();
    await stream.until('start');
    vi.advanceTimersByTime(15_000);
    const ping = await stream.until('ping');
    expect(ping.id).toBe('');
    answer.finish('Yes.');
    await stream.until('end');
    expect(stream.events.map(({ id }) => id)).toEqual(['1', '', '2', '3']);
  });

  test('that a server cuts has no end of its own', async () => {
    const message = newMessage();
    const stream = watch((options) => send(message, options));
    const answer = await engine.next();
    answer.say({ type: 'delta', text: 'Two' });
    await stream.until('delta');
    await stream.leave();
    expect(typesOf(stream.events)).not.toContain('end');
    expect(await answerIn(message.threadId)).toMatchObject({ state: 'streaming', body: '' });
    answer.finish();
    await readAll(resume(message.answerId));
  });
});

describe('CH-6: readers of an answer', () => {
  test('two of one answer get the same, whenever they come', async () => {
    const message = newMessage();
    const one = watch((options) => send(message, options));
    const answer = await engine.next();
    answer.say({ type: 'delta', text: 'Two ' });
    await one.until('delta');
    const two = watch((options) => resume(message.answerId, '', options));
    await two.until('delta');
    answer.finish('days.');
    await Promise.all([one.until('end'), two.until('end')]);
    expect(textOf(two.events)).toBe('Two days.');
    expect(two.events.map(({ id }) => id)).toEqual(one.events.map(({ id }) => id));
  });

  test('one that leaves takes nothing from the other', async () => {
    const message = newMessage();
    const one = watch((options) => send(message, options));
    const answer = await engine.next();
    answer.say({ type: 'delta', text: 'Two ' });
    const two = watch((options) => resume(message.answerId, '', options));
    await Promise.all([one.until('delta'), two.until('delta')]);
    await one.leave();
    answer.finish('days.');
    await two.until('end');
    expect(textOf(two.events)).toBe('Two days.');
    const { thread } = await admin().call('getThread', { threadId: message.threadId });
    expect(thread.unreadCount).toBe(0);
  });

  test('one that is stopped by the other is told so', async () => {
    const message = newMessage();
    const one = watch((options) => send(message, options));
    const answer = await engine.next();
    answer.say({ type: 'delta', text: 'Two' });
    const two = watch((options) => resume(message.answerId, '', options));
    await two.until('delta');
    await admin().call('stopAnswer', { answerId: message.answerId });
    for (const stream of [one, two]) {
      expect((await stream.until('end')).event).toEqual({ type: 'end', finishReason: 'stopped' });
    }
    expect(answer.asked.signal.aborted).toBe(true);
  });

  test('a slow one holds nobody up, and gets all of it in the end', async () => {
    const LENGTH = 4_000_000;
    const message = newMessage();
    // A socket that is not read from fills its buffers; the client of the others reads at once.
    const body = JSON.stringify(message);
    const call = request(`${server.origin}/api/Chat/SendMessage`, {
      method: 'POST',
      headers: { ...(await server.headersOf(ADMIN)), 'content-type': 'application/json' },
    });
    call.end(body);
    const replied = once(call, 'response');
    const answer = await engine.next();
    const [reply] = await replied;
    const reading = readAll(resume(message.answerId));
    for (let sent = 0; sent < LENGTH; sent += 100_000)
      answer.say({ type: 'delta', text: '~'.repeat(100_000) });
    answer.finish();
    expect(textOf(await reading)).toHaveLength(LENGTH);
    expect((await answerIn(message.threadId)).state).toBe('complete');
    let text = '';
    for await (const chunk of reply) text += chunk;
    expect(text.match(/~/g)).toHaveLength(LENGTH);
    expect(text).toContain('"finishReason":"complete"');
  });
});

test('CH-3: after a stop nothing more is said or stored, whatever the engine goes on with', async () => {
  const message = newMessage();
  const stream = watch((options) => send(message, options));
  const answer = await engine.next();
  answer.say({ type: 'delta', text: 'Two' });
  await stream.until('delta');
  await admin().call('stopAnswer', { answerId: message.answerId });
  answer.finish(' days.');
  await stream.until('end');
  // Longer than the interval at which events are written.
  await delay(200);
  expect(textOf(stream.events)).toBe('Two');
  expect(await answerIn(message.threadId)).toMatchObject({ state: 'stopped', body: 'Two' });
  const kept = await server.database.db
    .select()
    .from(answerEvents)
    .where(eq(answerEvents.answerId, message.answerId));
  expect(kept).toHaveLength(3);
});

test('CH-6: a restart in the middle loses nothing: what was written stays, and the answer can be had anew', async () => {
  const database = await openTestDatabase({ demo: true });
  const engines = [createScriptedEngine(), createScriptedEngine()] as const;
  const before = await startTestServer({
    engine: engines[0],
    database: { ...database, close: async () => undefined },
  });
  const message = newMessage();
  const stream = watch((options) => before.client(ADMIN).stream('sendMessage', message, options));
  const broken = await engines[0].next();
  broken.say({ type: 'delta', text: 'Two' });
  await stream.until('delta');
  await before.close();
  expect(broken.asked.signal.aborted).toBe(true);
  expect((await stream.until('error')).event).toMatchObject({ status: 503, code: 'server_stopping' });

  const after = await startTestServer({ engine: engines[1], database });
  const client = after.client(ADMIN);
  const lastEventId = stream.events.findLast(({ event }) => event.type === 'delta')?.id ?? '';
  const { answerId } = message;
  const rest = await readAll(client.stream('getAnswerStream', { answerId }, { lastEventId }));
  expect(typesOf(rest)).toEqual(['error']);
  const { messages } = await client.call('getThread', { threadId: message.threadId });
  expect(messages.at(-1)).toMatchObject({ state: 'failed', body: 'Two' });
  const again = readAll(client.stream('sendMessage', message));
  (await engines[1].next()).finish('Two to four days.');
  expect(textOf(await again)).toBe('Two to four days.');
  await after.close();
});

test.each(['cancelled', 'gone'])(
  'CH-1: a reader who is %s with text still on its way is none any more',
  async (how) => {
    const left = Promise.withResolvers<void>();
    async function* endless() {
      try {
        for (;;) yield [{ sequence: 1, event: { type: 'delta' as const, text: 'x' } }];
      } finally {
        left.resolve();
      }
    }
    const gone = new AbortController();
    const app = new Hono().get('/', (c) => eventStreamOf(c, endless, false));
    const { body } = await app.request('/', { signal: gone.signal });
    const reader = body?.getReader();
    await reader?.read();
    if (how === 'gone') gone.abort();
    else await reader?.cancel();
    await left.promise;
  },
);

test('CH-1: what a call makes after it was given up is read by nobody', async () => {
  const reading = Promise.withResolvers<AbortSignal>();
  const app = new Hono().get('/', (c) => {
    const stream = (signal: AbortSignal) => {
      reading.resolve(signal);
      return (async function* () {
        yield [{ sequence: 1, event: { type: 'delta' as const, text: 'x' } }];
      })();
    };
    return eventStreamOf(c, stream, true);
  });
  expect(await (await app.request('/')).text()).toBe('');
  expect((await reading.promise).aborted).toBe(true);
});

describe('CH-1: unread answers', () => {
  const threadOf = async (threadId: string) => {
    const { threads } = await admin().call('getThreads', { assistantGuid: HOST_PAGE_ASSISTANT });
    return threads.find(({ id }) => id === threadId);
  };

  /** Sends a message and disconnects before the answer comes. */
  async function leaveBehind(message: NewMessage): Promise<void> {
    const stream = watch((options) => send(message, options));
    const answer = await engine.next();
    await stream.until('start');
    await stream.leave();
    answer.finish('Yes.');
    await vi.waitFor(async () => expect((await answerIn(message.threadId)).state).toBe('complete'), PATIENCE);
  }

  test('are counted in the list, one by one, until the thread is marked seen', async () => {
    const message = newMessage();
    await leaveBehind(message);
    expect(await threadOf(message.threadId)).toMatchObject({ title: message.text, unreadCount: 1 });
    await leaveBehind({ ...newMessage('And abroad?'), threadId: message.threadId });
    expect(await threadOf(message.threadId)).toMatchObject({ unreadCount: 2 });
    await admin().call('markThreadSeen', { threadId: message.threadId });
    expect(await threadOf(message.threadId)).toMatchObject({ unreadCount: 0 });
  });

  test('bring their thread to the top of the list', async () => {
    const older = newMessage('Older');
    const newer = newMessage('Newer');
    for (const message of [older, newer]) {
      await leaveBehind(message);
      server.clock.advance(1000);
    }
    await leaveBehind({ ...newMessage('Again'), threadId: older.threadId });
    const { threads } = await admin().call('getThreads', { assistantGuid: HOST_PAGE_ASSISTANT });
    expect(threads.slice(0, 2).map(({ id }) => id)).toEqual([older.threadId, newer.threadId]);
  });
});
