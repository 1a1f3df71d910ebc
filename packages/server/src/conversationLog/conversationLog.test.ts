import { randomUUID } from 'node:crypto';
import type { InputOf } from '@parley/api';
import { eq } from 'drizzle-orm';
import Papa from 'papaparse';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { cleanUp } from '../database/cleanUp.ts';
import { assistants, messages, threads } from '../database/schema.ts';
import { HOST_PAGE_ASSISTANT } from '../seed/demo.ts';
import { createScriptedEngine, type ScriptedAnswer } from '../testing/scriptedEngine.ts';
import { messageWith, readAll, refusalOf, startTestServer, type TestServer } from '../testing/testServer.ts';

const ADMIN = 'admin@acme.test';
const AGENT = 'agent@acme.test';
const OTHER_ADMIN = 'admin@newco.test';
const DAY_MS = 24 * 60 * 60 * 1000;
const engine = createScriptedEngine();
let server: TestServer;

beforeAll(async () => {
  server = await startTestServer({ engine });
  await server.database.db.delete(threads);
  await server.database.db
    .update(assistants)
    .set({ rateLimit: { max: 1000, windowSeconds: 60, message: '' } });
});
afterAll(() => server.close());

const admin = () => server.client(ADMIN);
const listed = async (filters: InputOf<'getConversations'> = {}) =>
  (await admin().call('getConversations', filters)).rows;

/** Sends a message and gets its answer, as a user of the portal or as a visitor of a site. */
async function ask(
  text: string,
  by: { site: string | undefined; clientId?: string } | { user: string },
  answer: (written: ScriptedAnswer) => void = (written) => written.finish('An answer.'),
) {
  const message = messageWith(text);
  const reading =
    'user' in by
      ? server.client(by.user).stream('sendMessage', { ...message, assistantGuid: HOST_PAGE_ASSISTANT })
      : server
          .client({ clientId: by.clientId ?? randomUUID() })
          .stream('sendWidgetMessage', { ...message, ...(by.site ? { site: by.site } : {}) });
  const read = readAll(reading);
  answer(await engine.next());
  await read;
  return message;
}

const findNothing = (written: ScriptedAnswer) =>
  written.say(
    { type: 'delta', text: 'I do not know.' },
    { type: 'end', finishReason: 'complete', foundNothing: true },
  );

describe('what was asked', () => {
  test('AS-6: visitors and users are listed, newest first; of a visitor only the site is told', async () => {
    const clientId = randomUUID();
    const visitors = await ask('Where is the moon?', {
      site: 'https://shop.test/secret/path?email=me@shop.test#here',
      clientId,
    });
    server.clock.advance(1000);
    const users = await ask('Where is the sun?', { user: AGENT });
    const rows = await listed();
    expect(rows.map(({ threadId }) => threadId)).toEqual([users.threadId, visitors.threadId]);
    expect(rows[1]).toMatchObject({ title: 'Where is the moon?', user: null, site: 'https://shop.test' });
    expect(rows[0]).toMatchObject({ user: { name: expect.any(String) }, site: null, questions: 1 });
    const whole = await admin().call('getConversation', { threadId: visitors.threadId });
    expect(whole.messages.map(({ author }) => author)).toEqual(['reader', 'assistant']);
    expect(JSON.stringify([rows, whole])).not.toContain(clientId);
    expect(JSON.stringify([rows, whole])).not.toContain('secret');
  });

  test('AS-6: what is no site of the web is kept as none', async () => {
    for (const site of ['javascript:alert(1)', 'not an address', undefined]) {
      const { threadId } = await ask('Where?', { site });
      expect((await admin().call('getConversation', { threadId })).conversation.site).toBeNull();
    }
  });

  test('AS-6: each filter leaves out what does not match; several together leave out more', async () => {
    const low = await ask('Is 100% wool_ok?', { site: 'https://wool.test' });
    await server.database.db.update(messages).set({ rating: 'down' }).where(eq(messages.id, low.answerId));
    const failed = await ask('Does it fail?', { user: ADMIN }, (written) => written.fail(new Error('No.')));
    const ids = async (filters: InputOf<'getConversations'>) =>
      (await listed(filters)).map(({ threadId }) => threadId);
    expect(await ids({ rating: 'down' })).toEqual([low.threadId]);
    expect(await ids({ outcome: 'failed' })).toEqual([failed.threadId]);
    expect(await ids({ site: 'https://wool.test' })).toEqual([low.threadId]);
    expect(await ids({ search: '100% WOOL_' })).toEqual([low.threadId]);
    expect(await ids({ search: '100_ wool' })).toEqual([]);
    expect(await ids({ rating: 'down', asker: 'user' })).toEqual([]);
    expect(await ids({ asker: 'visitor', search: 'wool' })).toEqual([low.threadId]);
    const [mine] = await listed({ outcome: 'failed' });
    expect(await ids({ userId: mine?.user?.userId ?? '' })).toEqual([failed.threadId]);
    expect(await ids({ assistantGuid: randomUUID() })).toEqual([]);
    const choices = await admin().call('getConversationChoices');
    expect(choices.sites).toEqual(['https://shop.test', 'https://wool.test']);
    expect(choices.users).toContainEqual(mine?.user);
  });

  test('AS-6: a span holds what was said lately, and pages hold all of it once', async () => {
    server.clock.advance(8 * DAY_MS);
    const late = await ask('Lately?', { user: ADMIN });
    expect((await listed({ span: '24h' })).map(({ threadId }) => threadId)).toEqual([late.threadId]);
    const total = (await listed()).length;
    expect(await listed({ span: '7d' })).toHaveLength(1);
    expect(await listed({ span: '30d' })).toHaveLength(total);
    const pages = await Promise.all(
      Array.from({ length: total }, (_, index) => listed({ page: index + 1, pageSize: 1 })),
    );
    expect(new Set(pages.flat().map(({ threadId }) => threadId)).size).toBe(total);
  });
});

