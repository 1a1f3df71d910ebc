import { randomUUID } from 'node:crypto';
import { DAY_MS, HOUR_MS } from '@parley/model';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { tellOfVisitorsDay } from '../../billing/visitorsDay.ts';
import type { AnswerEngine } from '../../chat/engine.ts';
import { assistants, notifications, organisations, rateLimits, usagePerDay } from '../../database/schema.ts';
import { HOST_PAGE_ASSISTANT, RETURNS_ASSISTANT } from '../../seed/demo.ts';
import { ADMIN } from '../../testing/callCases.ts';
import {
  messageWith,
  readAll,
  refusalOf,
  startTestServer,
  type TestServer,
} from '../../testing/testServer.ts';
import { NEW_BY_ASSISTANT } from './visitorLimits.ts';

/** So many messages a day are an address's of an organisation that has twice as many. */
const LEAST = 20;
const QUICK: AnswerEngine = {
  async *answer() {
    yield { type: 'delta', text: 'Yes.' };
    yield { type: 'end', finishReason: 'complete' };
  },
};

/** A server whose organisations have this for a day, and whose assistants let anybody write often. */
async function startWith(dailyMessageLimit: number, trustedProxies: string[] = []): Promise<TestServer> {
  const server = await startTestServer({ engine: QUICK, config: { trustedProxies } });
  const { db } = server.database;
  await db.delete(usagePerDay);
  await db.update(organisations).set({ dailyMessageLimit });
  await db.update(assistants).set({ rateLimit: { max: 100_000, windowSeconds: 60, message: '' } });
  return server;
}

/** Sends a message of a visitor's. @param forwarded what its `X-Forwarded-For` says */
async function write(
  server: TestServer,
  forwarded: string,
  visitor: { clientId?: string; widgetKey?: string } = {},
) {
  const headers = await server.headersOf({ clientId: randomUUID(), ...visitor });
  const reply = await fetch(`${server.address}/api/Widget/SendMessage`, {
    method: 'POST',
    headers: {
      ...{ ...headers, 'x-forwarded-for': forwarded, 'content-type': 'application/json' },
      // One that was kept for the next request may just be closed by a busy server.
      connection: 'close',
    },
    body: JSON.stringify(messageWith('Hello')),
  });
  const { status } = reply;
  return { status, retryAfter: Number(reply.headers.get('retry-after')), text: await reply.text() };
}

const toAssistant = () => ({ ...messageWith('How long?'), assistantGuid: HOST_PAGE_ASSISTANT });

