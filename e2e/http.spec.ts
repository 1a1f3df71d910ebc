import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { specifiedCalls } from '@parley/api/examples';
import { type APIRequestContext, expect, test } from '@playwright/test';
import { hostPageOrigin, identityOrigin, portalOrigin, signIn } from './portal.ts';
import { HOST_PAGE_ASSISTANT, HOST_PAGE_WIDGET_KEY } from './widget.ts';

const page = { accept: 'text/html' };
const built = readdirSync(join(import.meta.dirname, '../packages/portal/dist/assets'));
const script = built.find((name) => name.endsWith('.js'));

const addresses = [
  '/',
  '/assistants/chat/some-assistant',
  '/no-such-page',
  '/assets/missing.js',
  `/assets/${script}`,
  '/config.json',
  '/api/openapi.json',
  '/api/Assistant/GetAssistants',
  '/api/no-such-call',
  '/widget.js',
  '/widget-error',
];

for (const address of addresses) {
  test(`T8: ${address} carries every header of a careful site`, async ({ request }) => {
    const headers = (await request.get(address, { headers: page })).headers();
    const policy = headers['content-security-policy'] ?? '';
    expect(policy).toContain("default-src 'none'");
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy).not.toMatch(/unsafe-inline|unsafe-eval|\*|http:(?!\/\/localhost)/);
    expect(headers['x-content-type-options']).toBe('nosniff');
    expect(headers['referrer-policy']).toBe('no-referrer');
    expect(headers['permissions-policy']).toContain('microphone=()');
    // The portal's own windows answer to it: the provider's, in which a user signs in once more.
    expect(headers['cross-origin-opener-policy']).toMatch(/^same-origin(-allow-popups)?$/);
    // Over plain http it would be meaningless, and on localhost harmful.
    expect(headers['strict-transport-security']).toBeUndefined();
  });
}

test("faults: the portal's own pages demand trusted types and allow scripts from itself alone", async ({
  request,
}) => {
  const policy = (await request.get('/', { headers: page })).headers()['content-security-policy'] ?? '';
  expect(policy.split('; ')).toEqual(
    expect.arrayContaining([
      "script-src 'self'",
      // Its own words of loading are styled in the page: by their hash, nothing else.
      expect.stringMatching(/^style-src 'self' 'sha256-[\w+/]{43}='$/),
      "require-trusted-types-for 'script'",
      "trusted-types 'none'",
    ]),
  );
  expect(policy).toContain(`connect-src 'self' ${identityOrigin};`);
});

test('PERF-1: the page fetches its configuration beside its scripts, not after them', async ({ request }) => {
  const html = await (await request.get('/', { headers: page })).text();
  expect(html).toContain('<link rel="preload" href="/config.json" as="fetch" crossorigin');
});

test('PERF-1: the page says that it loads before its style sheet is there', async ({ page: portal }) => {
  const held = Promise.withResolvers<void>();
  await portal.route(/assets\/first-[^/]*\.css$/, async (route) => {
    await held.promise;
    await route.continue();
  });
  await portal.goto('/auth/auth0/sign-in', { waitUntil: 'commit' });
  const words = portal.getByText('Loading... Please wait.');
  await expect(words).toBeVisible();
  await expect(portal.locator('.parley-boot')).toHaveCSS('display', 'grid');
  await portal.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0);
  held.resolve();
  await expect(portal.getByRole('button').first()).toBeVisible();
  await expect(words).toBeHidden();
});

test('PERF-1: the configuration that the page fetches ahead is not fetched a second time', async ({
  page: portal,
}) => {
  const fetched: string[] = [];
  portal.on('request', (each) => fetched.push(new URL(each.url()).pathname));
  await portal.goto('/auth/auth0/sign-in');
  await portal.getByRole('button').first().waitFor();
  expect(fetched.filter((path) => path === '/config.json')).toHaveLength(1);
});

test('PERF-1, SH-5: in another language, the first calls do not wait for its words, and nothing is shown before them', async ({
  page: portal,
}) => {
  await signIn(portal, 'service@acme.test');
  await portal.getByRole('button', { name: /^Menu konta/ }).waitFor();
  const held = Promise.withResolvers<void>();
  await portal.route(/assets\/pl-[^/]*\.js$/, async (route) => {
    await held.promise;
    await route.continue();
  });
  const asked = portal.waitForResponse('**/GetAssistants');
  await portal.reload();
  await asked;
  await expect(portal.getByRole('banner')).toHaveCount(0);
  held.resolve();
  await expect(portal.getByRole('button', { name: /^Menu konta/ })).toBeVisible();
});

test('WG-4: the chat screen may be framed by the sites of its assistant, any other guid by nobody', async ({
  request,
}) => {
  const policyOf = async (guid: string) => {
    const headers = (await request.get(`/widget-chat/${guid}`, { headers: page })).headers();
    return headers['content-security-policy'] ?? '';
  };
  expect(await policyOf(HOST_PAGE_ASSISTANT)).toContain('frame-ancestors http://localhost:*');
  for (const guid of ['a55150a0-0000-4000-8000-000000000003', crypto.randomUUID(), 'x', "x';script-src *"]) {
    expect(await policyOf(encodeURIComponent(guid)), guid).toContain("frame-ancestors 'none'");
  }
});

