import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { AssistantDraft } from '@parley/model';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createAssistantEditing } from '../assistants/assistantEditing.ts';
import { assistants, rateLimits } from '../database/schema.ts';
import { HOST_PAGE_ASSISTANT, HOST_PAGE_WIDGET_KEY } from '../seed/demo.ts';
import { ADMIN, OTHER_ADMIN } from '../testing/callCases.ts';
import { refusalOf, startTestServer, type TestServer } from '../testing/testServer.ts';
import { checkPage, FINDINGS_MAX } from './checkPage.ts';
import { createFetchPage, type FetchedPage } from './fetchPage.ts';

const assistantGuid = HOST_PAGE_ASSISTANT;

let server: TestServer;
/** One that fetches pages as where strangers reach it. */
let configured: TestServer;
let site: Server;
let address: string;
/** What the site replies with. */
let page: { headers: Record<string, string | string[]>; body: string };

beforeAll(async () => {
  server = await startTestServer();
  configured = await startTestServer({ fetchPage: createFetchPage({ ownMachine: false }) });
  site = createServer((_, reply) => {
    reply.writeHead(200, { 'content-type': 'text/html', ...page.headers }).end(page.body);
  }).listen(0, '127.0.0.1');
  await once(site, 'listening');
  address = `http://localhost:${(site.address() as AddressInfo).port}`;
});
beforeEach(async () => {
  page = { headers: {}, body: `<body>${snippet()}` };
  await server.database.db.delete(rateLimits);
});
afterAll(async () => {
  site.close();
  await configured.close();
  await server.close();
});

const snippet = (rest = '', key = HOST_PAGE_WIDGET_KEY, id: string = assistantGuid) =>
  `<script async ${rest} src="${server.origin}/widget.js" data-assistant="${id}" data-widget-key="${key}"></script>`;

const check = (asked = address, of = server) =>
  of.client(ADMIN).call('checkPage', { assistantGuid, address: asked });
/** Codes of what was found, and what must be changed. */
const found = async (asked?: string) =>
  (await check(asked)).findings.map(({ code, about, line }) =>
    [code, about, line].filter(Boolean).join(' | '),
  );

test('WG-7: a page that has everything right is told so, line by line', async () => {
  expect(await found()).toEqual([
    'page.reached',
    'assistant.published',
    'script.found',
    'key.right',
    `domain.allowed | ${new URL(address).host}`,
    'scripts.allowed',
    'frames.allowed',
    'isolation.none',
  ]);
});

test("WG-7: the demo's own page is right", async () => {
  const { findings } = await check(server.hostPage);
  expect(new Set(findings.map(({ outcome }) => outcome))).toEqual(new Set(['fine']));
});

test('WG-7: where the page has no script, that is not known for sure', async () => {
  page.body = '<body><script src="https://www.googletagmanager.com/gtm.js?id=GTM-1"></script>';
  expect(await check()).toMatchObject({
    findings: expect.arrayContaining([{ code: 'script.notSeen', outcome: 'unknown', about: '', line: '' }]),
  });
  expect((await found()).filter((line) => line.startsWith('key'))).toEqual([]);
});

test.each([
  ['script.found', () => snippet('type="text/javascript"')],
  ['script.stopped | type', () => snippet('type="module"')],
  ['script.stopped | type', () => snippet('type="text/plain" data-consent="marketing"')],
  ['script.stopped | nomodule', () => snippet('nomodule')],
  ['script.stopped | integrity', () => snippet('integrity="sha256-x"')],
  ['script.stopped | crossorigin', () => snippet('crossorigin')],
  ['script.twice', () => snippet() + snippet()],
  ['script.notSeen', () => `<!-- ${snippet()} --><template>${snippet()}</template>`],
  ['script.otherServer', () => snippet().replace(server.origin, 'https://other.test')],
  ['script.frame', () => `<iframe src="${server.origin}/widget-chat/${assistantGuid}"></iframe>`],
  ['script.found', () => `<base href="${server.origin}/x/">${snippet().replace(server.origin, '')}`],
])('WG-7: %s', async (expected, body) => {
  page.body = `<body>${body()}`;
  expect(await found()).toContain(expected);
});

