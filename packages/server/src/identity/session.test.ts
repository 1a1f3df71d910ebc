import { eq, inArray, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { identityRecords, users } from '../database/schema.ts';
import { endSessions } from '../users/sessions.ts';
import {
  claimsOfToken,
  locationOf,
  PASSWORD,
  PORTAL,
  silentAnswerOf,
  startTestProvider,
  type TestProvider,
} from './testing.ts';

let provider: TestProvider;
beforeAll(async () => {
  provider = await startTestProvider();
});
afterAll(() => provider.stop());

const SILENT = { prompt: 'none', response_mode: 'web_message' };

describe('ST-4: the silent check', () => {
  test('without a session it answers login_required to the portal alone, and is no failed page', async () => {
    const response = await provider.browser().authorize(SILENT);
    expect(response.status).toBe(200);
    expect(response.headers.get('content-security-policy')).toContain(`frame-ancestors ${PORTAL}`);
    expect(response.headers.get('content-security-policy')).toMatch(/script-src 'sha256-/);
    expect(await silentAnswerOf(response)).toMatchObject({ error: 'login_required', state: 'state-1' });
  });

  test('with a session it answers with a code that is worth tokens', async () => {
    const browser = provider.browser();
    await browser.signIn();
    const { code = '' } = await silentAnswerOf(await browser.authorize(SILENT));
    const { body } = await browser.exchange(code);
    expect(claimsOfToken(body.access_token).sub).toBe('auth0|admin');
  });

  test('an unregistered address gets no message and no frame', async () => {
    const response = await provider.browser().authorize({ ...SILENT, redirect_uri: 'https://evil.test/' });
    expect(response.status).toBe(400);
    expect(response.headers.get('content-security-policy')).toContain("frame-ancestors 'none'");
    expect(await response.text()).not.toContain('<script');
  });

  test('the session of a user blocked since then is of no use, but another user may sign in over it', async () => {
    const { db } = provider.database;
    const agent = eq(users.subject, 'auth0|agent');
    const browser = provider.browser();
    await browser.signIn('agent@acme.test');
    await db.update(users).set({ status: 'inactive' }).where(agent);
    expect(await silentAnswerOf(await browser.authorize(SILENT))).toMatchObject({
      error: 'unauthorized',
      error_description: 'user is blocked',
    });
    expect((await browser.signIn('admin@acme.test')).searchParams.get('code')).toBeTruthy();

    await db.update(users).set({ status: 'active' }).where(agent);
  });

  test('the session of an account that is gone asks for a sign-in', async () => {
    const { db } = provider.database;
    const [admin] = await db.select().from(users).where(eq(users.subject, 'auth0|admin'));
    if (!admin) throw new Error('The tests need their administrator');
    await db
      .insert(users)
      .values({ ...admin, id: crypto.randomUUID(), subject: 'auth0|gone', email: 'gone@acme.test' });
    const browser = provider.browser();
    await browser.signIn('gone@acme.test');
    await db.delete(users).where(eq(users.subject, 'auth0|gone'));
    expect(await silentAnswerOf(await browser.authorize(SILENT))).toMatchObject({ error: 'login_required' });
    expect(await browser.openSignIn()).toMatch(/^\/login\//);
  });
});

describe('ST-4: one sign-in for all tabs', () => {
  test('a second sign-in needs no page', async () => {
    const browser = provider.browser();
    await browser.signIn();
    const callback = await browser.follow(await browser.authorize());
    expect(callback.searchParams.get('code')).toBeTruthy();
  });

  test('prompt=login asks for the password again', async () => {
    const browser = provider.browser();
    await browser.signIn();
    expect(
      (await browser.signIn('admin@acme.test', { prompt: 'login' })).searchParams.get('code'),
    ).toBeTruthy();
  });

  test('prompt=select_account offers the account that is signed in', async () => {
    const browser = provider.browser();
    await browser.signIn();
    const action = await browser.openSignIn({ prompt: 'select_account' });
    expect(await (await browser.request(action)).text()).toContain('Continue as Ada Admin');
    const callback = await browser.follow(await browser.submit(action, { action: 'continue' }));
    expect(callback.searchParams.get('code')).toBeTruthy();
  });

  test('prompt=login cannot be answered by continuing', async () => {
    const browser = provider.browser();
    await browser.signIn();
    const action = await browser.openSignIn({ prompt: 'login' });
    expect((await browser.submit(action, { action: 'continue' })).status).toBe(422);
  });

  test('signing in as somebody else ends the session and the tokens of the first', async () => {
    const browser = provider.browser();
    const { refresh_token: first } = await browser.tokens();
    const action = await browser.openSignIn({ prompt: 'select_account' });
    const { db } = provider.database;
    const [admin] = await db.select().from(users).where(eq(users.subject, 'auth0|admin'));
    if (!admin) throw new Error('The tests need their administrator');
    await db
      .insert(users)
      .values({ ...admin, id: crypto.randomUUID(), subject: 'auth0|two', email: 'two@acme.test' });

    const callback = await browser.follow(
      await browser.submit(action, { email: 'two@acme.test', password: PASSWORD }),
    );
    const { body } = await browser.exchange(callback.searchParams.get('code') ?? '');
    expect(claimsOfToken(body.access_token).sub).toBe('auth0|two');
    expect((await browser.refresh(first)).body.error).toBe('invalid_grant');
  });
});

describe('SH-1: signing out', () => {
  const logout = (returnTo?: string, clientId = 'parley-portal') => {
    const query = new URLSearchParams({
      client_id: clientId,
      ...(returnTo === undefined ? {} : { returnTo }),
    });
    return `/v2/logout?${query}`;
  };

  test('ends session, cookie and refresh tokens, and returns to the portal without a question', async () => {
    const browser = provider.browser();
    const { refresh_token: token } = await browser.tokens();
    const response = await browser.request(logout(`${PORTAL}/`));
    expect(response.status).toBe(302);
    expect(response.headers.get('location')).toBe(`${PORTAL}/`);
    expect(browser.cookies.map(({ name }) => name)).not.toContain('parley_identity_session');
    const { db } = provider.database;
    expect(await db.select().from(identityRecords).where(eq(identityRecords.id, token))).toEqual([]);
    expect((await browser.refresh(token)).body.error).toBe('invalid_grant');
    expect(await silentAnswerOf(await browser.authorize(SILENT))).toMatchObject({ error: 'login_required' });
  });

  test('ends the access tokens at once, for /userinfo, too, and no others of the account', async () => {
    const [browser, elsewhere] = [provider.browser(), provider.browser()];
    const { access_token: token } = await browser.tokens();
    const { access_token: other } = await elsewhere.tokens();
    const ask = async (bearer: string) =>
      (await browser.request('/userinfo', { headers: { authorization: `Bearer ${bearer}` } })).status;
    expect([await ask(token), await ask(other)]).toEqual([200, 200]);
    await browser.request(logout(`${PORTAL}/`));
    expect([await ask(token), await ask(other)]).toEqual([401, 200]);
  });

  test('ends a code that was given out meanwhile', async () => {
    const browser = provider.browser();
    await browser.signIn();
    const { code = '' } = await silentAnswerOf(await browser.authorize(SILENT));
    const { db } = provider.database;
    const isKept = inArray(identityRecords.model, ['AuthorizationCode', 'Grant']);
    const kept = await db.select().from(identityRecords).where(isKept);
    await browser.request(logout(`${PORTAL}/`));
    // As those that are kept only once the session has ended.
    await db.insert(identityRecords).values(kept).onConflictDoNothing();
    expect((await browser.exchange(code)).body.error).toBe('invalid_grant');
  });

  test('a refresh token that is revoked ends the access tokens of its sign-in', async () => {
    const browser = provider.browser();
    const { access_token: token, refresh_token: refresh } = await browser.tokens();
    const body = new URLSearchParams({ client_id: 'parley-portal', token: refresh });
    expect((await browser.request('/oauth/revoke', { method: 'POST', body })).status).toBe(200);
    const headers = { authorization: `Bearer ${token}` };
    expect((await browser.request('/userinfo', { headers })).status).toBe(401);
  });

  test('a kept cookie of an ended session is worth nothing', async () => {
    const browser = provider.browser();
    await browser.signIn();
    const kept = [...browser.cookies];
    await browser.request(logout(`${PORTAL}/`));
    browser.cookies.push(...kept);
    expect(await silentAnswerOf(await browser.authorize(SILENT))).toMatchObject({ error: 'login_required' });
  });

  test.each([
    'https://evil.test/',
    `${PORTAL}.evil.test/`,
    `${PORTAL}/other`,
    'javascript:alert(1)',
    '//evil.test',
    '',
  ])('T1: returnTo %s is not on the list: refused, and nobody is signed out', async (returnTo) => {
    const browser = provider.browser();
    await browser.signIn();
    const response = await browser.request(logout(returnTo));
    expect(response.status).toBe(400);
    expect(await response.text()).toContain('You are still signed in');
    expect((await browser.follow(await browser.authorize())).searchParams.get('code')).toBeTruthy();
  });

  test('without returnTo it goes to the first address of the list; an unknown client is refused', async () => {
    const browser = provider.browser();
    expect((await browser.request(logout())).headers.get('location')).toBe(`${PORTAL}/`);
    expect((await browser.request(logout(`${PORTAL}/`, 'other'))).status).toBe(400);
  });
});

describe('US-2: a password change', () => {
  test('ends the sessions and refresh tokens of other browsers, and not those of its own', async () => {
    const { db } = provider.database;
    const [here, elsewhere, colleague] = [provider.browser(), provider.browser(), provider.browser()];
    const own = await here.tokens();
    const other = await elsewhere.tokens();
    const theirs = await colleague.tokens('agent@acme.test');
    const { sid, auth_time: authTime } = claimsOfToken(own.access_token);
    expect(typeof authTime).toBe('number');
    expect(claimsOfToken(other.access_token).sid).not.toBe(sid);

    const [admin] = await db.select().from(users).where(eq(users.subject, 'auth0|admin'));
    if (!admin) throw new Error('No administrator.');
    await endSessions(db, [admin], new Date(), 'password', String(sid));

    expect((await elsewhere.refresh(other.refresh_token)).status).toBe(400);
    expect(await silentAnswerOf(await elsewhere.authorize(SILENT))).toMatchObject({
      error: 'login_required',
    });
    expect((await silentAnswerOf(await here.authorize(SILENT))).code).toBeTruthy();
    expect((await colleague.refresh(theirs.refresh_token)).status).toBe(200);
    const { status, body } = await here.refresh(own.refresh_token);
    expect(status).toBe(200);
    // Refreshing is no sign-in: the time of the last one stays.
    expect(claimsOfToken(body.access_token)).toMatchObject({ sid, auth_time: authTime });
  });

  test('a sign-in that is older than max_age is asked for again, and then is new', async () => {
    const { db } = provider.database;
    const browser = provider.browser();
    const before = claimsOfToken((await browser.tokens()).access_token);
    const silently = await browser.authorize({ ...SILENT, max_age: '600' });
    expect((await silentAnswerOf(silently)).code).toBeTruthy();

    const old = Math.floor(Date.now() / 1000) - 601;
    await db
      .update(identityRecords)
      .set({ payload: sql`${identityRecords.payload} || ${JSON.stringify({ loginTs: old })}::jsonb` })
      .where(eq(identityRecords.model, 'Session'));
    const window = { response_mode: 'web_message', max_age: '600', login_hint: 'admin@acme.test' };
    const opened = await browser.authorize(window);
    expect(opened.headers.get('cross-origin-opener-policy')).toBe('unsafe-none');
    const action = locationOf(opened).pathname;
    const form = await browser.request(action);
    expect(form.headers.get('cross-origin-opener-policy')).toBe('unsafe-none');
    expect(await form.text()).toContain('value="admin@acme.test"');
    const submitted = await browser.submit(action, { email: 'admin@acme.test', password: PASSWORD });
    expect(submitted.headers.get('cross-origin-opener-policy')).toBe('unsafe-none');
    const answer = await browser.request(locationOf(submitted).href);
    expect(answer.headers.get('cross-origin-opener-policy')).toBe('unsafe-none');
    const { code = '' } = await silentAnswerOf(answer);
    const { body } = await browser.exchange(code);
    const after = claimsOfToken(body.access_token);
    expect(Number(after.auth_time)).toBeGreaterThan(old + 600);
    expect(after.sid).toBe(before.sid);
  });
});
