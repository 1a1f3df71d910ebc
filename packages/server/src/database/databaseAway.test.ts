import { randomUUID } from 'node:crypto';
import { PGlite } from '@electric-sql/pglite';
import { PGLiteSocketServer } from '@electric-sql/pglite-socket';
import { eq, inArray, sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { CLIENT_ID, startTestProvider, type TestProvider } from '../identity/testing.ts';
import { HOST_PAGE_ASSISTANT } from '../seed/demo.ts';
import { freePorts } from '../testing/freePorts.ts';
import { PATIENCE } from '../testing/inPatience.ts';
import { openNetwork, type TestNetwork } from '../testing/network.ts';
import { createScriptedEngine } from '../testing/scriptedEngine.ts';
import { messageWith, startTestServer, type TestServer, textOf, watch } from '../testing/testServer.ts';
import { type Database, openDatabase } from './database.ts';
import { inSeconds } from './databaseClock.ts';
import { createIdentityStore } from './identityStore.ts';
import { messages } from './schema.ts';

/** No call may hang for longer, in ms. */
const LONGEST_CALL = 10_000;
/** More than there are connections. */
const CALLS = 12;

const engine = createScriptedEngine();
let postgres: PGLiteSocketServer;
let pglite: PGlite;
let network: TestNetwork;
let database: Database;
let server: TestServer;
let identity: TestProvider;
let headers: Record<string, string>;
beforeAll(async () => {
  const [port] = (await freePorts(1)) as [number];
  pglite = await PGlite.create();
  postgres = new PGLiteSocketServer({ db: pglite, port, maxConnections: 100 });
  await postgres.start();
  network = await openNetwork(port);
  database = await openDatabase({ url: `postgres://postgres:x@127.0.0.1:${network.port}/postgres` });
  server = await startTestServer({ database, engine });
  identity = await startTestProvider({ store: createIdentityStore(database), onError: () => undefined });
  headers = await server.headersOf('admin@acme.test');
});
afterAll(async () => {
  await identity.stop();
  await server.close();
  await network.close();
  await postgres.stop();
  await pglite.close();
});

const call = () => fetch(`${server.origin}/api/User/GetUserSettings`, { headers });
const ready = async () => (await fetch(`${server.origin}/readyz`)).status;

/** Calls while the database is away, all at once. */
async function callTogether() {
  const started = performance.now();
  const replies = await Promise.all(Array.from({ length: CALLS }, call));
  expect(performance.now() - started).toBeLessThan(LONGEST_CALL);
  return replies;
}

/** Whether the database knows that somebody reads an answer, whoever writes it. */
async function isNoted(answerId: string): Promise<boolean> {
  const [answer] = await database.db.select().from(messages).where(eq(messages.id, answerId));
  return answer?.readAt != null;
}

afterEach(() => network.set('open'));

describe.each(['frozen', 'cut'] as const)('CMD-7: while the database is %s', (state) => {
  test('calls are refused in time, and everything works by itself afterwards', async () => {
    expect((await call()).status).toBe(200);
    network.set(state);
    const replies = await callTogether();
    for (const reply of replies) {
      expect(reply.status).toBe(503);
      expect(Number(reply.headers.get('retry-after'))).toBeGreaterThan(0);
      const { code, reference } = (await reply.json()) as { code: string; reference: string };
      expect(code).toBe('unavailable');
      expect(reference).toBe(reply.headers.get('x-request-id'));
    }
    expect(await ready()).toBe(503);
    expect((await fetch(`${server.origin}/healthz`)).status).toBe(200);

    network.set('open');
    await vi.waitFor(async () => expect(await ready()).toBe(200), { timeout: PATIENCE, interval: 500 });
    for (const reply of await callTogether()) expect(reply.status).toBe(200);
  });

  test('CH-6: a stream that is open ends without a last event, and is resumed afterwards', async () => {
    const printed = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const admin = server.client('admin@acme.test');
    const message = { ...messageWith('Hello?'), assistantGuid: HOST_PAGE_ASSISTANT };
    const { answerId } = message;
    const written = watch((options) => admin.stream('sendMessage', message, options));
    const answer = await engine.next();
    answer.say({ type: 'delta', text: 'Two ' });
    await written.until('delta');
    // Another one, which another process writes.
    const [row] = await database.db.select().from(messages).where(eq(messages.id, answerId));
    const { ordinal: _, ...kept } = row as NonNullable<typeof row>;
    const other = { ...kept, id: randomUUID() };
    await database.db.insert(messages).values(other);
    const followed = watch((options) => admin.stream('getAnswerStream', { answerId: other.id }, options));
    // As readers do: a stream that ends without a last event is opened again.
    const resume = (id: string, lastEventId = '') =>
      vi.waitFor(
        () =>
          watch((options) =>
            admin.stream('getAnswerStream', { answerId: id }, { ...options, lastEventId }),
          ).until('error'),
        { timeout: PATIENCE, interval: 500 },
      );
    await vi.waitFor(async () => expect(await isNoted(other.id)).toBe(true), { timeout: PATIENCE });

    network.set(state);
    answer.say({ type: 'delta', text: 'days.' });
    await expect(written.until('end')).rejects.toThrow('The stream ended without end');
    await expect(followed.until('end')).rejects.toThrow('The stream ended without end');
    expect([...written.events, ...followed.events].map(({ event }) => event.type)).not.toContain('error');
    // What the driver says of a statement holds its values: only the log knows what to leave out.
    expect(printed).not.toHaveBeenCalled();
    printed.mockRestore();

    network.set('open');
    await vi.waitFor(async () => expect(await ready()).toBe(200), { timeout: PATIENCE, interval: 500 });
    await database.db
      .update(messages)
      .set({ heartbeatAt: inSeconds(-11) })
      .where(inArray(messages.id, [answerId, other.id]));
    const rest = await resume(answerId, written.events.at(-1)?.id);
    expect(rest.event).toMatchObject({ code: 'answer_incomplete' });
    expect(textOf(written.events)).toMatch(/^Two /);
    expect((await resume(other.id)).event).toMatchObject({ code: 'answer_incomplete' });
  });

  test('CH-6: what readers were shown of an answer is kept, and the answer said to have broken off', async () => {
    const admin = server.client('admin@acme.test');
    const message = { ...messageWith('Hello?'), assistantGuid: HOST_PAGE_ASSISTANT };
    const written = watch((options) => admin.stream('sendMessage', message, options));
    const answer = await engine.next();
    answer.say({ type: 'delta', text: 'Two ' });
    await written.until('delta');
    network.set(state);
    answer.say({ type: 'delta', text: 'days.' });
    await expect(written.until('end')).rejects.toThrow('The stream ended without end');
    // A connection that is cut may be noticed before the second piece is shown.
    const shown = textOf(written.events);
    expect(state === 'cut' ? ['Two ', 'Two days.'] : ['Two days.']).toContain(shown);
    network.set('open');
    await vi.waitFor(
      async () => {
        const { messages: kept } = await admin.call('getThread', { threadId: message.threadId });
        expect(kept.at(-1)).toMatchObject({ state: 'failed', contentType: 'text', body: shown });
      },
      { timeout: PATIENCE, interval: 500 },
    );
    const lastEventId = written.events.at(-1)?.id ?? '';
    const { answerId } = message;
    const rest = watch((options) =>
      admin.stream('getAnswerStream', { answerId }, { ...options, lastEventId }),
    );
    expect((await rest.until('error')).event).toMatchObject({ code: 'answer_incomplete' });
    expect(rest.events).toHaveLength(1);
  });

  test('signing in, refreshing and signing out say that they are not available now', async () => {
    network.set(state);
    const browser = identity.browser();
    const page = await browser.authorize({ ui_locales: 'de' });
    expect(page.status).toBe(503);
    expect(Number(page.headers.get('retry-after'))).toBeGreaterThan(0);
    const html = await page.text();
    expect(html).toContain('<html lang="de"');
    expect(html).toContain('temporarily_unavailable');
    const refreshed = await browser.refresh('some-token');
    const revoked = await browser.submit('/oauth/revoke', { client_id: CLIENT_ID, token: 'some-token' });
    for (const { status, headers, body } of [
      refreshed,
      { status: revoked.status, headers: revoked.headers, body: await revoked.json() },
    ]) {
      expect(status).toBe(503);
      expect(Number(headers.get('retry-after'))).toBeGreaterThan(0);
      expect(body).toMatchObject({ error: 'temporarily_unavailable' });
    }

    network.set('open');
    await vi.waitFor(async () => expect((await browser.authorize()).status).toBe(303), { timeout: PATIENCE });
  });
});

test('CMD-7: a transaction that is lost between two of its statements fails, and only that', async () => {
  const work = database.db.transaction(async (tx) => {
    await tx.execute(sql`select 1`);
    network.set('cut');
    await vi.waitFor(async () => expect(await ready()).toBe(503), { timeout: PATIENCE });
    await tx.execute(sql`select 1`);
  });
  await expect(work).rejects.toThrow();
  expect((await fetch(`${server.origin}/healthz`)).status).toBe(200);
});
