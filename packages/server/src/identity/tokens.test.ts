import { eq } from 'drizzle-orm';
import { createRemoteJWKSet, decodeProtectedHeader, jwtVerify } from 'jose';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { identityRecords, users } from '../database/schema.ts';
import {
  AUDIENCE,
  CALLBACK,
  CLIENT_ID,
  claimsOfToken,
  PORTAL,
  startTestProvider,
  type TestProvider,
} from './testing.ts';

let provider: TestProvider;
beforeAll(async () => {
  provider = await startTestProvider();
});
afterAll(() => provider.stop());

const keys = () => createRemoteJWKSet(new URL('/.well-known/jwks.json', provider.issuer));

describe('ST-4: tokens', () => {
  test('discovery names the routes that the client has built in', async () => {
    const response = await provider.browser().request('/.well-known/openid-configuration');
    const { issuer } = provider;
    expect(issuer.endsWith('/')).toBe(true);
    expect(await response.json()).toMatchObject({
      issuer,
      authorization_endpoint: `${issuer}authorize`,
      token_endpoint: `${issuer}oauth/token`,
      revocation_endpoint: `${issuer}oauth/revoke`,
      userinfo_endpoint: `${issuer}userinfo`,
      jwks_uri: `${issuer}.well-known/jwks.json`,
    });
  });

  test('the public keys hold nothing private', async () => {
    const response = await provider.browser().request('/.well-known/jwks.json');
    const { keys: published } = (await response.json()) as { keys: Record<string, unknown>[] };
    expect(published).toHaveLength(1);
    expect(Object.keys(published[0] ?? {}).sort()).toEqual(['alg', 'e', 'kid', 'kty', 'n', 'use']);
  });

  test('ST-2: the access token has the shape of the hosted provider, with the permissions of an administrator', async () => {
    const reply = await provider.browser().tokens();
    expect(decodeProtectedHeader(reply.access_token)).toMatchObject({ alg: 'RS256', typ: 'JWT' });
    const { payload } = await jwtVerify(reply.access_token, keys(), {
      issuer: provider.issuer,
      audience: AUDIENCE,
    });
    expect(payload).toMatchObject({
      sub: 'auth0|admin',
      aud: [AUDIENCE, `${provider.issuer}userinfo`],
      azp: CLIENT_ID,
      scope: 'openid offline_access profile email read:portal',
      permissions: ['admin:portal', 'read:portal'],
    });
    expect((payload.exp ?? 0) - (payload.iat ?? 0)).toBe(3600);
    expect(reply).toMatchObject({ expires_in: 3600, token_type: 'Bearer' });
    expect(reply.refresh_token).toBeTruthy();
  });

  test('the id token names the user and carries the nonce', async () => {
    const reply = await provider.browser().tokens('agent@acme.test');
    const { payload } = await jwtVerify(reply.id_token, keys(), {
      issuer: provider.issuer,
      audience: CLIENT_ID,
    });
    expect(payload).toMatchObject({
      sub: 'auth0|agent',
      nonce: 'nonce-1',
      name: 'Ben Agent',
      nickname: 'agent',
      email: 'agent@acme.test',
      email_verified: false,
    });
    expect(claimsOfToken(reply.access_token).permissions).toEqual(['read:portal']);
  });

  test('without an audience in the request the token is for the API all the same; another audience is refused', async () => {
    const browser = provider.browser();
    const callback = await browser.signIn('admin@acme.test', { audience: undefined });
    const { body } = await browser.exchange(callback.searchParams.get('code') ?? '');
    expect(claimsOfToken(body.access_token).aud).toContain(AUDIENCE);
    const refused = await browser.follow(await browser.authorize({ audience: 'https://other.test/' }));
    expect(refused.searchParams.get('error')).toBe('invalid_target');
  });

  test('a user cannot be given a scope beyond the permissions', async () => {
    const browser = provider.browser();
    const callback = await browser.signIn('agent@acme.test', { scope: 'openid read:portal admin:portal' });
    const { body } = await browser.exchange(callback.searchParams.get('code') ?? '');
    expect(claimsOfToken(body.access_token).scope).toBe('openid read:portal');
    expect(body.refresh_token).toBeUndefined();
  });

  test('T4: a code needs its own verifier, and works once', async () => {
    const browser = provider.browser();
    const code = (await browser.signIn()).searchParams.get('code') ?? '';
    expect((await browser.exchange(code, 'w'.repeat(43))).body.error).toBe('invalid_grant');
    const again = (await browser.follow(await browser.authorize())).searchParams.get('code') ?? '';
    const first = await browser.exchange(again);
    expect(first.status).toBe(200);
    expect((await browser.exchange(again)).body.error).toBe('invalid_grant');
    expect((await browser.refresh(first.body.refresh_token)).body.error).toBe('invalid_grant');
  });

  test('T4: a code that is used twice ends the sign-in that it began', async () => {
    const browser = provider.browser();
    const code = (await browser.signIn()).searchParams.get('code') ?? '';
    const { body } = await browser.exchange(code);
    const headers = { authorization: `Bearer ${body.access_token}` };
    const statusNow = async () => (await browser.request('/userinfo', { headers })).status;
    // Who knows the code alone ends nothing.
    expect((await browser.exchange(code, 'w'.repeat(43))).body.error).toBe('invalid_grant');
    expect(await statusNow()).toBe(200);
    expect((await browser.exchange(code)).body.error).toBe('invalid_grant');
    expect(await statusNow()).toBe(401);
  });

  test('scripts of the portal may ask for tokens, those of other sites may not', async () => {
    const browser = provider.browser();
    const code = (await browser.signIn()).searchParams.get('code') ?? '';
    const body = {
      grant_type: 'authorization_code',
      code,
      redirect_uri: CALLBACK,
      code_verifier: 'v'.repeat(43),
    };
    const foreign = await browser.token(body, { origin: 'https://evil.test' });
    expect(foreign.status).toBe(400);
    expect(foreign.headers.get('access-control-allow-origin')).toBeNull();
    const own = await browser.token(body);
    expect(own.status).toBe(200);
    expect(own.headers.get('access-control-allow-origin')).toBe(PORTAL);
  });
});

