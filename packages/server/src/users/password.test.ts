import { randomUUID } from 'node:crypto';
import { RECENT_SIGN_IN_SECONDS } from '@parley/model';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { users } from '../database/schema.ts';
import { passwordMatches } from '../passwords.ts';
import { AGENT } from '../testing/callCases.ts';
import { refusalOf, startTestServer, type TestServer } from '../testing/testServer.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ provider: 'embedded' });
});
afterAll(() => server.close());

/** A sign-in of the demo's agent; each call of it carries a token of now, as a browser's does. */
async function signIn(sessionId: string, email = AGENT) {
  const [user] = await server.database.db.select().from(users).where(eq(users.email, email));
  const authTime = server.clock.now().getTime() / 1000;
  const claims = { sub: user?.subject, permissions: [], auth_time: authTime, sid: sessionId };
  return async (path: string, body?: object) =>
    fetch(`${server.origin}/api/User/${path}`, {
      method: body ? 'POST' : 'GET',
      headers: {
        authorization: `Bearer ${await server.issuer.sign(claims)}`,
        'content-type': 'application/json',
      },
      ...(body && { body: JSON.stringify(body) }),
    });
}

const passwords = (newPassword: string) => ({ newPassword, repeatNewPassword: newPassword });

async function hasPassword(password: string): Promise<boolean> {
  const [user] = await server.database.db.select().from(users).where(eq(users.email, AGENT));
  return passwordMatches(password, user?.passwordHash ?? '');
}

describe('US-2: the change of a password', () => {
  test('US-1: an ended access that was given back is not told as a changed password', async () => {
    const here = await signIn('paused');
    const admin = server.client('admin@acme.test');
    const { rows } = await admin.call('getUsers', { search: AGENT });
    const userIds = rows.map(({ userId }) => userId);
    // All of it within one second.
    server.clock.advance(10);
    await admin.call('deactivateUsers', { userIds });
    await admin.call('activateUsers', { userIds });
    server.clock.advance(10);
    const ended = await here('GetUserSettings');
    expect(ended.status).toBe(401);
    expect(await ended.json()).toMatchObject({ code: 'access_renewed' });
    expect((await (await signIn('again'))('GetUserSettings')).status).toBe(200);
  });

  test('wants a sign-in of the last 10 minutes, asked for as RFC 9470 has it', async () => {
    const call = await signIn('first');
    server.clock.advance(RECENT_SIGN_IN_SECONDS * 1000);
    expect((await call('ChangePassword', passwords('Parley-demo-2'))).status).toBe(200);
    server.clock.advance(1000);
    const refused = await call('ChangePassword', passwords('Parley-demo-3'));
    expect(refused.status).toBe(401);
    expect(refused.headers.get('www-authenticate')).toBe(
      'Bearer error="insufficient_user_authentication", max_age="600"',
    );
    expect(await refused.json()).toMatchObject({ code: 'insufficient_user_authentication' });
    expect(await hasPassword('Parley-demo-2')).toBe(true);
    expect((await call('GetUserSettings')).status).toBe(200);
  });

  test('a token that does not say when its user signed in is not recent', async () => {
    const [user] = await server.database.db.select().from(users).where(eq(users.email, AGENT));
    const token = await server.issuer.sign({ sub: user?.subject, permissions: [], auth_time: undefined });
    const refused = await fetch(`${server.origin}/api/User/ChangePassword`, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      body: JSON.stringify(passwords('Parley-demo-3')),
    });
    expect(refused.status).toBe(401);
  });

  test('ends every other sign-in at once, also its later tokens, and not its own', async () => {
    const elsewhere = await signIn('elsewhere');
    server.clock.advance(10);
    const here = await signIn('here');
    expect((await elsewhere('GetUserSettings')).status).toBe(200);
    expect((await here('ChangePassword', passwords('Parley-demo-4'))).status).toBe(200);
    expect((await elsewhere('GetUserSettings')).status).toBe(401);
    server.clock.advance(10);
    expect((await (await signIn('anew'))('GetUserSettings')).status).toBe(200);
    server.clock.advance(60_000);
    const ended = await elsewhere('GetUserSettings');
    expect(ended.status).toBe(401);
    expect(await ended.json()).toMatchObject({ code: 'signed_out' });
    expect((await here('GetUserSettings')).status).toBe(200);
    expect((await (await signIn('new'))('GetUserSettings')).status).toBe(200);
    // Another user's sign-ins are their own.
    expect((await (await signIn('theirs', 'nobody@acme.test'))('GetUserSettings')).status).toBe(200);
  });

  test('FA-1: may be sent again where its reply was lost, and is refused later as no change', async () => {
    const call = await signIn('same', 'nobody@acme.test');
    expect((await call('ChangePassword', passwords('Parley-demo-3'))).status).toBe(200);
    expect((await call('ChangePassword', passwords('Parley-demo-3'))).status).toBe(200);
    server.clock.advance(10);
    const elsewhere = await signIn('elsewhere', 'nobody@acme.test');
    const refused = await elsewhere('ChangePassword', passwords('Parley-demo-3'));
    expect(refused.status).toBe(422);
    expect(await refused.json()).toMatchObject({
      code: 'password_same',
      fields: { newPassword: expect.any(String) },
    });
    expect((await call('GetUserSettings')).status).toBe(200);
  });

  test('has a limit of its own', async () => {
    const call = await signIn('busy', 'service@acme.test');
    const statuses: number[] = [];
    for (let index = 0; index < 11; index++) {
      statuses.push((await call('ChangePassword', passwords(`Parley-new-${index}`))).status);
    }
    expect(statuses).toEqual([...Array<number>(10).fill(200), 429]);
    expect((await call('GetUserSettings')).status).toBe(200);
  });

  test('is told to its user by e-mail, in their language', async () => {
    const call = await signIn('told', 'agent@newco.test');
    await call('setuserlanguage', { Language: 'de' });
    expect((await call('ChangePassword', passwords('Parley-demo-2'))).status).toBe(200);
    expect(server.mails.at(-1)).toMatch(/^Das Passwort von agent@newco\.test wurde geändert/);
  });
});

