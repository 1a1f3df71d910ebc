import { randomUUID } from 'node:crypto';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { get } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { createClient, widgetReplies } from '@parley/api';
import { WIDGET_GRANT_RENEWABLE_SECONDS, WIDGET_GRANT_SECONDS, type WidgetLook } from '@parley/model';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { cleanUp } from '../database/cleanUp.ts';
import { assistants, grantHolders, rateLimits } from '../database/schema.ts';
import { HOST_PAGE_ASSISTANT, HOST_PAGE_WIDGET_KEY } from '../seed/demo.ts';
import { refusalOf, startTestServer, type TestServer } from '../testing/testServer.ts';
import { NEW_FRAMES_WITHOUT_SITE } from './grantHolders.ts';
import { createWidgetGrants } from './widgetGrants.ts';

const SCRIPT = 'console.log("portal");'.repeat(20);
const HTML = { accept: 'text/html,application/xhtml+xml,*/*;q=0.8' };
let folder: string;
let server: TestServer;

/** Builds as Vite leaves them, with things beside them that nobody may get. */
const FILES: Record<string, string | Buffer> = {
  'portal/index.html': '<!doctype html><title>Parley</title>',
  'portal/index.html.br': brotliCompressSync('<!doctype html><title>Parley</title>'),
  'portal/favicon.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
  'portal/assets/index-D4bCx_9a.js': SCRIPT,
  'portal/assets/index-D4bCx_9a.js.br': brotliCompressSync(SCRIPT),
  'portal/assets/index-D4bCx_9a.js.map': '{}',
  'portal/.env': 'SECRET=1',
  'portal/.git/config': '[core]',
  'secret.txt': 'outside',
  'widget/widget.js': 'void 0;',
  'widget/widget-chat.html':
    '<!doctype html><meta name="parley-grant" content=""><meta name="parley-key" content=""><meta name="parley-theme" content=""><title>Chat</title>',
  'widget/frame-Ab3dEf9h.js': 'void 1;',
};

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'parley-http-'));
  for (const [name, content] of Object.entries(FILES)) {
    await mkdir(join(folder, name, '..'), { recursive: true });
    await writeFile(join(folder, name), content);
  }
  server = await startTestServer({
    folders: { portal: join(folder, 'portal'), widget: join(folder, 'widget') },
  });
});
afterAll(async () => {
  await server.close();
  await rm(folder, { recursive: true });
});

const load = (path: string, headers: Record<string, string> = {}) => fetch(server.origin + path, { headers });
const policyOf = (response: Response) => response.headers.get('content-security-policy') ?? '';

/** Sends a path unchanged: `fetch` would normalise it first. */
function loadRaw(path: string): Promise<number> {
  return new Promise((resolve, reject) => {
    get({ host: '127.0.0.1', port: new URL(server.origin).port, path, headers: HTML }, (reply) => {
      reply.resume();
      resolve(reply.statusCode ?? 0);
    }).on('error', reject);
  });
}

