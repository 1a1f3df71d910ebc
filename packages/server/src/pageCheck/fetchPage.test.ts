import { once } from 'node:events';
import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo, LookupFunction } from 'node:net';
import { createGzip } from 'node:zlib';
import { afterEach, expect, test } from 'vitest';
import { createFetchPage, PageFailure } from './fetchPage.ts';

const MEGABYTE = 1024 * 1024;
const HTML = { 'content-type': 'text/html; charset=utf-8' };

const servers: Server[] = [];
afterEach(() => {
  for (const server of servers.splice(0)) {
    server.closeAllConnections();
    server.close();
  }
});

/** A site of this machine. @returns its origin */
async function serve(listener: RequestListener): Promise<string> {
  const server = createServer(listener);
  servers.push(server);
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

/** Names of a network that is not public, as its DNS would say. */
const find = ((name, { all }, found) => {
  const address = { 'inside.test': '10.0.0.7', 'loop.test': '127.0.0.2' }[name];
  if (!address) return found(Object.assign(new Error(name), { code: 'ENOTFOUND' }), '');
  return all ? found(null, [{ address, family: 4 }]) : found(null, address, 4);
}) as LookupFunction;

const ofOwnMachine = createFetchPage({ ownMachine: true, find, milliseconds: 1500 });
const ofOthers = createFetchPage({ ownMachine: false, find, milliseconds: 1500 });

/** Why a page could not be had. */
const failure = (fetched: Promise<unknown>) =>
  fetched.then(
    () => 'none',
    (cause: unknown) => (cause instanceof PageFailure ? cause.code : cause),
  );

const INSIDE = [
  ['page.private', 'http://127.0.0.1/'],
  ['page.private', 'http://2130706433/'],
  ['page.private', 'http://0.0.0.0/'],
  ['page.private', 'http://10.0.0.1/'],
  ['page.private', 'http://172.16.0.1/'],
  ['page.private', 'https://192.168.1.1/'],
  ['page.private', 'http://100.64.0.1/'],
  ['page.private', 'http://169.254.169.254/latest/meta-data/'],
  ['page.private', 'http://[::1]/'],
  ['page.private', 'http://[::ffff:127.0.0.1]/'],
  ['page.private', 'http://[::127.0.0.1]/'],
  ['page.private', 'http://[::ffff:169.254.169.254]/'],
  ['page.private', 'http://[fd00:ec2::254]/'],
  ['page.private', 'http://[fe80::1]/'],
  ['page.private', 'http://[64:ff9b::a00:1]/'],
  ['page.noServer', 'http://inside.test/'],
  ['page.noServer', 'https://inside.test/'],
  ['page.noServer', 'http://loop.test/'],
  ['page.noServer', 'http://unknown.test/'],
] as const;

test.each(INSIDE)('WG-7: %s: a page at %s is not asked for', async (code, address) => {
  expect(await failure(ofOthers(address))).toBe(code);
});

test.each(INSIDE.filter(([, address]) => !/\/\/(127\.0\.0\.1|2130706433|\[::1\])\//.test(address)))(
  'WG-7: %s: no page leads to %s',
  async (code, location) => {
    const origin = await serve((_, reply) => reply.writeHead(302, { location }).end());
    expect(await failure(ofOwnMachine(origin))).toBe(code);
  },
);

test('WG-7: no connection is made to another address of the own machine', async () => {
  let asked = 0;
  const secret = createServer((_, reply) => {
    asked += 1;
    reply.end();
  });
  servers.push(secret);
  secret.listen(0, '0.0.0.0');
  await once(secret, 'listening');
  const { port } = secret.address() as AddressInfo;
  expect(await failure(ofOthers(`http://127.0.0.1:${port}/`))).toBe('page.elsewhere');
  for (const host of ['[::ffff:127.0.0.1]', '127.0.0.2', 'loop.test', '0.0.0.0']) {
    const origin = await serve((_, reply) =>
      reply.writeHead(307, { location: `http://${host}:${port}` }).end(),
    );
    expect(await failure(ofOwnMachine(origin))).toBe('page.elsewhere');
  }
  expect(asked).toBe(0);
});

test.each([
  'http://user:password@shop.example.com/',
  'http://shop.example.com:22/',
  'http://shop.example.com:8443/',
  'ftp://shop.example.com/',
  'file:///etc/passwd',
  'javascript:alert(1)',
])('WG-7: a redirect to %s is not followed', async (location) => {
  const origin = await serve((_, reply) => reply.writeHead(301, { location }).end());
  expect(await failure(ofOwnMachine(origin))).toBe('page.elsewhere');
});

test('WG-7: redirects are followed up to five, without cookies', async () => {
  const cookies: unknown[] = [];
  const origin = await serve(({ url, headers }, reply) => {
    cookies.push(headers.cookie, headers.authorization);
    const left = Number(url?.slice(1));
    if (left === 0) return reply.writeHead(200, HTML).end('<p>There');
    reply.writeHead(302, { location: `/${left - 1}`, 'set-cookie': 'a=b' }).end();
  });
  expect(await ofOwnMachine(`${origin}/5`)).toMatchObject({ redirects: 5, html: '<p>There', isWhole: true });
  expect(await failure(ofOwnMachine(`${origin}/6`))).toBe('page.loop');
  expect(new Set(cookies)).toEqual(new Set([undefined]));
});

test('WG-7: of 400 MB no more than 2 MB are read', async () => {
  let sent = 0;
  let isGone = false;
  const piece = Buffer.alloc(MEGABYTE, 'x');
  const origin = await serve(async (_, reply) => {
    reply.writeHead(200, HTML);
    const gone = once(reply, 'close').then(() => {
      isGone = true;
    });
    for (let left = 400; left > 0 && !isGone; left -= 1) {
      if (!reply.write(piece)) await Promise.race([once(reply, 'drain'), gone]);
      sent += MEGABYTE;
    }
    reply.end();
  });
  const page = await ofOwnMachine(origin);
  expect(page.html).toHaveLength(2 * MEGABYTE);
  expect(page.isWhole).toBe(false);
  await expect.poll(() => isGone).toBe(true);
  expect(sent).toBeLessThan(40 * MEGABYTE);
});

test('WG-7: a bomb of gzip is read no further either', async () => {
  let isGone = false;
  const origin = await serve(async (_, reply) => {
    reply.writeHead(200, { ...HTML, 'content-encoding': 'gzip' });
    const gone = once(reply, 'close').then(() => {
      isGone = true;
    });
    const zip = createGzip();
    zip.pipe(reply);
    for (let left = 400; left > 0 && !isGone; left -= 1) {
      if (!zip.write(Buffer.alloc(MEGABYTE))) await Promise.race([once(zip, 'drain'), gone]);
    }
    zip.end();
  });
  const page = await ofOwnMachine(origin);
  expect(page.html).toHaveLength(2 * MEGABYTE);
  await expect.poll(() => isGone).toBe(true);
});

test('WG-7: a page that comes slowly is given up', async () => {
  const origin = await serve((_, reply) => {
    reply.writeHead(200, HTML);
    const drip = setInterval(() => reply.write(' '), 50);
    reply.on('close', () => clearInterval(drip));
  });
  expect(await failure(ofOwnMachine(origin))).toBe('page.timeout');
});

test.each([
  ['page.status', 404, HTML, 'Nothing'],
  ['page.status', 500, HTML, 'Broken'],
  ['page.noHtml', 200, { 'content-type': 'application/json' }, '{}'],
  ['page.noHtml', 200, {}, 'what'],
  ['page.unreadable', 200, { ...HTML, 'content-encoding': 'gzip' }, 'no gzip'],
  ['page.unreadable', 200, { ...HTML, 'content-encoding': 'zstd' }, 'no zstd'],
] as const)('WG-7: %s for %s %o', async (code, status, headers, body) => {
  const origin = await serve((_, reply) => reply.writeHead(status, headers).end(body));
  expect(await failure(ofOwnMachine(origin))).toBe(code);
});

test('WG-7: nobody listening, and a server without TLS, are told apart', async () => {
  const origin = await serve((_, reply) => reply.end());
  expect(await failure(ofOwnMachine(origin.replace('http:', 'https:')))).toBe('page.certificate');
  const [server] = servers.splice(0);
  await new Promise((resolve) => server?.close(resolve));
  expect(await failure(ofOwnMachine(origin))).toBe('page.connection');
});
