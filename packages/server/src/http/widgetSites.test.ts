import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { cleanUp } from '../database/cleanUp.ts';
import { assistants, widgetSites } from '../database/schema.ts';
import { HOST_PAGE_ASSISTANT } from '../seed/demo.ts';
import { ADMIN } from '../testing/callCases.ts';
import { startTestServer, type TestServer } from '../testing/testServer.ts';
import { NEW_SITES, SITES_KEPT } from './widgetSites.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
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
const listed = async () =>
  (
    await server.client(ADMIN).call('getAssistantDraft', { assistantGuid: HOST_PAGE_ASSISTANT })
  ).installations.map(({ site }) => site);

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
