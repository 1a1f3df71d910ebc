import { randomUUID } from 'node:crypto';
import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import { type ApiError, createClient, portalReplies, widgetReplies, withStreams } from '@parley/api';
import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { UNREAD_MAX_MS } from '../../chat/answerRuns.ts';
import { assistants, messages, users } from '../../database/schema.ts';
import { HOST_PAGE_ASSISTANT } from '../../seed/demo.ts';
import { ADMIN, AGENT } from '../../testing/callCases.ts';
import { PATIENCE } from '../../testing/inPatience.ts';
import { createScriptedEngine } from '../../testing/scriptedEngine.ts';
import {
  type As,
  messageWith,
  readAll,
  refusalOf,
  startTestServer,
  type TestServer,
  type WatchedStream,
  watch,
} from '../../testing/testServer.ts';

const engine = createScriptedEngine();
let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ engine, provider: 'embedded' });
});
afterAll(() => server.close());
afterEach(() => vi.useRealTimers());

const newMessage = () => ({ ...messageWith('How long?'), assistantGuid: HOST_PAGE_ASSISTANT });

/** Starts an answer that its engine goes on writing, and reads along. */
async function startAnswer(
  client = server.client(AGENT),
  call: 'sendMessage' | 'sendWidgetMessage' = 'sendMessage',
) {
  const message = newMessage();
  let ended = false;
  const stream = watch(async function* (options) {
    yield* client.stream(call, message, options);
    ended = true;
  });
  const answer = await engine.next();
  answer.say({ type: 'delta', text: 'Two to' });
  await stream.until('delta');
  return { message, stream, answer, isEnded: () => ended };
}

const isTrue = (value: () => boolean) =>
  vi.waitFor(() => expect(value()).toBe(true), { timeout: PATIENCE, interval: 100 });

/** From now on nothing looks by itself whether its readers may still read: what ends a stream is told. */
const withoutLooks = () => vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });

/** Waits until the server ends a stream whose reader may read no further; a silent one ends otherwise. */
async function isCut({ stream, isEnded }: { stream: WatchedStream; isEnded(): boolean }): Promise<void> {
  await expect(stream.until('end')).rejects.toThrow('The stream ended without end');
  expect(isEnded()).toBe(true);
}

async function userIdOf(email: string): Promise<string> {
  const [user] = await server.database.db.select().from(users).where(eq(users.email, email));
  return user?.id ?? '';
}

const clientWith = (headers: Record<string, string>) =>
  withStreams(
    createClient({
      baseUrl: server.origin,
      credentials: async () => headers,
      replies: { ...portalReplies, ...widgetReplies },
    }),
  );

test('SEC: access that is taken away ends streams, ratings and every other call of the thread', async () => {
  const admin = server.client(ADMIN);
  const agent = server.client(AGENT);
  const { message, stream, answer, isEnded } = await startAnswer();
  const [user] = await server.database.db.select().from(users).where(eq(users.email, AGENT));
  const userId = user?.id ?? '';
  await admin.call('setUserAssistants', { userId, assistantGuids: [] });
  await isTrue(isEnded);
  expect(stream.events.at(-1)?.event.type).toBe('delta');
  const { answerId, threadId } = message;
  const calls = [
    agent.call('rateAnswer', { answerId, rating: 'up' }),
    agent.call('stopAnswer', { answerId }),
    agent.call('markThreadSeen', { threadId }),
    agent.call('getThread', { threadId }),
    readAll(agent.stream('getAnswerStream', { answerId })),
  ];
  const refusals = await Promise.all(calls.map((call) => refusalOf(call)));
  expect(refusals.map(({ status }) => status)).toEqual(calls.map(() => 403));
  await admin.call('setUserAssistants', { userId, assistantGuids: [HOST_PAGE_ASSISTANT] });
  answer.finish();
});

test.each([
  {
    what: 'the assistant is paused',
    ...{ site: 'http://localhost:4002', change: { status: 'paused' as const }, refused: 404 },
  },
  {
    what: 'their site is taken off the list',
    ...{ site: 'http://localhost:4002', change: { allowedDomains: ['https://shop.test'] }, refused: 403 },
  },
  {
    what: 'a domain is taken off the list that may be of their site, which nobody knows',
    ...{ site: null, change: { allowedDomains: ['https://shop.test'] }, refused: 403 },
  },
])('SEC, WG-4: a visitor reads no further once $what', async ({ site, change, refused }) => {
  const { db } = server.database;
  const set = (values: Partial<typeof assistants.$inferInsert>) =>
    db.update(assistants).set(values).where(eq(assistants.id, HOST_PAGE_ASSISTANT));
  const [before] = await db.select().from(assistants).where(eq(assistants.id, HOST_PAGE_ASSISTANT));
  const headers = await server.headersOf({ clientId: randomUUID(), site });
  const visitor = clientWith(headers);
  const { message, stream, answer, isEnded } = await startAnswer(visitor, 'sendWidgetMessage');
  await set(change);
  await isTrue(isEnded);
  expect(stream.events.at(-1)?.event.type).toBe('delta');
  const rated = visitor.call('rateWidgetAnswer', { answerId: message.answerId, rating: 'up' });
  expect((await refusalOf(rated)).status).toBe(refused);
  await set({ status: before?.status, allowedDomains: before?.allowedDomains });
  answer.finish();
});