describe('CMD-5: the portal', () => {
  test.each(['/', '/users', '/assistants/chat/5f0c8f4e-52f5-4f0c-9d53-1a6a4c6b7e01', '/no/such/page'])(
    'is the same page at %s',
    async (path) => {
      const response = await load(path, HTML);
      expect(response.status).toBe(200);
      expect(await response.text()).toBe(FILES['portal/index.html']);
      expect(response.headers.get('cache-control')).toBe('no-cache');
    },
  );

  test.each([
    '/assets/missing.js',
    '/assets/index-D4bCx_9a.js.map',
    '/assets/index-D4bCx_9a.js.br',
    '/assets/',
    '/.env',
    '/.git/config',
    '/missing.png',
  ])('T18: %s is 404, never the page, also for a navigation', async (path) => {
    const response = await load(path, HTML);
    expect(response.status).toBe(404);
    const text = await response.text();
    expect(text).toContain('The page you are looking for isn&#39;t here');
    expect(text).not.toContain('<script');
    expect(await (await load(path)).text()).toBe('Not found.');
  });

  test.each([
    ['/assistants/edit/%00', 400],
    ['/assistants/edit/%FF', 400],
    ['/assistants/chat/..%2F..', 404],
    ['/about.html?ui_locales=de', 404],
  ])(
    'T17: who opens %s reads in a page of ours that there is none, with the way back',
    async (path, status) => {
      const response = await load(path, HTML);
      expect([response.status, response.headers.get('content-type')]).toEqual([
        status,
        'text/html; charset=UTF-8',
      ]);
      expect(await response.text()).toMatch(/<h1>(The page you|Die gesuchte).*href="\/"/s);
    },
  );

  test.each(['/../secret.txt', '/assets/../../secret.txt', '/..%2fsecret.txt', '/%2e%2e/secret.txt'])(
    'T17: %s does not leave the folder',
    async (path) => {
      expect(await loadRaw(path)).toBe(404);
    },
  );

  test('T18: a script’s request for a page that is no file is 404', async () => {
    expect((await load('/users', { accept: '*/*' })).status).toBe(404);
  });

  test('PERF-2: hashed files come compressed and stay in the cache for ever', async () => {
    const response = await load('/assets/index-D4bCx_9a.js', { 'accept-encoding': 'gzip, br' });
    expect(response.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    expect(response.headers.get('content-encoding')).toBe('br');
    expect(response.headers.get('content-type')).toContain('javascript');
    expect(await response.text()).toBe(SCRIPT);
    const plain = await load('/assets/index-D4bCx_9a.js', { 'accept-encoding': 'br;q=0' });
    expect(plain.headers.get('content-encoding')).toBeNull();
    expect(await plain.text()).toBe(SCRIPT);
  });

  test('PERF-2: a reply of the API says its length, and is compressed where that is worth it', async () => {
    const admin = await server.headersOf('admin@acme.test');
    const call = async (path: string, encoding: string) => {
      const { headers } = await load(path, { ...admin, 'accept-encoding': encoding });
      return ['content-encoding', 'content-length', 'vary'].map((name) => headers.get(name));
    };
    const length = expect.stringMatching(/^\d+$/);
    const vary = 'Accept-Encoding';
    expect(await call('/api/User/GetUserSettings', 'gzip')).toEqual([null, length, vary]);
    expect(await call('/api/Assistant/GetAssistants', 'identity')).toEqual([null, length, vary]);
    expect(await call('/api/Assistant/GetAssistants', 'gzip')).toEqual(['gzip', null, vary]);
  });

  test('PERF-2: what has not changed is not sent again', async () => {
    const etag = (await load('/', HTML)).headers.get('etag') ?? '';
    const again = await load('/', { ...HTML, 'if-none-match': etag });
    expect([again.status, await again.text()]).toEqual([304, '']);
  });

  test('a newer build is served without a new start', async () => {
    await writeFile(join(folder, 'portal/favicon.svg'), '<svg/>');
    await load('/favicon.svg');
    await writeFile(join(folder, 'portal/favicon.svg'), '<svg id="new"/>');
    expect(await (await load('/favicon.svg')).text()).toBe('<svg id="new"/>');
  });

  test('is told where everything is by config.json', async () => {
    const { issuer, audience } = server.issuer;
    expect(await (await load('/config.json')).json()).toEqual({
      apiBaseUrl: '',
      identity: {
        kind: 'external',
        issuerBaseUrl: issuer.replace(/\/$/, ''),
        clientId: 'test',
        baseUrl: server.origin,
        audience,
        scope: 'openid profile email offline_access read:portal admin:portal',
      },
      supportEmail: 'support@parley.test',
    });
  });
});

describe('SEC-1: headers', () => {
  test.each([
    '/',
    '/assets/index-D4bCx_9a.js',
    '/assets/missing.js',
    '/config.json',
    '/api/openapi.json',
    '/api/nothing',
    '/billing-sandbox/portal/x',
  ])('T8: %s cannot be framed, sniffed or used from elsewhere', async (path) => {
    const response = await load(path, HTML);
    expect(policyOf(response)).toContain("frame-ancestors 'none'");
    expect(policyOf(response)).not.toMatch(/unsafe|\*/);
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'no-referrer',
      'cross-origin-opener-policy': expect.stringMatching(/^same-origin(-allow-popups)?$/),
      'cross-origin-resource-policy': 'same-origin',
      'permissions-policy': expect.stringContaining('camera=()'),
    });
    expect(response.headers.has('strict-transport-security')).toBe(false);
  });

  test('the portal runs its own scripts only, and talks to the API and the identity provider only', async () => {
    const issuer = server.issuer.issuer.replace(/\/$/, '');
    const directives = policyOf(await load('/', HTML)).split('; ');
    expect(directives).toEqual(
      expect.arrayContaining([
        "default-src 'none'",
        "script-src 'self'",
        "style-src 'self'",
        `connect-src 'self' ${issuer}`,
        `frame-src ${issuer}`,
        "base-uri 'none'",
        "require-trusted-types-for 'script'",
        "trusted-types 'none'",
      ]),
    );
  });

  test('under TLS no page names plain http, and browsers are told to stay there', async () => {
    const secure = await startTestServer({
      folders: { portal: join(folder, 'portal'), widget: join(folder, 'widget') },
      config: {
        origin: 'https://portal.test',
        identity: { kind: 'external', issuer: 'https://id.test/', audience: 'api', clientId: 'test' },
      },
    });
    const set = (allowedDomains: string[]) =>
      secure.database.db
        .update(assistants)
        .set({ allowedDomains })
        .where(eq(assistants.id, HOST_PAGE_ASSISTANT));
    await set(['http://shop.test', 'cafe.test']);
    for (const path of [
      '/',
      `/widget-chat/${HOST_PAGE_ASSISTANT}`,
      '/config.json',
      '/api/nothing',
      '/widget.js',
    ]) {
      const { headers } = await fetch(secure.address + path, { headers: HTML });
      expect(headers.get('strict-transport-security'), path).toBe('max-age=63072000; includeSubDomains');
      expect(
        [...headers].filter(([, value]) => value.includes('http:')),
        path,
      ).toEqual([]);
    }
    const reply = await fetch(`${secure.address}/widget-chat/${HOST_PAGE_ASSISTANT}`, { headers: HTML });
    expect(policyOf(reply)).toMatch(/frame-ancestors https:\/\/shop\.test cafe\.test(;|$)/);
    await secure.close();
  });

  test('the server’s own pages run no script', async () => {
    const response = await load('/verify-email/x');
    expect(response.headers.get('content-type')).toContain('text/html');
    expect(policyOf(response)).toContain("default-src 'none'");
    expect(policyOf(response)).not.toContain('script-src');
  });
});

