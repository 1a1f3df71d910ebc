import { once } from 'node:events';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { Hono } from 'hono';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { freePorts } from '../testing/freePorts.ts';
import { startTestServer, type TestServer } from '../testing/testServer.ts';
import { listen } from './listen.ts';

let server: TestServer;
let provider: string;
beforeAll(async () => {
  const [portal = 0, identity = 0, hostPage = 0] = await freePorts(3);
  const config = { ports: { portal, identity, hostPage }, origin: `http://localhost:${portal}` };
  server = await startTestServer({ provider: 'embedded', config });
  provider = `http://localhost:${identity}`;
});
afterAll(() => server.close());

/** Sends these bytes, and reads what comes until the server hangs up. */
async function send(origin: string, bytes: string): Promise<{ status: number; head: string; body: string }> {
  const { hostname, port } = new URL(origin);
  const socket = connect(Number(port), hostname);
  await once(socket, 'connect');
  socket.write(bytes);
  const reply = await text(socket);
  const [head = '', body = ''] = reply.split(/\r\n\r\n/);
  return { status: Number(/^HTTP\/1\.1 (\d+)/.exec(head)?.[1]), head: head.toLowerCase(), body };
}

const get = (target: string) => `GET ${target} HTTP/1.1\r\nhost: localhost\r\nconnection: close\r\n\r\n`;

/** What is no request, and how it is refused. */
const REFUSED = [
  ['a backslash', get('/\\evil.test'), 400, 'malformed_request'],
  ['no path', get('evil'), 400, 'malformed_request'],
  ['an absolute address that is none', get('http://'), 400, 'malformed_request'],
  ['a foreign host that is none', 'GET / HTTP/1.1\r\nhost: a b\r\n\r\n', 400, 'malformed_request'],
  ['no host', 'GET / HTTP/1.1\r\nconnection: close\r\n\r\n', 400, 'malformed_request'],
  ['an unknown method', 'STEAL / HTTP/1.1\r\nhost: localhost\r\n\r\n', 400, 'malformed_request'],
  ['no HTTP', 'hello\r\n\r\n', 400, 'malformed_request'],
  ['an address of 20 KB', get(`/${'a'.repeat(20_000)}`), 431, 'too_large'],
  [
    'an expectation',
    'GET / HTTP/1.1\r\nhost: localhost\r\nexpect: cake\r\nconnection: close\r\n\r\n',
    417,
    'unmet_expectation',
  ],
] as const;

/** Headers of all replies. */
const SAFE = [
  /\r\ncontent-security-policy: default-src 'none';.*frame-ancestors 'none'/,
  /\r\nx-content-type-options: nosniff/,
  /\r\nreferrer-policy: /,
  /\r\ncross-origin-opener-policy: same-origin/,
];

describe('SEC-1: what is no request is refused with the security headers, in the form of errors', () => {
  test.each(REFUSED)('%s', async (_, bytes, status, code) => {
    const reply = await send(server.address, bytes);
    for (const header of SAFE) expect(reply.head).toMatch(header);
    expect(reply.head).toContain('\r\ncontent-type: application/json');
    expect(JSON.parse(reply.body)).toEqual({ code, text: expect.stringMatching(/\.$/) });
    expect(reply.status).toBe(status);
  });

  test('an address that is odd but one, is replied to like others', async () => {
    for (const target of [
      '//',
      '//evil.test/',
      '/%',
      '/%ff',
      'http://evil.test/',
      '/api//',
      '/..%2f',
      '/%5cevil.test',
    ]) {
      const reply = await send(server.address, get(target));
      for (const header of SAFE.slice(1)) expect(reply.head, target).toMatch(header);
      expect(reply.head, target).toContain('\r\ncontent-security-policy: ');
      expect(reply.head, target).not.toContain('\r\nlocation: ');
    }
    expect((await send(server.address, 'GET / HTTP/1.0\r\n\r\n')).status).toBe(200);
  });

  test('the provider refuses so, too, also what is for another host', async () => {
    const broken = await send(provider, 'STEAL / HTTP/1.1\r\n\r\n');
    for (const header of SAFE) expect(broken.head).toMatch(header);
    expect([broken.status, JSON.parse(broken.body).code]).toEqual([400, 'malformed_request']);
    const foreign = await send(provider, get('/').replace('localhost', 'evil.test'));
    for (const header of SAFE) expect(foreign.head).toMatch(header);
    expect(foreign.status).toBe(421);
  });

  test('a reply that has begun gets nothing more', async () => {
    const app = new Hono().get('/', (c) =>
      c.body(new ReadableStream({ start: (parts) => parts.enqueue(Buffer.from('begun')) })),
    );
    const listener = await listen(app, 0, 'PORT', '127.0.0.1', server.origin);
    const socket = connect(Number(new URL(listener.origin).port), '127.0.0.1');
    socket.write('GET / HTTP/1.1\r\nhost: localhost\r\n\r\n');
    let reply = '';
    for await (const part of socket) {
      if (reply === '') socket.write('STEAL / HTTP/1.1\r\n\r\n');
      reply += part;
    }
    expect(reply.match(/HTTP\/1\.1/g)).toHaveLength(1);
    await listener.close();
  });
});