const WAREHOUSE = 'warehouse@acme.test';
const COLLEAGUE = 'google@acme.test';
const anyVisitor = { clientId: randomUUID() };
const onDesk = { assistantGuids: [HOST_PAGE_ASSISTANT] };
test.each<{ what: string; reader: As; take: (userId: string) => Promise<unknown> }>([
  {
    what: 'their assistants are taken away',
    reader: WAREHOUSE,
    take: (userId) => server.client(ADMIN).call('setUserAssistants', { userId, assistantGuids: [] }),
  },
  {
    what: 'they are no administrator any more',
    reader: COLLEAGUE,
    take: (userId) => server.client(ADMIN).call('changeUserRole', { userIds: [userId], role: 'user' }),
  },
  {
    what: 'they are deactivated',
    reader: WAREHOUSE,
    take: (userId) => server.client(ADMIN).call('deactivateUsers', { userIds: [userId] }),
  },
  {
    what: 'they are removed',
    reader: WAREHOUSE,
    take: (userId) => server.client(ADMIN).call('removeUsers', { userIds: [userId] }),
  },
  {
    what: 'the assistant is paused',
    reader: anyVisitor,
    take: () => server.client(ADMIN).call('pauseAssistants', onDesk),
  },
  {
    what: 'a version is published that allows their site no more',
    reader: anyVisitor,
    async take() {
      const admin = server.client(ADMIN);
      const assistantGuid = HOST_PAGE_ASSISTANT;
      const { draft, version: base } = await admin.call('getAssistantDraft', { assistantGuid });
      const changed = { ...draft, allowedDomains: ['https://shop.test'] };
      const { version } = await admin.call('saveAssistantDraft', { assistantGuid, base, draft: changed });
      await admin.call('publishAssistant', { assistantGuid, version });
    },
  },
])('SEC: a stream ends at once, not with the next look, where $what', async ({ reader, take }) => {
  const { db } = server.database;
  const isUser = typeof reader === 'string';
  const userId = isUser ? await userIdOf(reader) : '';
  const [desk] = await db.select().from(assistants).where(eq(assistants.id, HOST_PAGE_ASSISTANT));
  if (!desk) throw new Error('The demo has its assistant.');
  // Whoever was let in again has to sign in anew.
  server.clock.advance(1000);
  if (reader === WAREHOUSE) {
    await server.client(ADMIN).call('setUserAssistants', { userId, ...onDesk });
    await server.client(ADMIN).call('activateUsers', { userIds: [userId] });
  }
  withoutLooks();
  const call = isUser ? 'sendMessage' : 'sendWidgetMessage';
  const reading = await startAnswer(server.client(reader), call);
  await take(userId);
  await isCut(reading);
  reading.answer.finish();
  const { status, allowedDomains } = desk;
  await db.update(assistants).set({ status, allowedDomains }).where(eq(assistants.id, HOST_PAGE_ASSISTANT));
  if (reader === COLLEAGUE)
    await server.client(ADMIN).call('changeUserRole', { userIds: [userId], role: 'admin' });
});

test('US-2: a password change ends the streams of other sign-ins at once, begun in the same second too', async () => {
  const [user] = await server.database.db.select().from(users).where(eq(users.email, AGENT));
  const signIn = async (sid: string) => {
    const token = await server.issuer.sign({ sub: user?.subject, permissions: [], sid });
    return clientWith({ authorization: `Bearer ${token}` });
  };
  withoutLooks();
  const elsewhere = await startAnswer(await signIn('elsewhere'));
  server.clock.advance(500);
  const here = await signIn('here');
  const own = await startAnswer(here);
  await here.call('changePassword', { newPassword: 'Parley-demo-2', repeatNewPassword: 'Parley-demo-2' });
  await isCut(elsewhere);
  own.answer.finish(' four days.');
  await own.stream.until('end');
  elsewhere.answer.finish();
});

test('SEC: nobody opens more than 20 streams at once, tests of drafts among them', async () => {
  const admin = server.client(ADMIN);
  const { message, answer, stream } = await startAnswer(admin);
  const { answerId } = message;
  const { draft } = await admin.call('getAssistantDraft', { assistantGuid: HOST_PAGE_ASSISTANT });
  const newTest = () => ({ ...newMessage(), draft, history: [] });
  const draftTest = watch((options) => admin.stream('testAssistant', newTest(), options));
  const tested = await engine.next();
  const more = Array.from({ length: 18 }, () =>
    watch((options) => admin.stream('getAnswerStream', { answerId }, options)),
  );
  await Promise.all(more.map((each) => each.until('delta')));
  const tooMany = { status: 429, code: 'too_many_streams' };
  expect(await refusalOf(readAll(admin.stream('getAnswerStream', { answerId })))).toMatchObject(tooMany);
  expect(await refusalOf(readAll(admin.stream('testAssistant', newTest())))).toMatchObject(tooMany);
  answer.finish();
  tested.finish('Three days.');
  await Promise.all([stream, draftTest, ...more].map((each) => each.until('end')));
  await readAll(server.client(ADMIN).stream('getAnswerStream', { answerId }));
});

