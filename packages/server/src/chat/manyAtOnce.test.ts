import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { eq } from 'drizzle-orm';
import pg from 'pg';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { type Database, openDatabase } from '../database/database.ts';
import { assistants, messages, organisations, threads, usagePerDay, users } from '../database/schema.ts';
import { HOST_PAGE_ASSISTANT } from '../seed/demo.ts';
import { PATIENCE } from '../testing/inPatience.ts';
import { startPostgres, type TestPostgres } from '../testing/postgres.ts';
import { HOST_PAGE_SITE, messageWith, startTestServer, type TestServer } from '../testing/testServer.ts';
import type { AnswerEngine } from './engine.ts';

/** Is answered with what no database takes. */
const UNSTORABLE = 'Unstorable?';
const NUL = { number: 1, dataFileGuid: randomUUID(), fileName: '\0', page: 1, excerpt: '' };

/** Says again what it is asked. */
const engine: AnswerEngine = {
  async *answer({ question }) {
    if (question === UNSTORABLE) yield { type: 'citations', citations: [NUL] };
    for (const word of question.split(' ')) yield { type: 'delta', text: `${word} ` };
    yield { type: 'end', finishReason: 'complete' };
  },
};

const PEOPLE = 100;
const several = <T>(count: number, make: () => T): T[] => Array.from({ length: count }, make);

let postgres: TestPostgres;
let database: Database;
let server: TestServer;
let organisationId: string;
/** Credentials of people who may ask the assistant. */
let people: string[];

beforeAll(async () => {
  postgres = await startPostgres();
  database = await openDatabase({ url: postgres.url });
  server = await startTestServer({ database, engine });
  const { db } = database;
  const [assistant] = await db
    .update(assistants)
    .set({ audience: 'everyone' })
    .where(eq(assistants.id, HOST_PAGE_ASSISTANT))
    .returning();
  organisationId = String(assistant?.organisationId);
  const subjects = several(PEOPLE, () => `crowd|${randomUUID()}`);
  await db.insert(users).values(
    subjects.map((subject) => ({
      ...{ id: randomUUID(), organisationId, subject, email: `${randomUUID()}@crowd.test`, name: 'Reader' },
      ...{ emailVerified: true, role: 'user' as const, status: 'active' as const, createdAt: new Date() },
    })),
  );
  people = await Promise.all(
    subjects.map((sub) => server.issuer.sign({ sub, permissions: ['read:portal'] })),
  );
});
afterAll(async () => {
  await server.close();
  await postgres.close();
});

/** What a person gets for a message, as it comes: nothing is tried again. */
async function send(person: string | undefined, text: string, threadId: string = randomUUID()) {
  const reply = await fetch(`${server.origin}/api/Chat/SendMessage`, {
    method: 'POST',
    headers: { authorization: `Bearer ${person}`, 'content-type': 'application/json' },
    body: JSON.stringify({ ...messageWith(text), threadId, assistantGuid: HOST_PAGE_ASSISTANT }),
  });
  const stream = await reply.text();
  const words = [...stream.matchAll(/"type":"delta","text":"([^"]*)"/g)].map(([, word]) => word);
  return { status: reply.status, text: words.join('').trim(), isWhole: stream.includes('"type":"end"') };
}

/** How often each status came. */
async function statusesOf(replies: readonly Promise<{ status: number }>[]) {
  const counts: Record<number, number> = {};
  for (const { status } of await Promise.all(replies)) counts[status] = (counts[status] ?? 0) + 1;
  return counts;
}

test('PERF-1: of 100 who ask at once while nothing can be stored each gets a whole answer', async () => {
  // Two connections: within a transaction pg_stat_activity stays as it was first read.
  const holder = new pg.Client({ connectionString: postgres.url });
  const observer = new pg.Client({ connectionString: postgres.url });
  await Promise.all([holder.connect(), observer.connect()]);
  await holder.query('begin; lock table threads in exclusive mode');
  const text = 'Does everybody get an answer?';
  const asked = people.map((person) => send(person, text));
  try {
    await vi.waitFor(async () => {
      const waiting = await observer.query(`select from pg_stat_activity where wait_event_type = 'Lock'`);
      expect(waiting.rowCount).toBeGreaterThan(0);
    }, PATIENCE);
    // Longer than a connection may take to be made.
    await delay(2500);
  } finally {
    await holder.query('commit');
    await Promise.all([holder.end(), observer.end()]);
  }
  for (const one of await Promise.all(asked)) expect(one).toEqual({ status: 200, text, isWhole: true });
});