describe('behind a trusted proxy', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startWith(100_000, ['127.0.0.1', '::1']);
  });
  beforeEach(() => server.database.db.delete(rateLimits));
  afterAll(() => server.close());

  test('WG-2: many addresses together do not go beyond the new visitors of one assistant', async () => {
    const { db } = server.database;
    const known = randomUUID();
    for (const from of [1, 2, 3]) {
      const clientId = from === 1 ? known : randomUUID();
      expect((await write(server, `192.0.2.${from}`, { clientId })).status).toBe(200);
    }
    // All three have counted, each from its own address; the rest of them would take a minute.
    const ofAssistant = eq(rateLimits.key, `new-visitor:${HOST_PAGE_ASSISTANT}`);
    const count = NEW_BY_ASSISTANT.max - 1;
    const [before] = await db.select().from(rateLimits).where(ofAssistant);
    expect(before?.count).toBe(3);
    await db.update(rateLimits).set({ count }).where(ofAssistant);

    expect((await write(server, '192.0.2.4')).status).toBe(200);
    const refused = await write(server, '192.0.2.5');
    expect(refused.status).toBe(429);
    expect(JSON.parse(refused.text)).toMatchObject({ code: 'too_many_requests' });
    expect(refused.retryAfter).toBeGreaterThan(HOUR_MS / 1000 - 60);

    // Who wrote before goes on from wherever, and so do the new visitors of another assistant.
    expect((await write(server, '192.0.2.6', { clientId: known })).status).toBe(200);
    const [other] = await db
      .update(assistants)
      .set({ allowedDomains: ['http://localhost:*'] })
      .where(eq(assistants.id, RETURNS_ASSISTANT))
      .returning();
    expect((await write(server, '192.0.2.5', { widgetKey: other?.widgetKey ?? '' })).status).toBe(200);

    server.clock.advance(HOUR_MS);
    expect((await write(server, '192.0.2.5')).status).toBe(200);
  });

  test('CMD-7: whatever stands before the entry of the proxy in X-Forwarded-For makes no other address', async () => {
    await server.database.db.update(organisations).set({ dailyMessageLimit: 2 * LEAST });
    const tries = Array.from({ length: LEAST }, (_, index) =>
      write(server, `198.51.100.${index}, 192.0.2.1`),
    );
    expect((await Promise.all(tries)).map(({ status }) => status)).toEqual(tries.map(() => 200));
    expect((await write(server, '198.51.100.99, 192.0.2.1')).status).toBe(463);
    expect((await write(server, '192.0.2.1, 127.0.0.1')).status).toBe(463);
    expect((await write(server, '198.51.100.0, 192.0.2.2')).status).toBe(200);
  });

  test('WG-2: all visitors together do not spend the day of those who are signed in', async () => {
    await server.database.db.delete(usagePerDay);
    await server.database.db.update(organisations).set({ dailyMessageLimit: 2 * LEAST });
    // One address has at most half of the day, the others at most what is the visitors'.
    const half = await Promise.all(Array.from({ length: 25 }, () => write(server, '192.0.2.1')));
    expect(half.filter(({ status }) => status === 200)).toHaveLength(20);
    expect(half.filter(({ status }) => status === 463)).toHaveLength(5);
    const others = Array.from({ length: 25 }, (_, index) => write(server, `192.0.2.${2 + (index % 3)}`));
    const rest = await Promise.all(others);
    expect(rest.filter(({ status }) => status === 200)).toHaveLength(16);
    const refused = rest.find(({ status }) => status !== 200);
    const resetAt = '2026-05-13T00:00:00.000Z';
    expect(refused?.status).toBe(463);
    expect(JSON.parse(refused?.text ?? '')).toMatchObject({ code: 'daily_message_limit', resetAt });
    const ask = () => readAll(server.client(ADMIN).stream('sendMessage', toAssistant()));
    for (let count = 0; count < 4; count += 1) expect((await ask()).at(-1)?.event.type).toBe('end');
    expect((await refusalOf(ask())).status).toBe(463);
    // The visitors' part begins anew with the organisation's day.
    server.clock.advance(Date.parse(resetAt) - server.clock.now().getTime());
    expect((await write(server, '192.0.2.1')).status).toBe(200);
  });

  test('SH-6: administrators are told once a day that visitors are no longer answered, billing says it', async () => {
    const { db } = server.database;
    const daily = async (dailyMessageLimit: number) => {
      await db.delete(usagePerDay);
      await db.delete(notifications);
      await db.delete(rateLimits);
      await db.update(organisations).set({ dailyMessageLimit });
    };
    const told = async (email: string) =>
      (await server.client(email).call('getNotifications')).notifications.filter(
        ({ type }) => type === 'visitors_refused',
      );
    const visitors = async () => (await server.client(ADMIN).call('getSubscriptionStatus')).visitorMessages;
    const writeOften = (count: number, from: number) =>
      Promise.all(
        Array.from({ length: count }, (_, index) => write(server, `192.0.2.${from + (index % 4)}`)),
      );
    const statuses = async (writing: ReturnType<typeof writeOften>) =>
      [...new Set((await writing).map(({ status }) => status))].sort();

    await daily(2 * LEAST);
    expect(await visitors()).toEqual({ used: 0, limit: 36 });
    await readAll(server.client(ADMIN).stream('sendMessage', toAssistant()));
    expect(await statuses(writeOften(36, 1))).toEqual([200]);
    expect(await visitors()).toEqual({ used: 36, limit: 36 });
    expect(await told(ADMIN)).toEqual([]);
    expect(await statuses(writeOften(10, 11))).toEqual([463]);
    const news = { type: 'visitors_refused', used: 36, left: 3, read: false };
    for (const email of [ADMIN, 'google@acme.test']) expect(await told(email)).toMatchObject([news]);
    expect(await told('admin@newco.test')).toEqual([]);
    expect(await statuses(writeOften(2, 21))).toEqual([463]);
    expect(await told(ADMIN)).toHaveLength(1);
    // However many are refused after that, none begins a transaction for it.
    const [row] = await db
      .select({ organisation: organisations })
      .from(organisations)
      .innerJoin(assistants, eq(assistants.organisationId, organisations.id))
      .where(eq(assistants.id, HOST_PAGE_ASSISTANT));
    if (!row) throw new Error('The assistant has no organisation.');
    const transactions = vi.spyOn(db, 'transaction');
    await tellOfVisitorsDay(db, row.organisation, server.clock.now());
    expect(transactions).not.toHaveBeenCalled();
    transactions.mockRestore();

    // Another plan lets them in again at once; the next day is told of anew.
    await db.update(organisations).set({ dailyMessageLimit: 4 * LEAST });
    expect(await visitors()).toEqual({ used: 36, limit: 72 });
    expect(await statuses(writeOften(1, 11))).toEqual([200]);
    await db.update(organisations).set({ dailyMessageLimit: 2 * LEAST });
    server.clock.advance(DAY_MS);
    expect(await visitors()).toEqual({ used: 0, limit: 36 });
    expect(await statuses(writeOften(40, 1))).toEqual([200, 463]);
    expect(await told(ADMIN)).toHaveLength(2);

    // Where the whole day is spent, that was told.
    await daily(5);
    expect(await statuses(writeOften(8, 1))).toEqual([200, 463]);
    expect(await told(ADMIN)).toEqual([]);
  });
});

