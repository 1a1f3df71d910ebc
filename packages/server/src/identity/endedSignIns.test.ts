import { expect, test } from 'vitest';
import { freePorts } from '../testing/freePorts.ts';
import { openSignIn, signIn } from '../testing/serverProcess.ts';
import { openTestDatabase } from '../testing/testDatabase.ts';
import { startTestServer } from '../testing/testServer.ts';
import { AUDIENCE, CLIENT_ID, insertAccounts, PASSWORD } from './testing.ts';

const EMAIL = 'agent@acme.test';
const NEW = 'Another-pass-2';
/** The provider tells the time of this machine. */
const clock = { now: () => new Date(), advance: () => undefined };

test('US-2, SH-1: a changed password ends every sign-in by the old one, also one under way, and signing out its own', async () => {
  const [portal = 0, identity = 0, hostPage = 0] = await freePorts(3);
  const origin = `http://localhost:${portal}`;
  const issuer = `http://localhost:${identity}/`;
  const database = await openTestDatabase();
  await insertAccounts(database);
  const server = await startTestServer({
    clock,
    database,
    config: {
      demo: false,
      ports: { portal, identity, hostPage },
      origin,
      identity: { kind: 'embedded', issuer, audience: AUDIENCE, clientId: CLIENT_ID },
    },
  });
  const ask = async (headers: Record<string, string>) =>
    (await fetch(`${origin}/api/User/GetUserSettings`, { headers })).status;

  const elsewhere = await signIn(origin, EMAIL, PASSWORD);
  expect(await ask(elsewhere)).toBe(200);
  // Who knows the old password sends the form, and keeps the way back; or gets a code, and keeps that.
  const waiting = await openSignIn(origin);
  const wayBack = await waiting.submit(EMAIL, PASSWORD);
  const coded = await openSignIn(origin);
  const code = await coded.follow(await coded.submit(EMAIL, PASSWORD));

  const here = await signIn(origin, EMAIL, PASSWORD);
  const changed = await fetch(`${origin}/api/User/ChangePassword`, {
    method: 'POST',
    headers: { ...here, 'content-type': 'application/json' },
    body: JSON.stringify({ newPassword: NEW, repeatNewPassword: NEW }),
  });
  expect(changed.status).toBe(200);

  expect(await ask(here)).toBe(200);
  // At once: the sign-in may be of the same second as the change.
  expect(await ask(elsewhere)).toBe(401);
  expect((await coded.exchange(code)).status).toBe(400);
  expect(await ask((await waiting.exchange(await waiting.follow(wayBack))).headers)).toBe(401);
  // Nor is whoever signs in anew within that second kept out.
  const again = await signIn(origin, EMAIL, NEW);
  expect(await ask(again)).toBe(200);

  // Signing out ends that sign-in alone.
  const leaving = await openSignIn(origin);
  const { headers } = await leaving.exchange(await leaving.follow(await leaving.submit(EMAIL, NEW)));
  expect(await ask(headers)).toBe(200);
  await leaving.signOut();
  expect([await ask(headers), await ask(again), await ask(here)]).toEqual([401, 200, 200]);
  await server.close();
});