describe('T13: refresh tokens', () => {
  test('each refresh rotates the token, and a repeated one is forgiven for half a minute', async () => {
    const browser = provider.browser();
    const { refresh_token: original } = await browser.tokens();
    const replies = await Promise.all([
      browser.refresh(original),
      browser.refresh(original),
      browser.refresh(original),
    ]);
    expect(replies.map(({ status }) => status)).toEqual([200, 200, 200]);
    const rotated = replies.map(({ body }) => body.refresh_token);
    expect(new Set([original, ...rotated]).size).toBe(4);
    expect((await browser.refresh(rotated[0] ?? '')).status).toBe(200);
    expect((await browser.refresh(original)).status).toBe(200);
  });

  test('a repetition does not prolong the half minute', async () => {
    const browser = provider.browser();
    const { refresh_token: original } = await browser.tokens();
    const firstUse = async () => {
      const [record] = await provider.database.db
        .select({ payload: identityRecords.payload })
        .from(identityRecords)
        .where(eq(identityRecords.id, original));
      return record?.payload.consumed;
    };
    await browser.refresh(original);
    const used = await firstUse();
    expect(used).toBeTypeOf('number');
    provider.advance(10);
    expect((await browser.refresh(original)).status).toBe(200);
    expect(await firstUse()).toBe(used);
  });

  test('used again after the leeway it ends the whole family, in words that the client looks for', async () => {
    const strict = await startTestProvider({ lifetimes: { refreshTokenReuse: 0 } });
    const browser = strict.browser();
    const { refresh_token: original } = await browser.tokens();
    const { body: rotated } = await browser.refresh(original);
    const reused = await browser.refresh(original);
    expect(reused.status).toBe(400);
    expect(reused.body).toMatchObject({
      error: 'invalid_grant',
      error_description: 'Unknown or invalid refresh token.',
    });
    expect((await browser.refresh(rotated.refresh_token)).body.error).toBe('invalid_grant');
    // The browser still has its own session, so it signs in again without a page.
    const callback = await browser.follow(await browser.authorize());
    const { body } = await browser.exchange(callback.searchParams.get('code') ?? '');
    expect((await browser.refresh(body.refresh_token)).status).toBe(200);
    await strict.stop();
  });

  test('an unknown token and one that has expired are refused in the same words', async () => {
    const browser = provider.browser();
    expect((await browser.refresh('x'.repeat(43))).body.error_description).toBe(
      'Unknown or invalid refresh token.',
    );
    const { refresh_token: token } = await browser.tokens();
    provider.advance(15 * 24 * 60 * 60);
    expect((await browser.refresh(token)).body.error_description).toBe('Unknown or invalid refresh token.');
  });

  test('permissions follow the account, and a blocked user is told so', async () => {
    const browser = provider.browser();
    const { db } = provider.database;
    const agent = eq(users.subject, 'auth0|agent');
    const { refresh_token: token } = await browser.tokens('agent@acme.test');

    await db.update(users).set({ role: 'admin' }).where(agent);
    const { body } = await browser.refresh(token);
    expect(claimsOfToken(body.access_token).permissions).toEqual(['admin:portal', 'read:portal']);

    await db.update(users).set({ role: 'user', status: 'inactive' }).where(agent);
    const blocked = await browser.refresh(body.refresh_token);
    expect(blocked.status).toBe(400);
    expect(blocked.body).toMatchObject({ error: 'unauthorized', error_description: 'user is blocked' });

    await db.update(users).set({ status: 'active' }).where(agent);
  });

  test('revoking one ends its family', async () => {
    const browser = provider.browser();
    const { refresh_token: original } = await browser.tokens();
    const { body } = await browser.refresh(original);
    const revoked = await browser.request('/oauth/revoke', {
      method: 'POST',
      headers: { origin: PORTAL },
      body: new URLSearchParams({
        client_id: CLIENT_ID,
        token: body.refresh_token,
        token_type_hint: 'refresh_token',
      }),
    });
    expect(revoked.status).toBe(200);
    expect(revoked.headers.get('access-control-allow-origin')).toBe(PORTAL);
    expect((await browser.refresh(body.refresh_token)).body.error).toBe('invalid_grant');
    expect((await browser.refresh(original)).body.error).toBe('invalid_grant');
  });
});