/** Sends all calls before the database answers the first of them. */
async function atOnce<T>(count: number, call: () => Promise<T>): Promise<Promise<T>[]> {
  let arrived = 0;
  const note = () => {
    arrived += 1;
  };
  subscribe('http.server.request.start', note);
  const opened = Promise.withResolvers<void>();
  const held = server.database.db.transaction(() => opened.promise);
  const calls = Array.from({ length: count }, call);
  await isTrue(() => arrived === count);
  unsubscribe('http.server.request.start', note);
  opened.resolve();
  await held;
  return calls;
}

test('SEC: 80 streams that are asked for at once are 20', async () => {
  const { message, answer, stream } = await startAnswer(server.client(ADMIN));
  const { answerId } = message;
  const client = clientWith(await server.headersOf(ADMIN));
  const codes: string[] = [];
  const reading = await atOnce(80, () =>
    readAll(client.stream('getAnswerStream', { answerId })).catch((cause: ApiError) => {
      codes.push(cause.code);
      return [];
    }),
  );
  await isTrue(() => codes.length >= 61);
  answer.finish();
  await stream.until('end');
  const whole = (await Promise.all(reading)).filter((events) => events.at(-1)?.event.type === 'end');
  expect(whole).toHaveLength(19);
  expect(codes).toEqual(Array.from({ length: 61 }, () => 'too_many_streams'));
  // An answer that is not there takes no place for good.
  const unknown = () => readAll(server.client(ADMIN).stream('getAnswerStream', { answerId: randomUUID() }));
  for (let call = 0; call < 21; call += 1) expect((await refusalOf(unknown())).status).toBe(404);
});

test('SEC: a process has so many streams in all, and says to others when to come again', async () => {
  const small = await startTestServer({ engine, streamLimits: { perCaller: 2, inAll: 3 } });
  const begin = async (as: As, call: 'sendMessage' | 'sendWidgetMessage') => {
    const message = newMessage();
    const stream = watch((options) => small.client(as).stream(call, message, options));
    await stream.until('start');
    return { message, stream, answer: await engine.next() };
  };
  const first = await begin(ADMIN, 'sendMessage');
  const again = watch((options) =>
    small.client(ADMIN).stream('getAnswerStream', { answerId: first.message.answerId }, options),
  );
  await again.until('start');
  const visitors = await begin({ clientId: randomUUID() }, 'sendWidgetMessage');

  const asked = newMessage();
  const sent = { ...(await small.headersOf(AGENT)), 'content-type': 'application/json' };
  const send = () =>
    fetch(`${small.origin}/api/Chat/SendMessage`, {
      method: 'POST',
      headers: sent,
      body: JSON.stringify(asked),
    });
  // Refused ones take no place, nor is anything stored or answered.
  for (let time = 0; time < 3; time += 1) {
    const refused = await send();
    expect(refused.status).toBe(429);
    expect(refused.headers.get('retry-after')).toBe('5');
    expect(await refused.json()).toMatchObject({ code: 'too_many_streams', text: expect.any(String) });
  }
  const thread = small.client(AGENT).call('getThread', { threadId: asked.threadId });
  expect((await refusalOf(thread)).status).toBe(404);

  // A reader who leaves gives the place back, and so does an answer that ends.
  await again.leave();
  const agents = await begin(AGENT, 'sendMessage');
  expect((await send()).status).toBe(429);
  visitors.answer.finish('Two days.');
  await visitors.stream.until('end');
  const reply = await send();
  expect(reply.status).toBe(200);
  (await engine.next()).finish('Two days.');
  expect(await reply.text()).toContain('"type":"end"');
  first.answer.finish();
  agents.answer.finish();
  await small.close();
});

test('CH-3: an answer that was stopped counts, and counts again when it is written anew', async () => {
  const admin = server.client('google@acme.test');
  const used = async () => (await admin.call('getSubscriptionStatus')).usedMessages;
  const before = await used();
  const { message } = await startAnswer(admin);
  await admin.call('stopAnswer', { answerId: message.answerId });
  expect(await used()).toBe(before + 1);
  const reading = readAll(admin.stream('sendMessage', message));
  (await engine.next()).finish('Two to four days.');
  await reading;
  expect(await used()).toBe(before + 2);
});

test('CH-6: an answer that nobody reads is cut off after a minute, and keeps what was written', async () => {
  const { message, stream, answer } = await startAnswer(server.client(ADMIN));
  await stream.leave();
  const stateOf = async () => {
    const [row] = await server.database.db.select().from(messages).where(eq(messages.id, message.answerId));
    return row;
  };
  // The time is longer than it may be unread, once it was noticed that nobody reads.
  await isTrue(() => {
    server.clock.advance(UNREAD_MAX_MS + 1);
    return answer.asked.signal.aborted;
  });
  await vi.waitFor(async () => expect(await stateOf()).toMatchObject({ state: 'stopped', body: 'Two to' }), {
    timeout: PATIENCE,
  });
});
