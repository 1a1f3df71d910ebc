import { randomUUID } from 'node:crypto';
import { THREAD_TITLE_MAX_LENGTH } from '@parley/model';
import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { assistants, messages, threads, users } from '../database/schema.ts';
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
  watch,
} from '../testing/testServer.ts';
import { createConversations } from './conversations.ts';

const ADMIN = 'admin@acme.test';
const AGENT = 'agent@acme.test';
const OTHER_ADMIN = 'admin@newco.test';
const engine = createScriptedEngine();
let server: TestServer;

beforeAll(async () => {
  server = await startTestServer({ engine });
  await server.database.db
    .update(assistants)
    .set({ rateLimit: { max: 1000, windowSeconds: 60, message: '' } });
});
afterEach(() => vi.restoreAllMocks());
afterAll(() => server.close());

const agent = () => server.client(AGENT);
const newMessage = (text: string) => ({ ...messageWith(text), assistantGuid: HOST_PAGE_ASSISTANT });
type NewMessage = ReturnType<typeof newMessage>;

/** Sends a message as the agent, and has it answered. */
async function say(message: NewMessage): Promise<NewMessage> {
  const reading = readAll(agent().stream('sendMessage', message));
  (await engine.next()).finish('Two to four days.');
  await reading;
  return message;
}

const ask = (text: string) => say(newMessage(text));
const own = async () => (await agent().call('getThreads', { assistantGuid: HOST_PAGE_ASSISTANT })).threads;
const titleOf = async (threadId: string) => (await agent().call('getThread', { threadId })).thread.title;
const isKept = (threadId: string) =>
  server.database.db.$count(threads, eq(threads.id, threadId)).then((count) => count > 0);

/** A visitor's conversation, and two calls about it or any other. */
async function visitorsThread(): Promise<string> {
  const visitor = server.client({ clientId: randomUUID() });
  const message = messageWith('From a site?');
  const reading = readAll(visitor.stream('sendWidgetMessage', message));
  (await engine.next()).finish('Yes.');
  await reading;
  return message.threadId;
}

describe('a title', () => {
  test('CH-1: is given by its reader; the thread keeps its place, and a call that is repeated does the same', async () => {
    const { threadId } = await ask('How long does delivery take?');
    server.clock.advance(1000);
    await ask('Newer?');
    const before = await own();
    for (const _ of [1, 2]) await agent().call('renameThread', { threadId, title: ' Delivery times ' });
    const expected = before.map((each) =>
      each.id === threadId ? { ...each, title: 'Delivery times' } : each,
    );
    expect(await own()).toEqual(expected);
    expect(await titleOf(threadId)).toBe('Delivery times');
  });

  test('CH-1, CH-3: stays whatever is asked later, also where the first question is changed', async () => {
    const first = await ask('One');
    await agent().call('renameThread', { threadId: first.threadId, title: 'Mine' });
    await say({ ...newMessage('Two'), threadId: first.threadId });
    const edited = { ...newMessage('One, edited'), threadId: first.threadId, parentId: null };
    await say(edited);
    expect(await titleOf(first.threadId)).toBe('Mine');
  });

  test('CH-1, AS-6: is its reader’s alone: administrators go on reading the first question', async () => {
    const { threadId } = await ask('Is the shop open?');
    await agent().call('renameThread', { threadId, title: 'Opening hours' });
    const admin = server.client(ADMIN);
    expect((await admin.call('getConversation', { threadId })).conversation.title).toBe('Is the shop open?');
    const search = async (words: string) => (await admin.call('getConversations', { search: words })).rows;
    expect(await search('Opening hours')).toEqual([]);
    expect(await search('Is the shop open?')).toMatchObject([{ threadId, title: 'Is the shop open?' }]);
  });

  test.each([
    ['blank', ' \u200b\n'],
    ['too long', 'x'.repeat(THREAD_TITLE_MAX_LENGTH + 1)],
  ])('CH-1: that is %s is refused, and the field is named', async (_, title) => {
    const { threadId } = await ask('Named?');
    const refusal = await refusalOf(agent().call('renameThread', { threadId, title }));
    expect(refusal).toMatchObject({ status: 422, fields: { title: expect.any(String) } });
    expect(await titleOf(threadId)).toBe('Named?');
    await agent().call('renameThread', { threadId, title: 'x'.repeat(THREAD_TITLE_MAX_LENGTH) });
  });
});