test('WG-2, PERF-1: new visitors who ask at once are let in together', async () => {
  const framed = { 'sec-fetch-dest': 'iframe', referer: `${HOST_PAGE_SITE}/` };
  const grants: string[] = [];
  for (let visitor = 0; visitor < PEOPLE; visitor += 1) {
    const page = await fetch(`${server.address}/widget-chat/${HOST_PAGE_ASSISTANT}`, { headers: framed });
    grants.push(/name="parley-grant" content="([^"]+)"/.exec(await page.text())?.[1] ?? '');
  }
  const transactions = vi.spyOn(database.db, 'transaction');
  const asked = grants.map(async (grant) => {
    const visitor = { ...(await server.headersOf({ clientId: randomUUID() })), 'x-widget-grant': grant };
    const reply = await fetch(`${server.address}/api/Widget/SendMessage`, {
      method: 'POST',
      headers: { ...visitor, 'content-type': 'application/json', connection: 'close' },
      body: JSON.stringify(messageWith('May I come in?')),
    });
    return { status: reply.status, stream: await reply.text() };
  });
  expect(await statusesOf(asked)).toEqual({ 200: PEOPLE });
  // Three for each visitor otherwise: of the grant, of what the address may, and of the message.
  expect(transactions.mock.calls.length).toBeLessThan(PEOPLE);
  transactions.mockRestore();
});

test('BI-1: of many who ask at once as many are answered as the day has messages left', async () => {
  const { db } = database;
  const isOurs = eq(organisations.id, organisationId);
  const [before] = await db.select().from(organisations).where(isOurs);
  const [day] = await db.select().from(usagePerDay).where(eq(usagePerDay.organisationId, organisationId));
  const used = day?.messages ?? 0;
  await db
    .update(organisations)
    .set({ dailyMessageLimit: used + 7 })
    .where(isOurs);
  const text = 'Is there one left?';
  const asked = people.slice(0, 30).map((person) => send(person, text));
  expect(await statusesOf(asked)).toEqual({ 200: 7, 463: 23 });
  expect(await db.$count(messages, eq(messages.body, text))).toBe(7);
  expect(await db.$count(threads, eq(threads.title, text))).toBe(7);
  await db
    .update(organisations)
    .set({ dailyMessageLimit: before?.dailyMessageLimit ?? 0 })
    .where(isOurs);
});

test('AS-2: of many messages of one person at once no more are answered than the assistant allows', async () => {
  const isAsked = eq(assistants.id, HOST_PAGE_ASSISTANT);
  const rateLimit = { max: 3, windowSeconds: 60, message: '' };
  await database.db.update(assistants).set({ rateLimit }).where(isAsked);
  const [one, ...rest] = people;
  // What was asked before counts no more.
  server.clock.advance(60_000);
  const asked = several(8, () => send(one, 'Again?'));
  const others = rest.slice(0, 8).map((person) => send(person, 'May I?'));
  expect(await statusesOf(asked)).toEqual({ 200: 3, 429: 5 });
  expect(await statusesOf(others)).toEqual({ 200: 8 });
  await database.db.update(assistants).set({ rateLimit: null }).where(isAsked);
});

test('CH-3: messages of one conversation at once follow each other’s answers', async () => {
  const threadId = randomUUID();
  const sent = several(5, () => send(people[0], 'And then?', threadId));
  expect(await statusesOf(sent)).toEqual({ 200: 5 });
  const rows = await database.db
    .select()
    .from(messages)
    .where(eq(messages.threadId, threadId))
    .orderBy(messages.ordinal);
  const questions = rows.filter(({ author }) => author === 'reader');
  const answers = rows.filter(({ author }) => author === 'assistant');
  expect(questions.map(({ parentId }) => parentId)).toEqual([
    null,
    ...answers.slice(0, -1).map(({ id }) => id),
  ]);
});

test('FA-3: an answer that cannot be kept takes no other one along', async () => {
  const asked = people.slice(0, 20).map((person) => send(person, 'Can it be kept?'));
  const broken = send(people[20], UNSTORABLE);
  const more = people.slice(21, 40).map((person) => send(person, 'And this?'));
  for (const { isWhole } of await Promise.all([...asked, ...more])) expect(isWhole).toBe(true);
  expect(await broken).toMatchObject({ status: 200, isWhole: false });
});
