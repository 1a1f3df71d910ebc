import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Accounts, createAccounts } from './accounts.ts';
import type { Database } from './database/database.ts';
import { createIdentityStore, type IdentityStore } from './database/identityStore.ts';
import { users } from './database/schema.ts';
import { hashPassword, passwordMatches } from './passwords.ts';
import { DEMO_PASSWORD, demoOrganisations } from './seed/demo.ts';
import { seed } from './seed/seed.ts';
import { createTestClock } from './testing/testClock.ts';
import { openTestDatabase } from './testing/testDatabase.ts';

const clock = createTestClock();
let database: Database;
let accounts: Accounts;
let store: IdentityStore;

beforeAll(async () => {
  database = await openTestDatabase({ demo: true });
  accounts = createAccounts(database);
  store = createIdentityStore(database, clock);
});
afterAll(() => database.close());

describe('CMD-1: demo accounts', () => {
  const signable = demoOrganisations.flatMap(({ users }) =>
    users.filter(({ status }) => status !== 'invited'),
  );

  test.each(signable.map(({ email }) => email))('%s has the demo password', async (email) => {
    expect((await accounts.verifyPassword(email, DEMO_PASSWORD))?.email).toBe(email);
  });

  test('an administrator has the admin permission, nobody else', async () => {
    expect(await accounts.findAccountByEmail('admin@acme.test')).toMatchObject({
      subject: expect.stringMatching(/^auth0\|/),
      permissions: ['admin:portal', 'read:portal'],
      active: true,
    });
    expect((await accounts.findAccountByEmail('agent@acme.test'))?.permissions).toEqual(['read:portal']);
    expect((await accounts.findAccountByEmail('hamburg@acme.test'))?.active).toBe(false);
  });

  test('ST-2: google@acme.test is an external account', async () => {
    const account = await accounts.findAccountByEmail(' Google@Acme.test ');
    expect(account?.subject).toMatch(/^google-oauth2\|/);
    expect(await accounts.findAccountBySubject(account?.subject ?? '')).toEqual(account);
  });

  test('US-1: an address at a domain of another script signs in, however it is written', async () => {
    const email = 'anna@xn--mnchen-3ya.test';
    const move = (to: string, from: string) =>
      database.db.update(users).set({ email: to }).where(eq(users.email, from));
    await move(email, 'agent@acme.test');
    for (const written of [email, ' Anna@München.test ']) {
      expect((await accounts.verifyPassword(written, DEMO_PASSWORD))?.email).toBe(email);
    }
    await move('agent@acme.test', email);
  });

  test('a wrong password, an unknown address and an invited user have no account', async () => {
    expect(await accounts.verifyPassword('admin@acme.test', 'parley-demo-1')).toBeUndefined();
    expect(await accounts.verifyPassword('nobody@nowhere.test', DEMO_PASSWORD)).toBeUndefined();
    expect(await accounts.verifyPassword('new.hire@acme.test', DEMO_PASSWORD)).toBeUndefined();
    expect(await accounts.findAccountByEmail('new.hire@acme.test')).toBeUndefined();
  });

  test('seeding again changes nothing', async () => {
    const { organisations, messages } = await counts();
    await seed(database, clock);
    expect(await counts()).toEqual({ organisations: 8, messages });
    expect(organisations).toBe(8);
  });

  const counts = async () => ({
    organisations: (await database.db.query.organisations.findMany()).length,
    messages: (await database.db.query.messages.findMany()).length,
  });
});

describe('passwords', () => {
  test('are kept as salted hashes, and compared whatever way they are typed', async () => {
    const hash = await hashPassword('Pa\u0308ssword-1');
    expect(hash).not.toContain('ssword');
    expect(await hashPassword('Pa\u0308ssword-1')).not.toBe(hash);
    expect(await passwordMatches('P\u00e4ssword-1', hash)).toBe(true);
    expect(await passwordMatches('Password-1', hash)).toBe(false);
  });

  test.each(['', 'plain', 'scrypt$', 'scrypt$c2FsdA$', 'bcrypt$c2FsdA$a2V5'])(
    'match no damaged hash (%j)',
    async (hash) => {
      expect(await passwordMatches('', hash)).toBe(false);
    },
  );
});

describe('the identity store', () => {
  test('keeps, replaces and forgets records by model and id', async () => {
    await store.upsert('Session', '1', { uid: 'u', a: 1 });
    await store.upsert('Session', '1', { uid: 'u', a: 2 });
    await store.upsert('Grant', '1', { a: 3 });
    expect(await store.find('Session', '1')).toEqual({ uid: 'u', a: 2 });
    expect(await store.findByUid('Session', 'u')).toEqual({ uid: 'u', a: 2 });
    expect(await store.findByUid('Grant', 'u')).toBeUndefined();
    await store.destroy('Session', '1');
    expect(await store.find('Session', '1')).toBeUndefined();
    expect(await store.find('Grant', '1')).toEqual({ a: 3 });
  });

  test('does not find what has expired', async () => {
    await store.upsert('Code', '1', { userCode: 'c' }, 60);
    clock.advance(59_000);
    expect(await store.findByUserCode('Code', 'c')).toBeDefined();
    clock.advance(1_000);
    expect(await store.find('Code', '1')).toBeUndefined();
    expect(await store.findByUserCode('Code', 'c')).toBeUndefined();
  });

  test('marks what was consumed, and revokes all of a grant', async () => {
    await store.upsert('Code', '2', { grantId: 'g' });
    await store.upsert('RefreshToken', '2', { grantId: 'g' });
    await store.upsert('RefreshToken', '3', { grantId: 'h' });
    await store.consume('Code', '2');
    expect(await store.find('Code', '2')).toEqual({
      grantId: 'g',
      consumed: Math.floor(clock.now().getTime() / 1000),
    });
    await store.revokeByGrantId('g');
    expect(await store.find('Code', '2')).toBeUndefined();
    expect(await store.find('RefreshToken', '2')).toBeUndefined();
    expect(await store.find('RefreshToken', '3')).toBeDefined();
  });
});
