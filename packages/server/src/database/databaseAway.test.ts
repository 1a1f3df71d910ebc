import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import { PGlite } from '@electric-sql/pglite';
import { PGLiteSocketServer } from '@electric-sql/pglite-socket';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { freePorts, PATIENCE, startTestServer, type TestServer } from '../testing/testServer.ts';
import { type Database, openDatabase } from './database.ts';

/** No call may hang for more than 10 s; the rest, in ms, is for a busy machine to answer. */
const LONGEST_CALL = 20_000;
/** More than there are connections. */
const CALLS = 12;

/** A network between server and database that a test can break. */
async function openNetwork(target: number) {
  const sockets = new Set<Socket>();
  let state: 'open' | 'frozen' | 'cut' = 'open';
  const listener = createServer((near) => {
    if (state === 'cut') return near.destroy();
    const far = connect(target, '127.0.0.1');
    for (const [from, to] of [
      [near, far],
      [far, near],
    ] as const) {
      sockets.add(from);
      from.on('error', () => undefined);
      from.on('close', () => {
        sockets.delete(from);
        to.destroy();
      });
      from.on('data', (data) => to.write(data));
      if (state === 'frozen') from.pause();
    }
  });
  await once(listener.listen(0, '127.0.0.1'), 'listening');
  return {
    port: (listener.address() as AddressInfo).port,
    set(next: typeof state) {
      state = next;
      for (const socket of sockets) {
        if (next === 'open') socket.resume();
        else if (next === 'frozen') socket.pause();
        else socket.destroy();
      }
    },
    async close() {
      for (const socket of sockets) socket.destroy();
      await once(listener.close(), 'close');
    },
  };
}

let postgres: PGLiteSocketServer;
let pglite: PGlite;
let network: Awaited<ReturnType<typeof openNetwork>>;
let database: Database;
let server: TestServer;
let headers: Record<string, string>;
beforeAll(async () => {
  const [port] = (await freePorts(1)) as [number];
  pglite = await PGlite.create();
  postgres = new PGLiteSocketServer({ db: pglite, port, maxConnections: 100 });
  await postgres.start();
  network = await openNetwork(port);
  database = await openDatabase({ url: `postgres://postgres:x@127.0.0.1:${network.port}/postgres` });
  server = await startTestServer({ database });
  headers = await server.headersOf('admin@acme.test');
});
afterAll(async () => {
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
});
