import { DAY_MS } from '@parley/model';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { listSites } from '../assistants/listSites.ts';
import { cleanUp } from '../database/cleanUp.ts';
import { assistants, widgetSites } from '../database/schema.ts';
import { HOST_PAGE_ASSISTANT } from '../seed/demo.ts';
import { ADMIN } from '../testing/callCases.ts';
import { startTestServer, type TestServer } from '../testing/testServer.ts';
import { NEW_REFUSED, NEW_SITES, REFUSED_KEPT, SITES_KEPT } from './widgetSites.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ config: { trustedProxies: ['127.0.0.1', '::1'] } });
  await server.database.db
    .update(assistants)
    .set({ allowedDomains: ['*.shop.test'] })
    .where(eq(assistants.id, HOST_PAGE_ASSISTANT));
});
beforeEach(() => server.database.db.delete(widgetSites));
afterAll(() => server.close());

/** Asks for the chat's document as a frame on this site does. @returns whether it may chat */
async function start(site: string, address = '192.0.2.1'): Promise<boolean> {
  const reply = await fetch(`${server.origin}/widget-chat/${HOST_PAGE_ASSISTANT}`, {
    headers: { 'sec-fetch-dest': 'iframe', referer: `${site}/`, 'x-forwarded-for': address },
  });
  return /name="parley-grant" content="[^"]+"/.test(await reply.text());
}

const kept = async () => {
  const rows = await server.database.db.select().from(widgetSites);
  return rows.map(({ site }) => site).sort();
};
const edited = () => server.client(ADMIN).call('getAssistantDraft', { assistantGuid: HOST_PAGE_ASSISTANT });
const listed = async () => (await edited()).installations.map(({ site }) => site);
const refused = async () => (await edited()).refusals.map(({ site, domain }) => [site, domain]);

/** Asks for the look as the launcher on a page does. @param origin what the browser says of the page */
const look = (origin: string, address = '192.0.2.9', guid: string = HOST_PAGE_ASSISTANT) =>
  fetch(`${server.origin}/widget-chat/${guid}/look.js`, { headers: { origin, 'x-forwarded-for': address } });

test('AS-5: a site is listed as soon as a page with the snippet is opened there, before anybody opens the chat', async () => {
  await look('https://www.shop.test');
  await look('https://www.shop.test', '192.0.2.8');
  expect(await listed()).toEqual(['https://www.shop.test']);
  expect(await refused()).toEqual([]);
});

test('WG-4, T9: one address adds a few sites of a list with *., and its visitors chat all the same', async () => {
  const forged = Array.from(
    { length: NEW_SITES.max + 10 },
    (_, index) => `https://made-up-${index}.shop.test`,
  );
  for (const site of forged) expect(await start(site)).toBe(true);
  expect(await kept()).toEqual(forged.slice(0, NEW_SITES.max).sort());
  // What is known already is seen again, and other addresses are listened to.
  server.clock.advance(60_001);
  expect(await start(forged[0] ?? '')).toBe(true);
  expect(await start('https://www.shop.test', '192.0.2.2')).toBe(true);
  expect((await listed()).slice(0, 2).sort()).toEqual([forged[0], 'https://www.shop.test']);
});

test('WG-4: of an assistant the sites that were seen last are kept, and none for more than a year', async () => {
  const values = Array.from({ length: SITES_KEPT + 5 }, (_, index) => ({
    assistantId: HOST_PAGE_ASSISTANT,
    site: `https://${index}.shop.test`,
    lastSeenAt: new Date(server.clock.now().getTime() - (SITES_KEPT + 5 - index) * 1000),
  }));
  await server.database.db.insert(widgetSites).values(values);
  await start('https://new.shop.test', '192.0.2.3');
  const newest = ['https://new.shop.test', ...values.slice(6).map(({ site }) => site)].sort();
  expect(await kept()).toEqual(newest);

  await server.database.db.insert(widgetSites).values(values.slice(0, 6));
  await cleanUp(server.database, server.clock);
  expect(await kept()).toEqual(newest);
  server.clock.advance(364 * DAY_MS);
  await start('https://new.shop.test', '192.0.2.3');
  server.clock.advance(2 * DAY_MS);
  await cleanUp(server.database, server.clock);
  expect(await kept()).toEqual(['https://new.shop.test']);
});

