import { randomUUID } from 'node:crypto';
import { addresses, type InputOf } from '@parley/api';
import { DAY_MS } from '@parley/model';
import { eq, sql } from 'drizzle-orm';
import Papa from 'papaparse';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { cleanUp } from '../database/cleanUp.ts';
import { assistants, messages, threads } from '../database/schema.ts';
import { HOST_PAGE_ASSISTANT } from '../seed/demo.ts';
import { createScriptedEngine, type ScriptedAnswer } from '../testing/scriptedEngine.ts';
import { messageWith, readAll, refusalOf, startTestServer, type TestServer } from '../testing/testServer.ts';

const ADMIN = 'admin@acme.test';
const AGENT = 'agent@acme.test';
const OTHER_ADMIN = 'admin@newco.test';
const engine = createScriptedEngine();
let server: TestServer;

beforeAll(async () => {
  server = await startTestServer({ engine });
  await server.database.db.delete(threads);
  await server.database.db.update(assistants).set({
    rateLimit: { max: 1000, windowSeconds: 60, message: '' },
    allowedDomains: ['shop.test', 'wool.test', 'csv.test'],
  });
});
afterAll(() => server.close());

const admin = () => server.client(ADMIN);
const listed = async (filters: InputOf<'getConversations'> = {}) =>
  (await admin().call('getConversations', filters)).rows;

/** Sends a message and gets its answer, as a user of the portal or as a visitor of a site. */
async function ask(
  text: string,
  by: { site: string | null; clientId?: string } | { user: string },
  answer: (written: ScriptedAnswer) => void = (written) => written.finish('An answer.'),
) {
  const message = messageWith(text);
  const reading =
    'user' in by
      ? server.client(by.user).stream('sendMessage', { ...message, assistantGuid: HOST_PAGE_ASSISTANT })
      : server
          .client({ clientId: by.clientId ?? randomUUID(), site: by.site })
          .stream('sendWidgetMessage', message);
  const read = readAll(reading);
  answer(await engine.next());
  await read;
  return message;
}

const findNothing = (written: ScriptedAnswer) =>
  written.say(
    { type: 'delta', text: 'I do not know.' },
    { type: 'end', finishReason: 'complete', uncertain: 'nothing' },
  );

