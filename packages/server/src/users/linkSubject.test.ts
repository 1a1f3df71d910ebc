import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { rootCertificates, setDefaultCACertificates } from 'node:tls';
import { createClient, portalReplies } from '@parley/api';
import { eq } from 'drizzle-orm';
import { OAuth2Server } from 'oauth2-mock-server';
import { generate } from 'selfsigned';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { systemClock } from '../clock.ts';
import { readConfig } from '../config.ts';
import type { Database } from '../database/database.ts';
import { users } from '../database/schema.ts';
import { createOrganisation } from '../organisations/createOrganisation.ts';
import { type RunningServer, startServer } from '../start.ts';
import { freePorts } from '../testing/freePorts.ts';
import { openTestDatabase } from '../testing/testDatabase.ts';
import { refusalOf } from '../testing/testServer.ts';

const AUDIENCE = 'https://api.acme.test';
const CALLBACK = 'http://localhost/auth/auth0/callback';

let provider: OAuth2Server;
let database: Database;
let server: RunningServer;
let origin: string;
let folder: string;

/** An independent provider over TLS, with the addresses that the identity client has built in. */
beforeAll(async () => {
  const { private: key, cert } = await generate([{ name: 'commonName', value: 'localhost' }], {
    extensions: [{ name: 'subjectAltName', altNames: [{ type: 2, value: 'localhost' }] }],
  });
  setDefaultCACertificates([...rootCertificates, cert]);
  folder = await mkdtemp(join(tmpdir(), 'parley-tls-'));
  const [keyFile, certFile] = [join(folder, 'key.pem'), join(folder, 'cert.pem')];
  await writeFile(keyFile, key);
  await writeFile(certFile, cert);
  provider = new OAuth2Server(keyFile, certFile, {
    endpoints: { authorize: '/authorize', token: '/oauth/token', jwks: '/.well-known/jwks.json' },
    shouldIssuerUrlBeSuffixedWithATralingSlash: true,
  });
  await provider.issuer.keys.generate('RS256');
  await provider.start(0, 'localhost');

  database = await openTestDatabase();
  const [port] = await freePorts(1);
  origin = `http://localhost:${port}`;
  const variables = { AUTH0_DOMAIN: 'tenant.test', AUTH0_CLIENT_ID: 'portal', AUTH0_AUDIENCE: AUDIENCE };
  const config = readConfig({ PORT: `${port}`, LOG_LEVEL: 'silent', ...variables });
  const identity = { ...config.identity, issuer: provider.issuer.url ?? '' };
  server = await startServer({ ...config, identity }, { database });
});
afterAll(async () => {
  await server.close();
  await provider.stop();
  await rm(folder, { recursive: true });
});

const parts = () => ({ database, clock: systemClock, mailer: { send: async () => true }, origin });

/**
 * Signs in by code, as the portal does, with an account that the provider describes so.
 * @param status of the provider's description
 */
async function signIn(sub: string, profile: Record<string, unknown>, status = 200) {
  provider.service.removeAllListeners();
  provider.service.on('beforeTokenSigning', (token: { payload: Record<string, unknown> }) => {
    Object.assign(token.payload, { sub, aud: AUDIENCE, permissions: ['admin:portal', 'read:portal'] });
  });
  provider.service.on('beforeUserinfo', (reply: { body: unknown; statusCode: number }) => {
    reply.body = { sub, ...profile };
    reply.statusCode = status;
  });
  const issuer = provider.issuer.url ?? '';
  const asked = {
    client_id: 'portal',
    redirect_uri: CALLBACK,
    response_type: 'code',
    scope: 'openid',
    state: 's',
  };
  const authorized = await fetch(new URL(`authorize?${new URLSearchParams(asked)}`, issuer), {
    redirect: 'manual',
  });
  const code = new URL(authorized.headers.get('location') ?? '').searchParams.get('code') ?? '';
  const grant = { grant_type: 'authorization_code', code, client_id: 'portal', redirect_uri: CALLBACK };
  const reply = await fetch(new URL('oauth/token', issuer), {
    method: 'POST',
    body: new URLSearchParams(grant),
  });
  const { access_token: token } = (await reply.json()) as { access_token: string };
  const credentials = async () => ({ authorization: `Bearer ${token}` });
  return createClient({ baseUrl: origin, credentials, replies: portalReplies });
}