test('faults: the sign-in page is framed by nobody, and has one script of ours', async ({ request }) => {
  const { issuerBaseUrl, clientId, audience, baseUrl } = (await (await request.get('/config.json')).json())
    .identity;
  const query = new URLSearchParams({
    response_type: 'code',
    client_id: clientId,
    audience,
    redirect_uri: `${baseUrl}/auth/auth0/callback`,
    scope: 'openid',
    state: 'state',
    code_challenge: 'a'.repeat(43),
    code_challenge_method: 'S256',
  });
  const response = await request.get(`${issuerBaseUrl}/authorize?${query}`, { headers: page });
  expect(response.url()).toContain(`${identityOrigin}/login/`);
  const policy = response.headers()['content-security-policy'] ?? '';
  expect(policy).toContain("frame-ancestors 'none'");
  expect(policy).not.toContain('unsafe');
  expect(response.headers()).toMatchObject({
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
  });
  const scripts = (await response.text()).match(/<script[^>]*>[^<]*/g);
  expect(scripts).toEqual(['<script src="/server-pages/password.js" defer>']);
});

const hidden = [
  '/assets/missing.js',
  `/assets/${script}.map`,
  `/assets/${script}.br`,
  '/assets/..%2f..%2fpackage.json',
  '/.git/HEAD',
  '/.git/config',
  '/.env',
  '/.data/parley.lock',
  '/package.json',
  '/widget.js.map',
  '/widget-chat-assets/missing.js',
  '/widget-chat-assets/.vite/manifest.json',
  '/favicon.ico',
];

for (const address of hidden) {
  test(`T18: ${address} is 404, and never the portal's page`, async ({ request }) => {
    const opened = await request.get(address, { headers: page });
    expect(opened.status()).toBe(404);
    const text = await opened.text();
    expect(text).toContain('The page you are looking for isn&#39;t here');
    expect(text).not.toContain('<script');
    const loaded = await request.get(address, { headers: { accept: '*/*', 'sec-fetch-mode': 'no-cors' } });
    expect([loaded.status(), loaded.headers()['content-type'], await loaded.text()]).toEqual([
      404,
      'text/plain; charset=UTF-8',
      'Not found.',
    ]);
  });
}

test('PERF-2: files named by their hash are kept for a year, page and loader asked for anew', async ({
  request,
}) => {
  const cacheOf = async (address: string) =>
    (await request.get(address, { headers: page })).headers()['cache-control'];
  expect(await cacheOf(`/assets/${script}`)).toBe('public, max-age=31536000, immutable');
  for (const address of ['/', '/config.json', '/widget.js']) expect(await cacheOf(address)).toBe('no-cache');
});

test('API-1: every specified call is in the published document, by method and path', async ({ request }) => {
  const document = await (await request.get('/api/openapi.json')).json();
  const calls = Object.entries(document.paths as Record<string, object>).flatMap(([path, methods]) =>
    Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
  );
  expect(calls).toEqual(expect.arrayContaining([...specifiedCalls]));
});

test('T4: without a token, with nonsense and with a forged one a call is refused by 401', async ({
  request,
}) => {
  const encode = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
  const claims = { sub: 'auth0|admin', permissions: ['admin:portal'] };
  const forged = `${encode({ alg: 'none', typ: 'JWT' })}.${encode(claims)}.`;
  for (const headers of [{}, { authorization: 'Bearer nonsense' }, { authorization: `Bearer ${forged}` }]) {
    const response = await request.get('/api/Assistant/GetAssistants', { headers });
    expect(response.status()).toBe(401);
    expect(response.headers()['content-type']).toContain('application/json');
  }
});

/** The grant that the widget's document carries, framed by the host page. */
async function grantOf(request: APIRequestContext): Promise<string> {
  const framed = { ...page, 'sec-fetch-dest': 'iframe', referer: `${hostPageOrigin}/` };
  const reply = await request.get(`/widget-chat/${HOST_PAGE_ASSISTANT}`, { headers: framed });
  return /name="parley-grant" content="([^"]+)"/.exec(await reply.text())?.[1] ?? '';
}

/** Sends a message as a visitor. */
function send(request: APIRequestContext, grant: string, text: string, clientId: string) {
  return request.post('/api/Widget/SendMessage', {
    headers: {
      'x-widget-key': HOST_PAGE_WIDGET_KEY,
      'x-client-id': clientId,
      'x-widget-grant': grant,
    },
    data: {
      threadId: crypto.randomUUID(),
      messageId: crypto.randomUUID(),
      answerId: crypto.randomUUID(),
      text,
    },
  });
}

test('CH-2, T15: the server takes 2000 characters, and refuses 2001 and an empty message with words', async ({
  request,
}) => {
  const grant = await grantOf(request);
  const visitor = crypto.randomUUID();
  const longest = 'How long is the warranty? '.padEnd(2000, '.');
  expect((await send(request, grant, longest, visitor)).status()).toBe(200);
  // WG-4: a copied key alone is worth nothing, nor is the grant of another visitor.
  expect((await send(request, '', longest, visitor)).status()).toBe(403);
  expect((await send(request, grant, longest, crypto.randomUUID())).status()).toBe(403);
  for (const text of ['a'.repeat(2001), '', ' \n\t ']) {
    const response = await send(request, grant, text, visitor);
    expect(response.status()).toBe(422);
    expect((await response.json()).text).toMatch(/\w+ .*\w+/);
  }
});

test('CMD-5: the configuration names the provider and no secret', async ({ request }) => {
  const config = await (await request.get('/config.json')).json();
  expect(config.identity).toMatchObject({ issuerBaseUrl: identityOrigin, baseUrl: portalOrigin });
  expect(JSON.stringify(config)).not.toMatch(/secret|password|pk_|sk_/i);
});

test('CMD-1: the host page is a foreign origin with a strict policy of its own', async ({ request }) => {
  const headers = (await request.get(hostPageOrigin)).headers();
  expect(headers['content-security-policy']).toContain(`script-src ${portalOrigin}`);
  expect(headers['content-security-policy']).not.toContain('unsafe');
});
