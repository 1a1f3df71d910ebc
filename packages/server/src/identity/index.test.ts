import { createHmac } from 'node:crypto';
import { get, type IncomingMessage } from 'node:http';
import { type AddressInfo, createServer, type Server } from 'node:net';
import { json } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Database } from '../database/database.ts';
import { identityRecords } from '../database/schema.ts';
import { createClientAddress } from '../http/clientAddress.ts';
import { StartError } from '../startError.ts';
import { freePorts } from '../testing/freePorts.ts';
import { openTestDatabase } from '../testing/testDatabase.ts';
import { startIdentityProvider } from './index.ts';
import { type IdentityKeys, loadKeys } from './keys.ts';
import { AUDIENCE, CALLBACK, CLIENT_ID, PORTAL } from './testing.ts';

let database: Database;
let keys: IdentityKeys;
beforeAll(async () => {
  database = await openTestDatabase();
  keys = await loadKeys(database);
});
afterAll(() => database.close());

describe('CMD-7: the keys of the embedded provider', () => {
  test('are the same for processes that start together', async () => {
    const other = await openTestDatabase();
    const [first, ...others] = await Promise.all([loadKeys(other), loadKeys(other), loadKeys(other)]);
    for (const keys of others) expect(keys).toEqual(first);
    await other.close();
  });

  test('that are damaged end the start with one line that says what to do', async () => {
    const other = await openTestDatabase();
    await loadKeys(other);
    await other.db.update(identityRecords).set({ payload: { signingKey: { kty: 'RSA' } } });
    await expect(loadKeys(other)).rejects.toThrow(/^The sign-in keys in the database are damaged\. Restore/);
    await other.close();
  });
});

describe('CMD-1: starting', () => {
  const options = (port: number) => ({
    port,
    keys,
    clientAddress: createClientAddress([]),
    accounts: {
      findAccountBySubject: unused,
      findSignedIn: unused,
      isSignInEnded: unused,
      endSignIns: unused,
      findPasswordAccount: unused,
      chooseLanguage: unused,
      setPassword: unused,
      verifyPassword: unused,
    },
    store: {
      upsert: unused,
      find: unused,
      findByUid: unused,
      findByUserCode: unused,
      consume: unused,
      destroy: unused,
      take: unused,
      revokeByGrantId: unused,
      keepNewest: unused,
    },
    limiter: { take: unused, giveBack: unused, isUsed: unused, forget: unused },
    invitations: { find: unused, accept: unused },
    mails: { resetLink: unused, passwordChanged: unused },
    clientId: CLIENT_ID,
    audience: AUDIENCE,
    redirectUris: [CALLBACK],
    logoutUrls: [`${PORTAL}/`],
    portalUrl: `${PORTAL}/`,
  });
  const unused = async () => {
    throw new Error('Starting asks nothing of anybody');
  };

  test('on a port in use ends with one line that says what to do', async () => {
    const other = createServer();
    const port = await listenAnywhere(other);
    await expect(startIdentityProvider(options(port))).rejects.toThrow(
      `Port ${port} of the identity provider is in use. Stop what uses it, or set IDENTITY_PORT to another one.`,
    );
    other.close();
  });

  test('with an issuer that lacks its slash is refused, and the port is free again', async () => {
    await expect(startIdentityProvider({ ...options(0), issuer: 'http://localhost:1' })).rejects.toThrow(
      StartError,
    );
  });

  test('behind a proxy with TLS every address and cookie is the public one, whatever the request claims', async () => {
    const [port = 0] = await freePorts(1);
    const issuer = 'https://id.acme.test/';
    const provider = await startIdentityProvider({ ...options(port), issuer });
    const headers = { host: 'id.acme.test', 'x-forwarded-host': 'evil.test', 'x-forwarded-proto': 'http' };
    const response = await new Promise<IncomingMessage>((resolve, reject) => {
      const path = '/.well-known/openid-configuration';
      get({ host: '127.0.0.1', port, path, headers }, resolve).on('error', reject);
    });
    expect(await json(response)).toMatchObject({ issuer, authorization_endpoint: `${issuer}authorize` });
    expect(response.headers['strict-transport-security']).toMatch(/^max-age=\d+$/);
    expect(response.headers).toMatchObject({
      'cross-origin-opener-policy': 'same-origin',
      'cross-origin-resource-policy': 'same-origin',
    });
    await provider.close();
  });

  test('a store that does not answer is a readable page and one report, not a stack', async () => {
    const reported: unknown[] = [];
    const provider = await startIdentityProvider({ ...options(0), onError: (error) => reported.push(error) });
    const response = await fetch(new URL('/login/some-id', provider.issuer), {
      headers: { cookie: 'parley_identity_session=x' },
    });
    expect(response.status).toBe(400);
    const failed = await fetch(new URL('/v2/logout', provider.issuer), {
      headers: { cookie: signedSession() },
      redirect: 'manual',
    });
    const html = await failed.text();
    expect(failed.status).toBe(500);
    expect(html).toContain('Something went wrong');
    expect(html).not.toContain('Starting asks');
    expect(reported).toHaveLength(1);
    await provider.close();
  });
});

async function listenAnywhere(server: Server): Promise<number> {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return (server.address() as AddressInfo).port;
}

/** A session cookie that is signed as it should be, so that the provider looks for its session. */
function signedSession(): string {
  const cookie = 'parley_identity_session=some-session';
  const signature = createHmac('sha1', keys.cookieSecrets[0] ?? '')
    .update(cookie)
    .digest('base64url');
  return `${cookie}; parley_identity_session.sig=${signature}`;
}