test('WG-4: a host whose name is longer than any is not remembered', async () => {
  expect(await start(`https://${'a'.repeat(260)}.shop.test`, '192.0.2.4')).toBe(false);
  expect(await kept()).toEqual([]);
});

test('WG-7: sites that are refused are listed apart, until they are allowed', async () => {
  await look('https://shop.example');
  expect(await start('https://frame.example:8443')).toBe(false);
  await look('http://10.0.0.7');
  await look('https://intranet');
  await start('https://www.shop.test');
  expect((await refused()).sort()).toEqual([
    ['http://10.0.0.7', 'http://10.0.0.7'],
    ['https://frame.example:8443', 'frame.example:8443'],
    ['https://intranet', null],
    ['https://shop.example', 'shop.example'],
  ]);
  expect(await listed()).toEqual(['https://www.shop.test']);

  // What is let in by now is no refusal any more, also before anybody came again.
  const { db } = server.database;
  const domains = (allowedDomains: string[]) =>
    db.update(assistants).set({ allowedDomains }).where(eq(assistants.id, HOST_PAGE_ASSISTANT));
  await domains(['*.shop.test', 'shop.example']);
  expect((await refused()).map(([site]) => site)).not.toContain('https://shop.example');
  expect(await start('https://shop.example')).toBe(true);
  expect(await listed()).toContain('https://shop.example');
  await domains(['*.shop.test']);
  await look('https://shop.example');
  expect(await listed()).toEqual(['https://www.shop.test']);
  expect(await refused()).toContainEqual(['https://shop.example', 'shop.example']);
});

test('WG-7, T9: made-up refusals are bounded, push out no site, and are no installation', async () => {
  await start('https://www.shop.test');
  await look('https://blog.example', '192.0.2.13');
  const evil = Array.from({ length: NEW_REFUSED.max + 5 }, (_, index) => `https://${index}.evil.example`);
  for (const site of evil) await look(site, '192.0.2.10');
  // Whoever has one address alone pushes out nothing that others met.
  expect((await refused()).map(([site]) => site).sort()).toEqual(
    [...evil.slice(0, NEW_REFUSED.max), 'https://blog.example'].sort(),
  );
  for (let index = 0; index < REFUSED_KEPT; index++)
    await look(`https://${index}.more.example`, `198.51.100.${index}`);
  const sites = await kept();
  expect(sites.filter((site) => site.endsWith('.example'))).toHaveLength(REFUSED_KEPT);
  expect(sites).toContain('https://www.shop.test');
  expect(await listed()).toEqual(['https://www.shop.test']);
});

test('WG-7: pages without an address, of Parley itself and of unknown assistants are not noted', async () => {
  await look('null');
  await look('file://');
  await look('chrome-extension://abc');
  await look(server.origin);
  await look(`https://${'a'.repeat(260)}.example`);
  await look('https://shop.example', '192.0.2.12', crypto.randomUUID());
  expect(await kept()).toEqual([]);
});

test('WG-7, SEC-1: under TLS no domain lets in a page without it', async () => {
  const secure = await startTestServer({ config: { origin: 'https://parley.test' } });
  for (const origin of ['http://shop.example', 'https://shop.example'])
    await fetch(`${secure.address}/widget-chat/${HOST_PAGE_ASSISTANT}/look.js`, { headers: { origin } });
  const assistant = { id: HOST_PAGE_ASSISTANT, allowedDomains: [] };
  const { refusals } = await listSites(secure.database.db, assistant, secure.origin);
  expect(refusals.map(({ site, domain }) => [site, domain]).sort()).toEqual([
    ['http://shop.example', null],
    ['https://shop.example', 'shop.example'],
  ]);
  await secure.close();
});