test.each([
  ['another user of the organisation', ADMIN],
  ['an administrator of another one', OTHER_ADMIN],
])('CH-1, SEC: %s can neither rename nor delete a thread', async (_, other) => {
  const { threadId } = await ask('Whose?');
  const client = server.client(other);
  const renaming = client.call('renameThread', { threadId, title: 'Taken' });
  expect(await refusalOf(renaming)).toMatchObject({ status: 404 });
  expect(await refusalOf(client.call('deleteThread', { threadId }))).toMatchObject({ status: 404 });
  expect(await titleOf(threadId)).toBe('Whose?');
});

test('CH-1, WG-2: threads of visitors are out of reach for users', async () => {
  const threadId = await visitorsThread();
  const admin = server.client(ADMIN);
  const renaming = admin.call('renameThread', { threadId, title: 'Taken' });
  expect(await refusalOf(renaming)).toMatchObject({ status: 404 });
  expect(await refusalOf(admin.call('deleteThread', { threadId }))).toMatchObject({ status: 404 });
  expect((await admin.call('getConversation', { threadId })).conversation.title).toBe('From a site?');
});

describe('a thread that is deleted', () => {
  test('CH-1, AS-6: goes for administrators too, and alone; what was counted stays counted', async () => {
    const { threadId } = await ask('Deleted?');
    const kept = await ask('Kept?');
    const used = async () => {
      const { usedMessages, usedCharacters } = await server.client(ADMIN).call('getSubscriptionStatus');
      return { usedMessages, usedCharacters };
    };
    const before = await used();
    await agent().call('deleteThread', { threadId });
    expect((await own()).map(({ id }) => id)).not.toContain(threadId);
    expect(await titleOf(kept.threadId)).toBe('Kept?');
    expect(await refusalOf(agent().call('getThread', { threadId }))).toMatchObject({ status: 404 });
    const asAdmin = server.client(ADMIN).call('getConversation', { threadId });
    expect(await refusalOf(asAdmin)).toMatchObject({ status: 404 });
    expect(await server.database.db.$count(messages, eq(messages.threadId, threadId))).toBe(0);
    expect(await used()).toEqual(before);
  });

  test('FA-2: is not there a second time, nor to be renamed', async () => {
    const { threadId } = await ask('Twice?');
    await agent().call('deleteThread', { threadId });
    const gone = { status: 404, code: 'not_found' };
    expect(await refusalOf(agent().call('deleteThread', { threadId }))).toMatchObject(gone);
    expect(await refusalOf(agent().call('renameThread', { threadId, title: 'X' }))).toMatchObject(gone);
  });

  test('CH-1: ends the answer that is written there, for all who read along, and nothing of it comes back', async () => {
    const errors = vi.spyOn(serverLog, 'error');
    const message = newMessage('While it is answered?');
    const stream = watch((options) => agent().stream('sendMessage', message, options));
    await stream.until('start');
    const other = watch((options) =>
      agent().stream('getAnswerStream', { answerId: message.answerId }, options),
    );
    const answer = await engine.next();
    answer.say({ type: 'delta', text: 'Two to' });
    await stream.until('delta');
    await agent().call('deleteThread', { threadId: message.threadId });
    expect(answer.asked.signal.aborted).toBe(true);
    const stopped = { type: 'end', finishReason: 'stopped' };
    expect((await stream.until('end')).event).toEqual(stopped);
    expect((await other.until('end')).event).toEqual(stopped);
    expect(await isKept(message.threadId)).toBe(false);
    expect(errors).not.toHaveBeenCalled();
  });

  test.each([
    ['its reader', AGENT, 'deleteThread'],
    ['an administrator', ADMIN, 'deleteConversation'],
  ] as const)('CH-1, AS-6: by %s while another process writes there, stays gone', async (_, who, call) => {
    vi.spyOn(serverLog, 'error').mockImplementation(() => undefined);
    const otherEngine = createScriptedEngine();
    const other = createConversations(server.database, otherEngine, server.clock);
    const { db } = server.database;
    const [user] = await db.select().from(users).where(eq(users.email, AGENT));
    const [assistant] = await db.select().from(assistants).where(eq(assistants.id, HOST_PAGE_ASSISTANT));
    const organisation = await db.query.organisations.findFirst({
      where: (each, { eq: is }) => is(each.id, user?.organisationId ?? ''),
    });
    if (!user || !assistant || !organisation) throw new Error('The demo is incomplete');
    const message = newMessage('From afar?');
    await other.send({ ...message, owner: { userId: user.id }, assistant, organisation });
    const answer = await otherEngine.next();
    await server.client(who).call(call, { threadId: message.threadId });
    answer.finish('Two to four days.');
    await vi.waitFor(() => expect(other.answersUnderWay()).toBe(0), PATIENCE);
    expect(await isKept(message.threadId)).toBe(false);
    expect(await db.$count(messages, eq(messages.id, message.answerId))).toBe(0);
    await other.close();
  });
});
