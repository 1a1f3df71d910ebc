import { randomUUID } from 'node:crypto';
import { addresses, type CallName, createClient, portalReplies, withStreams } from '@parley/api';
import { contract } from '@parley/api/contract';
import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { createAnswerEngine } from './answers/index.ts';
import { openDatabase } from './database/database.ts';
import { inSeconds } from './database/databaseClock.ts';
import { createPassageSource } from './database/passageSource.ts';
import { answerEvents, messages, threads, users } from './database/schema.ts';
import { HOST_PAGE_ASSISTANT } from './seed/demo.ts';
import { ADMIN, AGENT, type CallCases, createCallCases, OTHER_ADMIN, sendCall } from './testing/callCases.ts';
import { startPostgres, type TestPostgres } from './testing/postgres.ts';
import { expectPromised } from './testing/promisedReply.ts';
import { createTestClock } from './testing/testClock.ts';
import { startTestServer, type TestServer, watch } from './testing/testServer.ts';

const names = Object.keys(contract) as CallName[];
const visitor = { clientId: randomUUID() };
const otherVisitor = { clientId: randomUUID() };
const clock = createTestClock();

let postgres: TestPostgres;
/** Both over one PostgreSQL: what the cases name was made at the first and is asked of the second. */
let first: TestServer;
let second: TestServer;
let cases: CallCases;

beforeAll(async () => {
  postgres = await startPostgres();
  const start = async (config = {}) => {
    const database = await openDatabase({ url: postgres.url });
    const source = createPassageSource(database);
    const engine = createAnswerEngine({ model: null, source, pace: async () => undefined });
    return startTestServer({ database, engine, clock, config });
  };
  first = await start();
  const { issuer, audience } = first.issuer;
  second = await start({ identity: { kind: 'external', issuer, audience, clientId: 'test' } });
  cases = await createCallCases(first, visitor);
});
afterAll(async () => {
  await Promise.all([first.close(), second.close()]);
  await postgres.close();
});
afterEach(() => vi.useRealTimers());

test('US-1: a search needs no marks on letters, whatever the locale of the database', async () => {
  const { db } = first.database;
  const rename = (name: string) => db.update(users).set({ name }).where(eq(users.email, AGENT));
  const [agent] = await db.select().from(users).where(eq(users.email, AGENT));
  await rename('Łucja Ångström Øresund');
  for (const search of ['lucja ANGSTROM', 'Łucja ångs', 'øresund'])
    expect((await first.client(ADMIN).call('getUsers', { search })).rows).toMatchObject([{ email: AGENT }]);
  await rename(agent?.name ?? '');
});

test('SEC: access that is taken away at one server ends a stream at another, not with its next look', async () => {
  const { db } = first.database;
  const [agent] = await db.select().from(users).where(eq(users.email, AGENT));
  const userId = agent?.id ?? '';
  const [threadId, answerId, createdAt] = [randomUUID(), randomUUID(), clock.now()];
  const ofThread = { assistantId: HOST_PAGE_ASSISTANT, userId, title: 'Long', updatedAt: createdAt };
  await db.insert(threads).values({ id: threadId, ...ofThread, createdAt });
  // An answer that somebody goes on writing, for longer than the test takes.
  const written = { author: 'assistant', contentType: 'text', state: 'streaming', body: '' } as const;
  await db
    .insert(messages)
    .values({ id: answerId, threadId, ...written, heartbeatAt: inSeconds(3600), createdAt });
  const event = { type: 'delta', text: 'Two' };
  await db.insert(answerEvents).values({ answerId, sequence: 1, event, createdAt });

  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  const credentials = () => first.headersOf(AGENT);
  const client = withStreams(createClient({ baseUrl: second.origin, credentials, replies: portalReplies }));
  let isEnded = false;
  const stream = watch(async function* (options) {
    yield* client.stream('getAnswerStream', { answerId }, options);
    isEnded = true;
  });
  await stream.until('delta');
  await first.client(ADMIN).call('setUserAssistants', { userId, assistantGuids: [] });
  await expect(stream.until('end')).rejects.toThrow('The stream ended without end');
  expect(isEnded).toBe(true);
  await first.client(ADMIN).call('setUserAssistants', { userId, assistantGuids: [HOST_PAGE_ASSISTANT] });
});

const isWidgets = (name: CallName) => contract[name].auth === 'widget';

async function sendToSecond(name: CallName, headers: Record<string, string>): Promise<Response> {
  const [method, path] = addresses[name].split(' ');
  return sendCall(`${method} ${second.origin}${path}`, headers, { ...cases[name].input });
}

/** Calls that only the embedded provider can do. */
const ofPasswords: readonly CallName[] = ['changePassword'];

test.each(names.filter((name) => !ofPasswords.includes(name)))(
  'CMD-7: %s of what was made at one server is as the contract promises at another',
  async (name) => {
    const headers = await first.headersOf(isWidgets(name) ? visitor : ADMIN);
    await expectPromised(name, await sendToSecond(name, headers));
  },
);

test('T5: what is of others is refused at another server as at the first', async () => {
  const refused: Partial<Record<CallName, number>> = {};
  const expected: Partial<Record<CallName, number>> = {};
  for (const name of names) {
    const { foreign } = cases[name];
    if (foreign === 'own') continue;
    const headers = await first.headersOf(isWidgets(name) ? otherVisitor : OTHER_ADMIN);
    refused[name] = (await sendToSecond(name, headers)).status;
    expected[name] = foreign;
  }
  expect(refused).toEqual(expected);
});