test('CMD-6, US-1: an account of another provider is linked by its verified, invited address, never otherwise', async () => {
  const { url } = await createOrganisation(parts(), { name: 'Acme', email: 'ada@acme.test' });
  // The invitation leads to the sign-in: nobody can choose a password here.
  expect(await (await fetch(url)).text()).toContain('href="/signin?ui_locales=en"');
  expect((await fetch(url, { method: 'POST', body: new URLSearchParams({ password: 'x' }) })).status).toBe(
    200,
  );

  const profiles = [
    { email: 'ada@acme.test', email_verified: false },
    { email: 'ada@acme.test' },
    { email: 'ada@acme.test', email_verified: 'true' },
    { email: 'else@acme.test', email_verified: true },
    { email: 'ada@acme.test', email_verified: true, sub: 'another' },
    { email: 'ada@acme.test\0', email_verified: true },
    { email: 'ada\ud800@acme.test', email_verified: true },
  ];
  for (const [index, profile] of profiles.entries()) {
    const stranger = await signIn(`idp|${index}`, profile);
    expect(await refusalOf(stranger.call('getUserSettings'))).toMatchObject({
      status: 403,
      code: 'unknown_user',
    });
  }
  const ada = await signIn('idp|ada', { email: 'Ada@acme.test', email_verified: true });
  expect(await ada.call('getUserSettings')).toMatchObject({ email: 'ada@acme.test' });
  expect((await ada.call('getUsers', {})).activeAdmins).toBe(1);
  // The address is taken now, also for another account that has it verified.
  const second = await signIn('idp|second', { email: 'ada@acme.test', email_verified: true });
  expect(await refusalOf(second.call('getUserSettings'))).toMatchObject({ status: 403 });
});

test('CMD-4: a user who had a password here is found by a verified address that was verified here too', async () => {
  await createOrganisation(parts(), { name: 'Moved', email: 'moved@acme.test' });
  await createOrganisation(parts(), { name: 'Doubtful', email: 'doubtful@acme.test' });
  for (const { id, email } of await database.db.select().from(users)) {
    if (email === 'ada@acme.test') continue;
    await database.db
      .update(users)
      .set({ subject: `auth0|${id}`, status: 'active', emailVerified: email.startsWith('moved') })
      .where(eq(users.id, id));
  }
  const moved = await signIn('idp|moved', { email: 'moved@acme.test', email_verified: true });
  expect(await moved.call('getUserSettings')).toMatchObject({ email: 'moved@acme.test' });
  const doubtful = await signIn('idp|doubtful', { email: 'doubtful@acme.test', email_verified: true });
  expect(await refusalOf(doubtful.call('getUserSettings'))).toMatchObject({
    status: 403,
    code: 'unknown_user',
  });
});

test('CMD-6: whichever call of the start links the account, all others know who calls', async () => {
  await createOrganisation(parts(), { name: 'Parallel', email: 'grace@acme.test' });
  const grace = await signIn('idp|grace', { email: 'grace@acme.test', email_verified: true });
  let asked = 0;
  provider.service.on('beforeUserinfo', () => {
    asked += 1;
  });
  const settings = await Promise.all(Array.from({ length: 8 }, () => grace.call('getUserSettings')));
  expect(settings.map(({ email }) => email)).toEqual(settings.map(() => 'grace@acme.test'));
  expect(asked).toBe(1);
});

test('CMD-6: a call that another process linked the account for knows who calls', async () => {
  await createOrganisation(parts(), { name: 'Elsewhere', email: 'joan@acme.test' });
  const joan = await signIn('idp|joan', { email: 'joan@acme.test', email_verified: true });
  // While this call is at the provider, which then describes nobody, the other one ends.
  provider.service.on('beforeUserinfo', (reply: { statusCode: number }) => {
    reply.statusCode = 401;
    void database.db
      .update(users)
      .set({ subject: 'idp|joan', status: 'active', emailVerified: true })
      .where(eq(users.email, 'joan@acme.test'))
      .execute();
  });
  expect(await joan.call('getUserSettings')).toMatchObject({ email: 'joan@acme.test' });
});

test('CMD-6: a provider that does not say who somebody is throws nobody out', async () => {
  await createOrganisation(parts(), { name: 'Late', email: 'mary@acme.test' });
  const profile = { email: 'mary@acme.test', email_verified: true };
  for (const status of [429, 500, 503]) {
    const early = await signIn('idp|mary', profile, status);
    expect(await refusalOf(early.call('getUserSettings'))).toMatchObject({ status: 503, retryAfter: 5 });
  }
  const mary = await signIn('idp|mary', profile);
  expect(await mary.call('getUserSettings')).toMatchObject({ email: 'mary@acme.test' });
});
