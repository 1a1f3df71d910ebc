import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { inSeconds } from '../database/databaseClock.ts';
import { messages, threads } from '../database/schema.ts';
import { HOST_PAGE_ASSISTANT } from '../seed/demo.ts';
import { PATIENCE } from '../testing/inPatience.ts';
import { messageWith, readAll, startTestServer, type TestServer } from '../testing/testServer.ts';
import { CALL_MS } from './deadline.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ config: { logLevel: 'info' } });
});
afterAll(() => server.close());

const VISITOR = { clientId: '22222222-2222-4222-8222-222222222222' };
const get = (path: string, headers: Record<string, string> = {}) => fetch(server.origin + path, { headers });

describe('CMD-7: what those who run it ask', () => {
  test('whether it lives, is ready, and what it measured', async () => {
    expect(await (await get('/healthz')).text()).toBe('ok');
    expect(await (await get('/readyz')).text()).toBe('ok');
    await get('/api/User/GetUserSettings');
    const metrics = await (await get('/metrics')).text();
    const counted = /parley_http_request_duration_seconds_count\{method="GET",route="(\S+)",status="401"\} 1/;
    expect(metrics.match(counted)?.[1]).toBe('/api/User/GetUserSettings');
    expect(metrics).toContain('parley_answers_under_way 0');
    expect(metrics).toContain('process_resident_memory_bytes');
  });

  test.each([
    ['x-forwarded-for', '127.0.0.1'],
    ['forwarded', 'for=127.0.0.1'],
    ['via', '1.1 proxy'],
    ['x-real-ip', '127.0.0.1'],
    ['x-forwarded-proto', 'https'],
    ['x-forwarded-host', 'portal.example.com'],
    ['cf-connecting-ip', '127.0.0.1'],
  ])('measurements are not for what comes through a proxy, as its %s says', async (name, value) => {
    expect((await get('/metrics', { [name]: value })).status).toBe(404);
  });

  test('each request has an id, a proxy’s is kept unless it is none', async () => {
    expect((await get('/healthz')).headers.get('x-request-id')).toMatch(/^[\w-]{20,}$/);
    expect((await get('/healthz', { 'x-request-id': 'proxy-1' })).headers.get('x-request-id')).toBe(
      'proxy-1',
    );
    expect((await get('/healthz', { 'x-request-id': 'a b' })).headers.get('x-request-id')).not.toBe('a b');
  });

  test('the log names requests by id and route, and nothing personal or secret', async () => {
    const lines: string[] = [];
    const output = vi.spyOn(process.stdout, 'write').mockImplementation((line) => {
      lines.push(String(line));
      return true;
    });
    await get('/invitation/secret-token');
    await get('/verify-email/secret-token?email=ada@example.test');
    await readAll(server.client(VISITOR).stream('sendWidgetMessage', messageWith('A secret question?')));
    const broken = await get('/api/User/GetUserSettings', {
      authorization: 'Bearer secret',
      'x-request-id': 'mine',
    });
    output.mockRestore();
    expect(broken.status).toBe(401);
    const logged = lines.filter((line) => line.startsWith('{')).map((line) => JSON.parse(line));
    expect(logged.map(({ route }) => route)).toEqual(
      expect.arrayContaining(['/invitation/:token', '/verify-email/:token', '/api/Widget/SendMessage']),
    );
    expect(logged).toContainEqual(
      expect.objectContaining({ requestId: 'mine', method: 'GET', status: 401, level: 30 }),
    );
    expect(JSON.stringify(logged)).not.toMatch(/secret|@/);
  });

  test('a fault is quoted by its reference, and logged under it without the values of the query', async () => {
    const lines: string[] = [];
    const output = vi.spyOn(process.stdout, 'write').mockImplementation((line) => {
      lines.push(String(line));
      return true;
    });
    const { db } = server.database;
    const select = vi.spyOn(db, 'select').mockImplementation(() => {
      throw Object.assign(new Error('Failed query: secret'), { query: 'select', cause: new Error('inner') });
    });
    const headers = await server.headersOf(VISITOR);
    const reply = await get('/api/Widget/GetThread', headers);
    select.mockRestore();
    output.mockRestore();
    expect(reply.status).toBe(500);
    const { reference } = (await reply.json()) as { reference: string };
    expect(reference).toBe(reply.headers.get('x-request-id'));
    const error = lines.find((line) => line.includes(reference) && line.includes('unexpected'));
    expect(error).toContain('inner');
    expect(error).not.toContain('secret');
  });
});

test('CMD-7: a call that ends after it was given up is no fault', async () => {
  const path = '/api/User/GetUserSettings';
  const headers = { ...(await server.headersOf('admin@acme.test')), 'accept-encoding': 'gzip' };
  const lines: string[] = [];
  const output = vi.spyOn(process.stdout, 'write').mockImplementation((line) => {
    lines.push(String(line));
    return true;
  });
  // The database is kept from everybody else, and the call given up soon.
  const opened = Promise.withResolvers<void>();
  const held = server.database.db.transaction(() => opened.promise);
  const { setTimeout } = globalThis;
  const timer = vi
    .spyOn(globalThis, 'setTimeout')
    .mockImplementation(((done: () => void, ms?: number, ...words: []) =>
      setTimeout(done, ms === CALL_MS ? 50 : ms, ...words)) as typeof setTimeout);
  const late = await get(path, headers);
  timer.mockRestore();
  expect(late.status).toBe(503);
  expect(await late.json()).toMatchObject({ code: 'unavailable' });
  opened.resolve();
  await held;
  // Its turn at the database comes after that of the late one.
  expect((await get(path, headers)).status).toBe(200);
  output.mockRestore();
  expect(lines.filter((line) => line.includes('unexpected error'))).toEqual([]);
});

test('FA-3: an answer that another process left unfinished is finished within seconds', async () => {
  const { db } = server.database;
  const [now, threadId, id] = [server.clock.now(), randomUUID(), randomUUID()];
  const times = { createdAt: now, updatedAt: now };
  const thread = {
    id: threadId,
    assistantId: HOST_PAGE_ASSISTANT,
    clientId: VISITOR.clientId,
    title: 'Left',
  };
  await db.insert(threads).values({ ...thread, ...times });
  await db.insert(messages).values({
    id,
    threadId,
    author: 'assistant',
    contentType: 'text',
    body: '',
    state: 'streaming',
    heartbeatAt: inSeconds(-11),
    createdAt: now,
  });
  await vi.waitFor(
    async () => {
      const [answer] = await db.select().from(messages).where(eq(messages.id, id));
      expect(answer?.state).toBe('failed');
    },
    { timeout: PATIENCE, interval: 500 },
  );
});