describe('WG-4: the widget', () => {
  const chat = (guid: string) => load(`/widget-chat/${guid}`, HTML);
  const draft = 'a55150a0-0000-4000-8000-000000000003';
  const set = (values: Partial<typeof assistants.$inferInsert>) =>
    server.database.db.update(assistants).set(values).where(eq(assistants.id, HOST_PAGE_ASSISTANT));

  test('WG-1: its loader and its files come from here, the loader to any page', async () => {
    const loader = await load('/widget.js');
    expect(loader.headers.get('content-type')).toContain('javascript');
    expect(loader.headers.get('cross-origin-resource-policy')).toBe('cross-origin');
    expect(loader.headers.get('cache-control')).toBe('no-cache');
    const file = await load('/widget-chat-assets/frame-Ab3dEf9h.js');
    expect(file.headers.get('cache-control')).toContain('immutable');
    expect((await load('/widget-chat-assets/missing.js', HTML)).status).toBe(404);
  });

  test('the demo assistant may be framed by localhost and its shop, and by nothing else', async () => {
    const { headers } = await chat(HOST_PAGE_ASSISTANT);
    expect(headers.get('cross-origin-embedder-policy')).toBe('require-corp');
    expect(headers.get('cross-origin-resource-policy')).toBe('cross-origin');
    const policy = headers.get('content-security-policy') ?? '';
    expect(policy).toMatch(/frame-ancestors http:\/\/localhost:\* shop\.acme\.test(;|$)/);
    expect(policy).toContain("connect-src 'self';");
  });

  test('T9: draft, unknown, empty list and paused are the same page that nobody may frame', async () => {
    const replies = [
      await chat(draft),
      await chat('5f0c8f4e-52f5-4f0c-9d53-1a6a4c6b7e01'),
      await chat('nonsense'),
    ];
    await set({ status: 'paused' });
    replies.push(await chat(HOST_PAGE_ASSISTANT));
    await set({ status: 'published', allowedDomains: [] });
    replies.push(await chat(HOST_PAGE_ASSISTANT));
    await set({ allowedDomains: ['http://localhost:*'] });
    for (const reply of replies) {
      expect(reply.status).toBe(200);
      expect(policyOf(reply)).toContain("frame-ancestors 'none'");
      expect(await reply.text()).toBe(FILES['widget/widget-chat.html']);
    }
  });

  test('a list entry that is no site opens nothing', async () => {
    await set({
      allowedDomains: ['*', "https: 'self'", 'https://a.test; script-src *', 'https://*.shop.test'],
    });
    expect(policyOf(await chat(HOST_PAGE_ASSISTANT))).toMatch(
      /frame-ancestors https:\/\/\*\.shop\.test(;|$)/,
    );
    await set({ allowedDomains: ['http://localhost:*'] });
  });
});