describe('ST-2: /userinfo', () => {
  const ask = (token: string, origin = PORTAL) =>
    provider.browser().request('/userinfo', { headers: { authorization: `Bearer ${token}`, origin } });

  test('answers for tokens that have an audience, by their scopes', async () => {
    const { access_token: token } = await provider.browser().tokens();
    const response = await ask(token);
    expect(response.status).toBe(200);
    expect(response.headers.get('access-control-allow-origin')).toBe(PORTAL);
    expect(await response.json()).toEqual({
      sub: 'auth0|admin',
      name: 'Ada Admin',
      nickname: 'admin',
      locale: 'en',
      email: 'admin@acme.test',
      email_verified: false,
    });
    expect((await ask(token, 'https://evil.test')).headers.get('access-control-allow-origin')).toBeNull();
  });

  test('refuses a forged token, an id token and none', async () => {
    const { access_token: token, id_token: idToken } = await provider.browser().tokens();
    const [head = '', body = ''] = token.split('.');
    for (const refused of [`${head}.${body}.${'A'.repeat(342)}`, idToken, 'nonsense', '']) {
      const response = await ask(refused);
      expect(response.status).toBe(401);
      expect(response.headers.get('www-authenticate')).toContain('invalid_token');
    }
  });

  test('answers a preflight', async () => {
    const response = await provider
      .browser()
      .request('/userinfo', { method: 'OPTIONS', headers: { origin: PORTAL } });
    expect(response.status).toBe(204);
    expect(response.headers.get('access-control-allow-headers')).toContain('Authorization');
  });
});