test('US-2: an external provider keeps the password of every account, one with a subject like ours too', async () => {
  const external = await startTestServer();
  const agent = external.client(AGENT);
  const { identity } = await (await fetch(`${external.origin}/config.json`)).json();
  expect(identity.kind).toBe('external');
  expect(await refusalOf(agent.call('changePassword', passwords('Parley-demo-5')))).toMatchObject({
    status: 403,
    code: 'external_account',
  });
  const [user] = await external.database.db.select().from(users).where(eq(users.email, AGENT));
  expect(user?.subject).toMatch(/^auth0\|/);
  expect(await passwordMatches('Parley-demo-1', user?.passwordHash ?? '')).toBe(true);
  await external.close();
});

test('SH-5, US-1: who is invited is written to in the language of the organisation', async () => {
  const admin = server.client('admin@newco.test');
  await admin.call('updateOrganisation', { defaultLanguage: 'pl' });
  await admin.call('inviteUsers', {
    invitationGuid: randomUUID(),
    emails: ['polish@newco.test'],
    role: 'user',
  });
  // Who invites, to what, and until when the link is valid.
  const mail = server.mails.at(-1);
  expect(mail).toMatch(/^Newco Admin zaprasza .* Parley/);
  expect(mail).toMatch(/w ciągu 72 godzin, do: .* UTC\. http/);
});

test('SH-5, US-2: the e-mail that proves an address, and its page, are in the language of the account', async () => {
  const admin = server.client('admin@newco.test');
  await admin.call('setUserLanguage', { Language: 'es' });
  await admin.call('verifyEmail');
  const mail = server.mails.at(-1) ?? '';
  expect(mail).toMatch(/^Abre esta dirección en el plazo de 24 horas: /);
  expect(await (await fetch(/http\S+/.exec(mail)?.[0] ?? '')).text()).toContain('Confirma tu dirección');
});