test('WG-7: the key is this assistant’s, another’s, or none that is known', async () => {
  const { assistants: own } = await server.client(ADMIN).call('getAssistants');
  const other = own.find(({ assistantGuid: guid, status }) => guid !== assistantGuid && status !== 'draft');
  const { widgetKey } = await server.client(ADMIN).call('getAssistantDraft', {
    assistantGuid: other?.assistantGuid ?? '',
  });
  const foreign = crypto.randomUUID();
  await server.client(OTHER_ADMIN).call('createAssistant', { assistantGuid: foreign, name: 'Secret' });
  const foreignKey = (await server.client(OTHER_ADMIN).call('getAssistantDraft', { assistantGuid: foreign }))
    .widgetKey;
  const keyFound = async (body: string) => {
    page.body = body;
    return (await found()).filter((line) => line.startsWith('key'));
  };
  expect(await keyFound(snippet('', widgetKey, other?.assistantGuid))).toEqual([
    `key.otherAssistant | ${other?.name}`,
  ]);
  expect(await keyFound(snippet('', widgetKey))).toEqual(['key.unknown']);
  expect(await keyFound(snippet('', 'wk_none', "' or 1=1"))).toEqual(['key.unknown']);
  expect(await keyFound(snippet('', ''))).toEqual(['key.missing']);
  // Nobody learns by it what other organisations have.
  expect(await keyFound(snippet('', foreignKey, foreign))).toEqual(['key.unknown']);
  const frame = (id: string) => keyFound(`<iframe src="${server.origin}/widget-chat/${id}"></iframe>`);
  expect(await frame(assistantGuid)).toEqual(['key.right']);
  expect(await frame(foreign)).toEqual(['key.unknown']);
});

test('WG-7: header and meta policies all count, each with the line to change', async () => {
  page.headers = {
    'content-security-policy': [`script-src ${server.origin}; frame-src 'none'`, "default-src 'self'"],
  };
  page.body = `<meta http-equiv="Content-Security-Policy" content="script-src 'unsafe-inline'">${snippet()}
    <meta http-equiv="Content-Security-Policy" content="script-src 'none'">`;
  expect((await found()).filter((line) => /^(scripts|frames)/.test(line))).toEqual([
    `scripts.header | script-src 'self' ${server.origin}`,
    `scripts.meta | script-src 'unsafe-inline' ${server.origin}`,
    `frames.header | frame-src ${server.origin}`,
    `frames.header | frame-src 'self' ${server.origin}`,
  ]);
});

test('WG-7: what a page says twice is one finding, and thousands of policies are not told one by one', async () => {
  const policy = (source: string) =>
    `<meta http-equiv="content-security-policy" content="script-src ${source}">`;
  page.body = `<head>${policy('https://a.test').repeat(3)}</head><body>${snippet()}`;
  const stopped = async () => (await found()).filter((line) => line.startsWith('scripts.'));
  expect(await stopped()).toHaveLength(1);
  const many = Array.from({ length: 2000 }, (_, index) => policy(`https://${index}.test`)).join('');
  page.body = `<head>${many}</head><body>${snippet()}`;
  expect(await check()).toMatchObject({ findings: { length: FINDINGS_MAX } });
});

test('WG-7: a nonce is the tag’s own, and what scripts add themselves is not known', async () => {
  page.headers = { 'content-security-policy': "script-src 'nonce-abc' 'strict-dynamic'" };
  expect(await found()).toContain('scripts.nonce');
  page.body = snippet('nonce="abc"');
  expect(await found()).toContain('scripts.allowed');
  page.body = '<body>';
  expect(await found()).toContain('scripts.trusted');
});

test('WG-7: isolation does no harm, a sandbox does', async () => {
  page.headers = { 'cross-origin-embedder-policy': 'require-corp; report-to="x"' };
  expect(await found()).toContain('isolation.isolated');
  page.headers = { 'content-security-policy': 'sandbox allow-scripts' };
  expect(await found()).toContain('isolation.sandbox | sandbox allow-scripts allow-same-origin');
});