describe('without a trusted proxy', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startWith(100_000);
  });
  beforeEach(() => server.database.db.delete(rateLimits));
  afterAll(() => server.close());

  test('CMD-7: who names another address in each request is still one', async () => {
    await server.database.db.update(organisations).set({ dailyMessageLimit: 2 * LEAST });
    const tries = Array.from({ length: LEAST }, (_, index) => write(server, `198.51.100.${index}`));
    expect((await Promise.all(tries)).map(({ status }) => status)).toEqual(tries.map(() => 200));
    const refused = await write(server, '198.51.100.99');
    // It is the plan's day that is over for the address: no wait of seconds, and another plan ends it.
    expect([refused.status, refused.retryAfter]).toEqual([463, 0]);
    const resetAt = '2026-05-13T00:00:00.000Z';
    expect(JSON.parse(refused.text)).toMatchObject({ code: 'daily_message_limit', resetAt });
    await server.database.db.update(organisations).set({ dailyMessageLimit: 4 * LEAST });
    expect((await write(server, '198.51.100.99')).status).toBe(200);
  });

  test('WG-2: a client id is one, in whatever case it is written', async () => {
    const { db } = server.database;
    await db.update(assistants).set({ rateLimit: { max: 1, windowSeconds: 60, message: '' } });
    const clientId = 'abcdefab-cdef-4abc-8def-abcdefabcdef';
    expect((await write(server, '', { clientId })).status).toBe(200);
    for (const other of [clientId.toUpperCase(), clientId.replace('a', 'A')]) {
      expect((await write(server, '', { clientId: other })).status).toBe(429);
    }
    await db.update(assistants).set({ rateLimit: { max: 100_000, windowSeconds: 60, message: '' } });
  });

  test('WG-2: one network address does not spend the new visitors of an assistant', async () => {
    await server.database.db.update(organisations).set({ dailyMessageLimit: 100_000 });
    const clientId = randomUUID();
    await write(server, '', { clientId });
    const tries = Array.from({ length: 199 }, (_, index) => write(server, `198.51.100.${index}`));
    expect((await Promise.all(tries)).filter(({ status }) => status !== 200)).toEqual([]);
    expect((await write(server, '198.51.100.200')).status).toBe(429);
    // However many are refused after that, nobody waits for them: none is counted.
    const transactions = vi.spyOn(server.database.db, 'transaction');
    expect((await write(server, '198.51.100.201')).status).toBe(429);
    expect(transactions).not.toHaveBeenCalled();
    transactions.mockRestore();
    // Who wrote before goes on, and an administrator of the organisation is not touched.
    expect((await write(server, '', { clientId })).status).toBe(200);
    await readAll(server.client(ADMIN).stream('sendMessage', toAssistant()));
  });
});