describe('unanswered questions', () => {
  test('AS-6: an answer that found nothing is unanswered until somebody saw to it', async () => {
    const { threadId, answerId } = await ask(
      'Do you sell boats?',
      { site: 'https://shop.test' },
      findNothing,
    );
    const found = async (outcome: 'unanswered' | 'done') =>
      (await listed({ outcome })).map((each) => each.threadId);
    expect(await found('unanswered')).toEqual([threadId]);
    await admin().call('settleAnswer', { answerId, state: 'done' });
    expect(await found('unanswered')).toEqual([]);
    expect(await found('done')).toEqual([threadId]);
    await admin().call('settleAnswer', { answerId, state: 'open' });
    expect(await listed({ outcome: 'unanswered' })).toMatchObject([{ threadId, unanswered: 1 }]);
  });

  test('AS-6: an answer that found something, or that failed, is never unanswered', async () => {
    const { threadId, answerId } = await ask('Do you sell tents?', { user: ADMIN });
    await admin().call('settleAnswer', { answerId, state: 'open' });
    const { messages: read } = await admin().call('getConversation', { threadId });
    expect(read.map(({ unanswered }) => unanswered)).toEqual([null, null]);
  });
});

describe('who may read', () => {
  test('AS-6: another organisation finds none of it', async () => {
    const other = server.client(OTHER_ADMIN);
    const { threadId, answerId } = await ask('Is this private?', { user: ADMIN }, findNothing);
    expect(await other.call('getConversations', { assistantGuid: HOST_PAGE_ASSISTANT })).toEqual({
      rows: [],
      total: 0,
    });
    expect(await other.call('getConversationChoices')).toEqual({ sites: [], users: [] });
    expect(await refusalOf(other.call('getConversation', { threadId }))).toMatchObject({ status: 404 });
    const settling = other.call('settleAnswer', { answerId, state: 'done' });
    expect(await refusalOf(settling)).toMatchObject({ status: 404 });
    const { content } = await other.download('exportConversations', { type: 'json' });
    expect(JSON.parse(await content.text())).toEqual([]);
  });

  test('AS-6: who is no administrator is refused', async () => {
    const agent = server.client(AGENT);
    for (const call of [
      () => agent.call('getConversations', {}),
      () => agent.call('getConversationChoices'),
      () => agent.download('exportConversations', { type: 'csv' }),
    ]) {
      expect(await refusalOf(call())).toMatchObject({ status: 403 });
    }
  });
});

describe('files', () => {
  test('AS-6: CSV holds a line for each answer, and nothing that a spreadsheet would run', async () => {
    const question = '=HYPERLINK("https://evil.test";"free")\nand "more", too';
    await ask(question, { site: 'https://csv.test' }, (written) => written.finish('+1 is no formula'));
    const { name, content } = await admin().download('exportConversations', {
      type: 'csv',
      site: 'https://csv.test',
    });
    expect(name).toMatch(/^conversations-\d{4}-\d\d-\d\d\.csv$/);
    const bytes = await content.bytes();
    expect([...bytes.slice(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
    const text = new TextDecoder().decode(bytes);
    const { data } = Papa.parse<Record<string, string>>(text, { header: true, skipEmptyLines: true });
    expect(data).toHaveLength(1);
    expect(data[0]).toMatchObject({
      question: `'${question}`,
      answer: "'+1 is no formula",
      state: 'complete',
    });
  });

  test('AS-6: JSON holds each conversation once, however many there are', async () => {
    const { db } = server.database;
    const now = server.clock.now();
    const many = Array.from({ length: 250 }, () => ({
      id: randomUUID(),
      assistantId: HOST_PAGE_ASSISTANT,
      clientId: randomUUID(),
      site: 'https://many.test',
      title: 'Many',
      createdAt: now,
      updatedAt: now,
    }));
    await db.insert(threads).values(many);
    const { content } = await admin().download('exportConversations', {
      type: 'json',
      site: 'https://many.test',
    });
    const exported = JSON.parse(await content.text()) as { threadId: string }[];
    expect(new Set(exported.map(({ threadId }) => threadId))).toEqual(new Set(many.map(({ id }) => id)));
    expect(exported).toHaveLength(many.length);
  });
});

test('AS-6: a conversation is deleted as many days after its last message as the organisation says', async () => {
  const { db } = server.database;
  await db.delete(threads);
  expect((await admin().call('getUserSettings')).conversationDays).toBe(90);
  await ask('Old?', { user: ADMIN });
  server.clock.advance(10 * DAY_MS);
  const young = await ask('Young?', { user: ADMIN });
  await admin().call('updateOrganisation', { conversationDays: 10 });
  await cleanUp(server.database, server.clock);
  expect(await listed()).toHaveLength(2);
  server.clock.advance(1);
  await cleanUp(server.database, server.clock);
  expect((await listed()).map(({ threadId }) => threadId)).toEqual([young.threadId]);
  expect(await db.$count(messages)).toBe(2);
  for (const conversationDays of [0, 1.5, 3651]) {
    const saving = admin().call('updateOrganisation', { conversationDays });
    expect(await refusalOf(saving)).toMatchObject({ status: 422 });
  }
});