describe('WG-8: the grant of the frame', () => {
  const SITE = 'http://localhost:4002';
  const key = { 'x-widget-key': HOST_PAGE_WIDGET_KEY, 'x-client-id': '11111111-1111-4111-8111-111111111111' };
  /** The grant in the document, as a browser asks for it; '' where there is none. */
  const grantOf = (headers: Record<string, string>, guid?: string) =>
    writtenIn('parley-grant', headers, guid);
  async function writtenIn(
    name: string,
    headers: Record<string, string>,
    guid: string = HOST_PAGE_ASSISTANT,
  ): Promise<string> {
    const reply = await load(`/widget-chat/${guid}`, { 'sec-fetch-dest': 'iframe', ...headers });
    expect(reply.headers.get('cache-control')).toBe('no-store');
    return new RegExp(`name="${name}" content="([^"]*)"`).exec(await reply.text())?.[1] ?? '';
  }
  const call = (
    grant: string,
    name: 'getWidgetAssistant' | 'renewWidgetGrant' = 'getWidgetAssistant',
    clientId = key['x-client-id'],
  ) => {
    const headers = async () => ({ ...key, 'x-client-id': clientId, 'x-widget-grant': grant });
    const client = createClient({ baseUrl: server.origin, credentials: headers, replies: widgetReplies });
    return client.call(name);
  };
  const refused = { status: 403, code: 'widget_grant' };
  const set = (values: Partial<typeof assistants.$inferInsert>) =>
    server.database.db.update(assistants).set(values).where(eq(assistants.id, HOST_PAGE_ASSISTANT));

  test('T9: a stolen key alone is 403, with any origin and referrer', async () => {
    for (const from of [
      {},
      { origin: 'https://evil.test', referer: 'https://evil.test/' },
      { origin: SITE },
    ]) {
      const reply = await load('/api/Widget/GetAssistant', { ...key, ...from });
      expect([reply.status, (await reply.json()).code]).toEqual([403, 'widget_grant']);
    }
  });

  test('T9: a document for another site, for no frame, or for what nobody may frame carries none', async () => {
    const withNone = [
      grantOf({ referer: 'https://evil.test/' }),
      grantOf({ referer: 'nonsense' }),
      grantOf({ referer: `${SITE}/`, 'sec-fetch-dest': 'document' }),
      grantOf({ referer: `${SITE}/`, 'sec-fetch-dest': 'empty' }),
      grantOf({ referer: `${SITE}/` }, 'a55150a0-0000-4000-8000-000000000003'),
      grantOf({ referer: `${SITE}/` }, 'nonsense'),
      grantOf({}, 'nonsense'),
    ];
    expect(new Set(await Promise.all(withNone))).toEqual(new Set(['']));
  });

  test('a frame on a site of the assistant may call, also where the browser withholds the site', async () => {
    const { assistantGuid } = (await call(await grantOf({ referer: `${SITE}/` }))) as {
      assistantGuid: string;
    };
    expect(assistantGuid).toBe(HOST_PAGE_ASSISTANT);
    await call(await grantOf({}));
  });

  test('AS-5: an iframe of the site’s own gets the key, and nobody whose site is not known to be allowed', async () => {
    const keyOf = (headers: Record<string, string>) => writtenIn('parley-key', headers);
    expect(await keyOf({ referer: `${SITE}/` })).toBe(HOST_PAGE_WIDGET_KEY);
    expect(await keyOf({})).toBe('');
    expect(await keyOf({ referer: 'https://evil.test/' })).toBe('');
    expect(await keyOf({ referer: `${SITE}/`, 'sec-fetch-dest': 'document' })).toBe('');
  });

  test('AS-5, T9: a frame that may show the chat knows its theme at once, and no other does', async () => {
    const themeOf = (headers: Record<string, string>) => writtenIn('parley-theme', headers);
    const look: WidgetLook = {
      ...{ position: 'bottom-end', size: 'small', color: '#0f766e', textColor: '#ffffff' },
      ...{ theme: 'dark', launcherLabel: '', autoOpenSeconds: null },
    };
    await set({ widget: look });
    expect(await themeOf({ referer: `${SITE}/` })).toBe('dark');
    expect(await themeOf({ referer: 'https://evil.test/' })).toBe('');
    await set({ status: 'paused' });
    expect(await themeOf({ referer: `${SITE}/` })).toBe('');
    await set({ status: 'published', widget: null });
    expect(await themeOf({ referer: `${SITE}/` })).toBe('');
  });

  test('T9: a grant that was changed, or is another assistant’s, is 403', async () => {
    const grant = await grantOf({ referer: `${SITE}/` });
    const [head, , signature] = grant.split('.');
    const forged = Buffer.from(JSON.stringify({ site: SITE, sub: HOST_PAGE_ASSISTANT, aud: 'widget' }));
    expect(await refusalOf(call(`${head}.${forged.toString('base64url')}.${signature}`))).toMatchObject(
      refused,
    );
    expect(await refusalOf(call('nonsense'))).toMatchObject(refused);
    const { id } = (await server.database.db.query.assistants.findFirst({
      where: (row, { and, ne, eq: is }) => and(ne(row.id, HOST_PAGE_ASSISTANT), is(row.status, 'published')),
    })) ?? { id: '' };
    const others = await createWidgetGrants(server.database, server.clock);
    expect(
      await refusalOf(call(await others.issue({ assistantId: id, site: SITE, domains: [], clientId: null }))),
    ).toMatchObject(refused);
  });

  test('a site that is taken off the list loses the chats that are open there', async () => {
    const [grant, withheld] = [await grantOf({ referer: `${SITE}/` }), await grantOf({})];
    await set({ allowedDomains: ['https://shop.test'] });
    expect(await refusalOf(call(grant))).toMatchObject(refused);
    await set({ allowedDomains: [] });
    expect(await refusalOf(call(withheld))).toMatchObject(refused);
    expect(await refusalOf(call(withheld, 'renewWidgetGrant'))).toMatchObject(refused);
    await set({ allowedDomains: ['http://localhost:*'] });
  });

  test('a grant without a site lasts as long as none of the domains that it may be of is taken off', async () => {
    const domains = ['http://localhost:*', 'https://shop.test'];
    await set({ allowedDomains: domains });
    const grant = await grantOf({});
    const renewed = ((await call(grant, 'renewWidgetGrant')) as { grant: string }).grant;
    await set({ allowedDomains: [...domains, 'https://new.test'].reverse() });
    await call(grant);
    await call(renewed);
    await set({ allowedDomains: ['http://localhost:*', 'https://new.test'] });
    for (const one of [grant, renewed]) {
      expect(await refusalOf(call(one))).toMatchObject(refused);
      expect(await refusalOf(call(one, 'renewWidgetGrant'))).toMatchObject(refused);
    }
    await set({ allowedDomains: ['http://localhost:*'] });
  });

  test('it is the visitor’s who called with it first, also once it is renewed', async () => {
    const other = randomUUID();
    const grant = await grantOf({ referer: `${SITE}/` });
    const together = await Promise.allSettled([call(grant), call(grant), call(grant)]);
    expect(together.map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled', 'fulfilled']);
    const renewed = ((await call(grant, 'renewWidgetGrant')) as { grant: string }).grant;
    await call(renewed);
    for (const one of [grant, renewed]) {
      expect(await refusalOf(call(one, 'getWidgetAssistant', other))).toMatchObject(refused);
      expect(await refusalOf(call(one, 'renewWidgetGrant', other))).toMatchObject(refused);
    }
    await call(await grantOf({ referer: `${SITE}/` }), 'getWidgetAssistant', other);
    server.clock.advance((WIDGET_GRANT_SECONDS + WIDGET_GRANT_RENEWABLE_SECONDS) * 1000 + 1);
    await cleanUp(server.database, server.clock);
    expect(await server.database.db.$count(grantHolders)).toBe(0);
  });

  test('T9: an address begins with few frames whose site nobody knows, and others go on', async () => {
    const begin = async (headers: Record<string, string>) =>
      call(await grantOf(headers), 'getWidgetAssistant', randomUUID());
    const known = await grantOf({});
    await call(known);
    await server.database.db.delete(rateLimits);
    for (let count = 0; count < NEW_FRAMES_WITHOUT_SITE.max; count += 1) await begin({});
    expect(await refusalOf(begin({}))).toMatchObject({ status: 429, code: 'too_many_requests' });
    await call(known);
    await begin({ referer: `${SITE}/` });
    server.clock.advance(NEW_FRAMES_WITHOUT_SITE.windowSeconds * 1000);
    await begin({});
  });

  test('it ends after an hour, and is exchanged for a new one for a week', async () => {
    const grant = await grantOf({ referer: `${SITE}/` });
    server.clock.advance(WIDGET_GRANT_SECONDS * 1000);
    expect(await refusalOf(call(grant))).toMatchObject(refused);
    const renewed = (await call(grant, 'renewWidgetGrant')) as { grant: string };
    await call(renewed.grant);
    server.clock.advance(WIDGET_GRANT_RENEWABLE_SECONDS * 1000);
    expect(await refusalOf(call(grant, 'renewWidgetGrant'))).toMatchObject(refused);
  });
});

test('AS-5, WG-6, T9: a launcher learns the published look on a listed site, and elsewhere that there is no chat', async () => {
  const look: WidgetLook = {
    position: 'bottom-start',
    size: 'large',
    theme: 'dark',
    color: '#0f766e',
    textColor: '#ffffff',
    launcherLabel: 'Ask us',
    autoOpenSeconds: null,
  };
  const { db } = server.database;
  const load = async (guid: string, origin = 'http://localhost:4002') => {
    const reply = await fetch(`${server.origin}/widget-chat/${guid}/look.js`, { headers: { origin } });
    expect(reply.status).toBe(200);
    expect(reply.headers.get('content-type')).toBe('text/javascript; charset=utf-8');
    expect(reply.headers.get('access-control-allow-origin')).toBe('*');
    expect(reply.headers.get('vary')).toMatch(/origin/i);
    const [, json = '', isAvailable = ''] =
      /^export default (.*);export const isAvailable = (.*);$/.exec(await reply.text()) ?? [];
    return { look: JSON.parse(json) as unknown, isAvailable: JSON.parse(isAvailable) as unknown };
  };
  const set = (changes: Partial<typeof assistants.$inferInsert>) =>
    db.update(assistants).set(changes).where(eq(assistants.id, HOST_PAGE_ASSISTANT));

  const unavailable = { look: null, isAvailable: false };
  expect(await load(HOST_PAGE_ASSISTANT)).toEqual({ look: null, isAvailable: true });
  await set({ widget: look });
  expect(await load(HOST_PAGE_ASSISTANT)).toEqual({ look, isAvailable: true });
  for (const origin of ['https://elsewhere.test', 'null']) {
    expect(await load(HOST_PAGE_ASSISTANT, origin), origin).toEqual(unavailable);
  }
  await set({ allowedDomains: [] });
  expect(await load(HOST_PAGE_ASSISTANT)).toEqual(unavailable);
  await set({ allowedDomains: ['http://localhost:*'], status: 'paused' });
  expect(await load(HOST_PAGE_ASSISTANT)).toEqual(unavailable);
  expect(await load('nothing')).toEqual(unavailable);
  await set({ status: 'published', widget: null });
});

test('CMD-1: the host page embeds the widget by its snippet, under a strict policy of its own', async () => {
  const response = await fetch(server.hostPage);
  expect(policyOf(response)).toContain(`script-src ${server.origin}; style-src 'self'`);
  expect(policyOf(response)).not.toContain('unsafe');
  const page = await response.text();
  expect(page).toContain(
    `<script async src="${server.origin}/widget.js" data-assistant="${HOST_PAGE_ASSISTANT}" data-widget-key="${HOST_PAGE_WIDGET_KEY}"></script>`,
  );
  expect(page).not.toMatch(/ style=|<style/);
  expect((await fetch(`${server.hostPage}/shop.css`)).headers.get('content-type')).toContain('text/css');
});
