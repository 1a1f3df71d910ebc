import { createHmac } from 'node:crypto';
import { chmod, mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { get, type IncomingMessage } from 'node:http';
import { type AddressInfo, createServer, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { json } from 'node:stream/consumers';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { StartError } from '../startError.ts';
import { startIdentityProvider } from './index.ts';
import { loadKeys } from './keys.ts';
import { AUDIENCE, CALLBACK, CLIENT_ID, PORTAL } from './testing.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'parley-identity-'));
});
afterEach(() => rm(folder, { recursive: true }));

const fileOf = (where: string) => join(where, 'identity-keys.json');

describe('CMD-4: the keys of the embedded provider', () => {
  test('are made once, for their owner alone, and kept', async () => {
    const where = join(folder, 'new', 'folder');
    const first = await loadKeys(where);
    expect((await stat(fileOf(where))).mode & 0o777).toBe(0o600);
    await chmod(fileOf(where), 0o644);
    expect(await loadKeys(where)).toEqual(first);
    expect((await stat(fileOf(where))).mode & 0o777).toBe(0o600);
  });

  test('are the same for processes that start together, and leave no draft behind', async () => {
    const [first, ...others] = await Promise.all([loadKeys(folder), loadKeys(folder), loadKeys(folder)]);
    for (const other of others) expect(other).toEqual(first);
    expect(JSON.parse(await readFile(fileOf(folder), 'utf8'))).toEqual(first);
  });

  test.each(['', '{', '{"signingKey":{"kty":"RSA"},"cookieSecrets":[]}'])(
    'that are damaged (%s) end the start with one line that says what to do',
    async (content) => {
      await writeFile(fileOf(folder), content);
      await expect(loadKeys(folder)).rejects.toThrow(
        /identity-keys\.json are damaged\. Restore the file, or delete it/,
      );
      expect(await readFile(fileOf(folder), 'utf8')).toBe(content);
    },
  );

  test('that cannot be written end the start with one line', async () => {
    const taken = join(folder, 'file');
    await writeFile(taken, '');
    await expect(loadKeys(join(taken, 'below'))).rejects.toThrow(StartError);
  });
});

describe('CMD-1: starting', () => {
  const options = (port: number) => ({
    port,
    folder,
    accounts: { findAccountBySubject: unused, verifyPassword: unused },
    store: {
      upsert: unused,
      find: unused,
      findByUid: unused,
      findByUserCode: unused,
      consume: unused,
      destroy: unused,
      revokeByGrantId: unused,
    },
    limiter: { take: unused, giveBack: unused, forget: unused },
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
    const port = await freePort();
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
      headers: { cookie: await signedSession(folder) },
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

async function freePort(): Promise<number> {
  const server = createServer();
  const port = await listenAnywhere(server);
  await new Promise((resolve) => server.close(resolve));
  return port;
}

/** A session cookie that is signed as it should be, so that the provider looks for its session. */
async function signedSession(where: string): Promise<string> {
  const { cookieSecrets } = await loadKeys(where);
  const cookie = 'parley_identity_session=some-session';
  const signature = createHmac('sha1', cookieSecrets[0] ?? '')
    .update(cookie)
    .digest('base64url');
  return `${cookie}; parley_identity_session.sig=${signature}`;
}