describe('what was asked', () => {
  test('AS-6: visitors and users are listed, newest first; of a visitor only the site is told', async () => {
    const clientId = randomUUID();
    const visitors = await ask('Where is the moon?', {
      site: 'https://shop.test',
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
  });

  test('AS-6: a site that the visitor’s browser withholds is kept as none', async () => {
    const { threadId } = await ask('Where?', { site: null });
    expect((await admin().call('getConversation', { threadId })).conversation.site).toBeNull();
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

describe('two days', () => {
  const site = 'https://shop.test';
  const said = async (text: string, clientId: string) => {
    await ask(text, { site, clientId });
    return server.clock.now().toISOString();
  };

  test('AS-6: what was said between two moments is listed and exported, however it went on', async () => {
    const clientId = randomUUID();
    server.clock.advance(DAY_MS);
    const first = await said('Is there snow?', clientId);
    server.clock.advance(DAY_MS);
    const second = await said('Is there rain?', randomUUID());
    server.clock.advance(DAY_MS);
    const third = await said('Is there wind?', randomUUID());
    const titles = async (filters: InputOf<'getConversations'>) =>
      (await listed(filters)).map(({ title }) => title);

    expect(await titles({ from: second })).toEqual(['Is there wind?', 'Is there rain?']);
    expect(await titles({ from: first, before: second })).toEqual(['Is there snow?']);
    expect(await titles({ from: first, before: third })).toEqual(['Is there rain?', 'Is there snow?']);
    expect(await titles({ from: third, before: first })).toEqual([]);
    expect(await titles({ from: first, search: 'rain' })).toEqual(['Is there rain?']);
    const { content } = await admin().download('exportConversations', {
      type: 'csv',
      from: second,
      before: third,
    });
    const csv = await content.text();
    expect(csv).toContain('Is there rain?');
    expect(csv).not.toMatch(/snow|wind/);
    const json = await admin().download('exportConversations', { type: 'json', from: first, before: second });
    expect(JSON.parse(await json.content.text())).toMatchObject([{ title: 'Is there snow?' }]);
  });

  test('AS-6: one message must be within both, not one within each', async () => {
    const { threadId } = await ask('Is there hail?', { site });
    const { db } = server.database;
    const [question] = await db.select().from(messages).where(eq(messages.threadId, threadId));
    if (!question) throw new Error('The question is kept.');
    const at = (days: number) => new Date(question.createdAt.getTime() + days * DAY_MS);
    await db
      .update(messages)
      .set({ createdAt: at(10) })
      .where(eq(messages.threadId, threadId));
    await db
      .update(messages)
      .set({ createdAt: at(20) })
      .where(eq(messages.id, question.id));
    const between = (from: number, before: number) =>
      listed({ search: 'hail', from: at(from).toISOString(), before: at(before).toISOString() });
    expect(await between(9, 11)).toHaveLength(1);
    expect(await between(11, 19)).toHaveLength(0);
    expect(await between(19, 21)).toHaveLength(1);
    expect(await between(10, 11)).toHaveLength(1);
    expect(await between(9, 10)).toHaveLength(0);
  });

  test('AS-6: what is no moment, or no number of days, is refused', async () => {
    for (const wrong of [
      { from: 'yesterday' },
      { before: '2026-02-30T00:00:00Z' },
      { from: '2026-01-01' },
      { olderThanDays: 0 },
    ]) {
      expect(await refusalOf(admin().call('getConversations', wrong))).toMatchObject({ status: 422 });
    }
  });
});

describe('what needs care', () => {
  test('AS-6: an answer that found nothing needs care until somebody saw to it', async () => {
    const { threadId, answerId } = await ask(
      'Do you sell boats?',
      { site: 'https://shop.test' },
      findNothing,
    );
    const found = async (outcome: 'needsCare' | 'unanswered' | 'passages' | 'done') =>
      (await listed({ outcome })).map((each) => each.threadId);
    expect(await found('unanswered')).toEqual([threadId]);
    expect(await found('passages')).toEqual([]);
    await admin().call('settleAnswer', { answerId, state: 'done' });
    expect(await found('unanswered')).toEqual([]);
    expect(await found('done')).toEqual([threadId]);
    await admin().call('settleAnswer', { answerId, state: 'open' });
    expect(await found('needsCare')).toContain(threadId);
    expect(await listed({ outcome: 'unanswered' })).toMatchObject([{ threadId, needsCare: 1 }]);
  });

  test('AS-6: a conversation names the first question whose answer needs care, where that is not its title', async () => {
    const { threadId, answerId } = await ask('What is open?', { user: ADMIN });
    const titled = await ask('Is there a ferry?', { user: ADMIN }, findNothing);
    const question = { ...messageWith('Are there   camels?'), threadId, parentId: answerId };
    const reading = readAll(
      server.client(ADMIN).stream('sendMessage', { ...question, assistantGuid: HOST_PAGE_ASSISTANT }),
    );
    findNothing(await engine.next());
    await reading;
    const found = async (id: string) =>
      (await admin().call('getConversation', { threadId: id })).conversation;
    expect(await found(threadId)).toMatchObject({
      title: 'What is open?',
      needsCare: 1,
      openQuestion: 'Are there camels?',
    });
    expect(await found(titled.threadId)).toMatchObject({ needsCare: 1, openQuestion: '' });
    await admin().call('settleAnswer', { answerId: question.answerId, state: 'done' });
    expect(await found(threadId)).toMatchObject({ needsCare: 0, openQuestion: '' });
  });

  test('AS-6: an answer that was rated down is done until it is rated down again', async () => {
    const { threadId, answerId } = await ask('Do you sell rafts?', { user: AGENT });
    const rate = (rating: 'up' | 'down' | null) =>
      server.client(AGENT).call('rateAnswer', { answerId, rating });
    const outcomes = async () =>
      Object.fromEntries(
        await Promise.all(
          (['needsCare', 'unanswered', 'done'] as const).map(async (outcome) => [
            outcome,
            (await listed({ outcome })).some((each) => each.threadId === threadId),
          ]),
        ),
      );
    await rate('down');
    expect(await outcomes()).toEqual({ needsCare: true, unanswered: false, done: false });
    await admin().call('settleAnswer', { answerId, state: 'done' });
    expect(await outcomes()).toEqual({ needsCare: false, unanswered: false, done: true });
    await rate('down');
    expect(await outcomes()).toEqual({ needsCare: true, unanswered: false, done: false });
    await rate('up');
    expect(await outcomes()).toEqual({ needsCare: false, unanswered: false, done: false });
  });

  test('AS-6: passages need care unless a reader found the answer among them', async () => {
    const asked = await ask('Do you sell kites?', { user: AGENT }, (written) =>
      written.say(
        { type: 'delta', text: 'These come closest.' },
        { type: 'end', finishReason: 'complete', uncertain: 'passages' },
      ),
    );
    const found = async () => (await listed({ outcome: 'passages' })).map(({ threadId }) => threadId);
    expect(await found()).toEqual([asked.threadId]);
    await server.client(AGENT).call('rateAnswer', { answerId: asked.answerId, rating: 'up' });
    expect(await found()).toEqual([]);
    const { messages: read } = await admin().call('getConversation', { threadId: asked.threadId });
    expect(read[1]).toMatchObject({ uncertain: 'passages', care: null });
  });

  test('AS-6: an answer that found something, or that failed, needs no care', async () => {
    const { threadId, answerId } = await ask('Do you sell tents?', { user: ADMIN });
    await admin().call('settleAnswer', { answerId, state: 'open' });
    const { messages: read } = await admin().call('getConversation', { threadId });
    expect(read.map(({ care }) => care)).toEqual([null, null]);
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
    const { answerId } = await ask(question, { site: 'https://csv.test' }, (written) =>
      written.finish('**+1** is no `formula`'),
    );
    const ratingWhy = { reason: 'offTopic', comment: '=1+1' } as const;
    await server.database.db
      .update(messages)
      .set({ rating: 'down', ratingWhy })
      .where(eq(messages.id, answerId));
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
      Question: `'${question}`,
      Answer: "'+1 is no formula",
      'Answer status': 'Complete',
      Rating: 'Bad answer',
      Reason: 'Not what I asked',
      Comment: "'=1+1",
    });
  });

  test('AS-6: the columns of CSV have names in the language of whoever exports', async () => {
    await ask('Wo ist der Hafen?', { site: 'https://csv.test' }, findNothing);
    await admin().call('setUserLanguage', { Language: 'de' });
    const { content } = await admin().download('exportConversations', { type: 'csv', search: 'Hafen' });
    await admin().call('setUserLanguage', { Language: 'en' });
    const { data } = Papa.parse<Record<string, string>>(await content.text(), { header: true });
    expect(data[0]).toMatchObject({
      Frage: 'Wo ist der Hafen?',
      Ergebnis: 'Unbeantwortet',
      Bearbeitung: 'Zu erledigen',
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

test('AS-6: an administrator deletes one conversation, for whoever asked too, and no other', async () => {
  const { db } = server.database;
  const kept = await ask('Kept?', { user: AGENT });
  const { threadId } = await ask('Deleted?', { user: AGENT });
  const foreign = server.client(OTHER_ADMIN).call('deleteConversation', { threadId });
  expect(await refusalOf(foreign)).toMatchObject({ status: 404 });
  const agents = server.client(AGENT).call('deleteConversation', { threadId });
  expect(await refusalOf(agents)).toMatchObject({ status: 403 });
  await admin().call('deleteConversation', { threadId });
  expect(await listed({ search: 'Deleted?' })).toEqual([]);
  expect(await db.$count(messages, eq(messages.threadId, threadId))).toBe(0);
  expect(await refusalOf(server.client(AGENT).call('getThread', { threadId }))).toMatchObject({
    status: 404,
  });
  expect(await refusalOf(admin().call('deleteConversation', { threadId }))).toMatchObject({ status: 404 });
  expect((await server.client(AGENT).call('getThread', { threadId: kept.threadId })).thread.title).toBe(
    'Kept?',
  );
});

test('AS-6: a conversation is deleted as many days after its last message as the organisation says', async () => {
  const { db } = server.database;
  await db.delete(threads);
  expect((await admin().call('getUserSettings')).conversationDays).toBe(90);
  await ask('Old?', { user: ADMIN });
  server.clock.advance(10 * DAY_MS);
  const young = await ask('Young?', { user: ADMIN });
  await admin().call('updateOrganisation', { conversationDays: 10 });
  const older = async () => (await admin().call('getConversations', { olderThanDays: 10 })).total;
  await cleanUp(server.database, server.clock);
  expect(await listed()).toHaveLength(2);
  expect(await older()).toBe(0);
  server.clock.advance(1);
  expect(await older()).toBe(1);
  await cleanUp(server.database, server.clock);
  expect((await listed()).map(({ threadId }) => threadId)).toEqual([young.threadId]);
  expect(await db.$count(messages)).toBe(2);
  for (const conversationDays of [0, 1.5, 3651]) {
    const saving = admin().call('updateOrganisation', { conversationDays });
    expect(await refusalOf(saving)).toMatchObject({ status: 422 });
  }
});

test('SEC, AS-6: an export breaks off where the access of whoever reads it is taken away', async () => {
  const { db } = server.database;
  await db.delete(threads);
  // More than the network holds of what nobody has read yet.
  const [count, words, at] = [1000, 8000, server.clock.now().toISOString()];
  await db.execute(sql`
    with made as (
      insert into threads (id, assistant_id, client_id, title, created_at, updated_at)
      select gen_random_uuid(), ${HOST_PAGE_ASSISTANT}::uuid, gen_random_uuid(), 'Long', ${at}, ${at}
      from generate_series(1, ${count}::int) returning id
    )
    insert into messages (id, thread_id, author, content_type, body, state, created_at)
    select gen_random_uuid(), id, 'reader', 'text', repeat('long ', ${words}::int), 'complete', ${at} from made`);
  const leaving = 'google@acme.test';
  const [, path] = addresses.exportConversations.split(' ');
  const headers = await server.headersOf(leaving);
  const open = () => fetch(`${server.origin}${path}?type=json`, { headers });
  // Its many parts are not asked for one by one.
  const { $client } = db as unknown as { $client: { query: (text: string) => unknown } };
  const queries = vi.spyOn($client, 'query');
  const began = performance.now();
  const parts = (await (await open()).text()).length / words;
  const seconds = (performance.now() - began) / 1000;
  const looks = queries.mock.calls.filter(([text]) => /"users".*any\(\$\d/s.test(text));
  expect(parts).toBeGreaterThan(count);
  expect(looks.length).toBeGreaterThan(0);
  expect(looks.length).toBeLessThanOrEqual(2 + seconds);
  queries.mockRestore();
  const reply = await open();
  const reader = reply.body?.getReader();
  expect((await reader?.read())?.done).toBe(false);
  const { rows } = await admin().call('getUsers', { search: leaving });
  const userIds = rows.map(({ userId }) => userId);
  await admin().call('deactivateUsers', { userIds });
  await expect(async () => {
    for (;;) if ((await reader?.read())?.done) return;
  }).rejects.toThrow();
  await admin().call('activateUsers', { userIds });
  await db.delete(threads);
});