test('WG-7: of a page that is longer only the beginning is known, and nothing of it comes back', async () => {
  page.body = `<title>Secret words</title>${snippet()}${'x'.repeat(3 * 1024 * 1024)}`;
  const reply = JSON.stringify(await check());
  expect(reply).toContain('page.cut');
  expect(reply).not.toContain('Secret');
});

test('WG-7: a domain is told to be missing, drafted or in force', async () => {
  const { db } = server.database;
  const { client } = server;
  const isIt = eq(assistants.id, assistantGuid);
  const [before] = await db.select().from(assistants).where(isIt);
  const domainFound = async () => (await found()).filter((line) => line.startsWith('domain'));
  const { host } = new URL(address);
  await db
    .update(assistants)
    .set({ allowedDomains: ['shop.test'] })
    .where(isIt);
  expect(await domainFound()).toEqual([`domain.missing | ${host} | ${address}`]);
  const { draft, version } = await client(ADMIN).call('getAssistantDraft', { assistantGuid });
  await client(ADMIN).call('saveAssistantDraft', {
    assistantGuid,
    base: version,
    draft: { ...draft, allowedDomains: [address] },
  });
  expect(await domainFound()).toEqual([`domain.drafted | ${host}`]);
  await db.update(assistants).set({ status: 'paused' }).where(isIt);
  expect(await found()).toContain('assistant.paused');
  await db
    .update(assistants)
    .set(before ?? {})
    .where(isIt);
});

test('WG-7: under TLS, pages without it are told to get it, and the script of a page with it needs it', async () => {
  const { db } = server.database;
  const { organisationId, ...versions } = await stored();
  expect(organisationId).not.toBe('');
  const at = async (url: string, origin: string, draft?: Partial<AssistantDraft<number>>) => {
    const body = `<script src="${origin}/widget.js" data-assistant="x" data-widget-key="y"></script>`;
    const fetched: FetchedPage = { url: new URL(url), redirects: 1, headers: {}, html: body, isWhole: true };
    const known = { ...versions, draft: { ...versions.draft, ...draft }, db, origin };
    const findings = await checkPage(url, async () => fetched, known);
    return findings.map(({ code, line }) => (line ? `${code} ${line}` : code));
  };
  expect(await at('http://shop.test/', 'https://chat.test')).toContain('domain.insecure');
  expect(await at('https://shop.test:8443/', 'https://chat.test')).toContain('domain.missing shop.test:8443');
  expect(await at('https://shop.test/', 'http://chat.test')).toContain('script.insecure');
  expect(await at('https://[2606:4700::1]/', 'https://chat.test')).toContain('domain.impossible');
  expect(await at('https://shop.test/a', 'https://chat.test')).toContain('page.redirected');
});

async function stored() {
  const { db } = server.database;
  const [row] = await db.select().from(assistants).where(eq(assistants.id, assistantGuid));
  const organisationId = row?.organisationId ?? '';
  const versions = await createAssistantEditing(server.database, server.clock).read(
    organisationId,
    assistantGuid,
  );
  return { organisationId, ...versions };
}

test.each([
  ['page.elsewhere', () => address],
  ['page.private', () => 'http://127.0.0.1/'],
  ['page.private', () => 'http://[::ffff:127.0.0.1]/'],
  ['page.private', () => 'http://169.254.169.254/latest/meta-data/'],
  ['page.noServer', () => 'http://localhost/'],
])(
  'WG-7: a server that others reach tells %s, and asks for nothing of its own network',
  async (code, asked) => {
    const { findings } = await check(asked(), configured);
    expect(findings.map((each) => each.code)).toEqual([code, 'assistant.published']);
  },
);

test.each(['ftp://shop.test/', 'shop.test', 'file:///etc/passwd', `http://shop.test/${'x'.repeat(2000)}`])(
  'WG-7: %s is no address of a page',
  async (asked) => {
    expect(await refusalOf(check(asked))).toMatchObject({
      status: 422,
      fields: { address: expect.any(String) },
    });
  },
);

test('WG-7: an organisation has so many pages fetched, and is then told to wait', async () => {
  for (let left = 20; left > 0; left -= 1) await check();
  expect(await refusalOf(check())).toMatchObject({ status: 429, retryAfter: expect.any(Number) });
  server.clock.advance(10 * 60_000 + 1);
  await check();
});
