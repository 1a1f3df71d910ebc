import { MINUTE_MS } from '@parley/model';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { users } from '../database/schema.ts';
import { startTestServer, type TestServer } from '../testing/testServer.ts';

const ADMIN = 'admin@acme.test';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const contacts = async () => (await server.client(ADMIN).call('getContacts')).contacts;
const contact = async (name: string) =>
  (await contacts()).find((each) => each.name === name) ?? expect.fail(`No contact ${name}`);
const call = (email: string) => server.client(email).call('getUserSettings');

async function lastSeen(email: string) {
  const [user] = await server.database.db.select().from(users).where(eq(users.email, email));
  return user?.lastSeenAt?.getTime() ?? null;
}

test('SH-7: contacts are the other active people of the organisation', async () => {
  const names = (await contacts()).map(({ name }) => name);
  expect(new Set(names)).toEqual(
    new Set(['Acme External Admin', 'Acme Agent', 'Acme Newcomer', 'Service Desk', 'Warehouse']),
  );
  expect(await contact('Acme Newcomer')).toMatchObject({
    email: 'nobody@acme.test',
    isActive: false,
    lastActivity: null,
  });
});

test('SH-7: somebody is there while their portal calls, and away two minutes after', async () => {
  await call('warehouse@acme.test');
  await call('agent@acme.test');
  const seenAt = server.clock.now().toISOString();
  expect((await contacts()).slice(0, 2)).toMatchObject([
    { name: 'Acme Agent', isActive: true, lastActivity: seenAt },
    { name: 'Warehouse', isActive: true },
  ]);
  server.clock.advance(2 * MINUTE_MS - 1);
  expect((await contact('Acme Agent')).isActive).toBe(true);
  await call('warehouse@acme.test');
  server.clock.advance(1);
  expect(await contact('Acme Agent')).toMatchObject({ isActive: false, lastActivity: seenAt });
  expect((await contacts()).map(({ name }) => name).slice(0, 2)).toEqual(['Warehouse', 'Acme Agent']);
});

test('SH-7: it is written once a minute at most', async () => {
  server.clock.advance(MINUTE_MS);
  await call('agent@acme.test');
  const first = await lastSeen('agent@acme.test');
  server.clock.advance(MINUTE_MS - 1);
  await call('agent@acme.test');
  expect(await lastSeen('agent@acme.test')).toBe(first);
  server.clock.advance(1);
  await call('agent@acme.test');
  expect(await lastSeen('agent@acme.test')).toBe(server.clock.now().getTime());
});
