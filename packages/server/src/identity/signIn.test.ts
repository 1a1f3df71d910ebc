import { request } from 'node:http';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { identityRecords, users } from '../database/schema.ts';
import { createClientAddress } from '../http/clientAddress.ts';
import { PATIENCE } from '../testing/inPatience.ts';
import { CALLBACK, locationOf, PASSWORD, PORTAL, startTestProvider, type TestProvider } from './testing.ts';

let provider: TestProvider;
beforeAll(async () => {
  provider = await startTestProvider({ signInLimits: { failuresPerAccount: 3 } });
});
afterAll(() => provider.stop());

const fieldOf = (html: string, id: string) => new RegExp(`<input id="${id}"[^>]*>`).exec(html)?.[0] ?? '';

describe('ST-4: the sign-in page', () => {
  test('asks for Email and Password under a path of its own, and needs no script', async () => {
    const browser = provider.browser();
    const action = await browser.openSignIn();
    expect(action).toMatch(/^\/login\/[\w-]{20,}$/);
    const response = await browser.request(action);
    const html = await response.text();
    expect(response.status).toBe(200);
    expect(response.headers.get('cache-control')).toBe('no-store');
    expect(html).toContain('<label for="email">Email</label>');
    expect(html).toContain('<label for="password">Password</label>');
    expect(html).toMatch(/<button class="button main">Sign in<\/button>/);
    expect(fieldOf(html, 'email')).toMatch(/autocomplete="username".*autofocus/);
    expect(fieldOf(html, 'password')).toContain('autocomplete="current-password"');
    expect(html.match(/<script[^>]*>/g)).toEqual(['<script src="/server-pages/password.js" defer>']);
    // What only works with the script is not there without it.
    expect(html).toMatch(/<button type="button" class="show"[^>]* hidden>Show password/);
  });

  test('has a strict policy that still lets the redirect back to the portal through', async () => {
    const browser = provider.browser();
    const response = await browser.request(await browser.openSignIn());
    const policy = response.headers.get('content-security-policy') ?? '';
    expect(policy).toContain("default-src 'none'");
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy).toContain(`form-action 'self' ${PORTAL}`);
    expect(policy).toMatch(/script-src \S+\/server-pages\/password\.js;/);
    expect(policy).toContain("require-trusted-types-for 'script'; trusted-types 'none'");
    expect(policy).not.toContain('unsafe');
    expect(response.headers.get('permissions-policy')).toContain('display-capture=()');
    expect(response.headers.get('x-content-type-options')).toBe('nosniff');
    expect(response.headers.get('referrer-policy')).toBe('same-origin');
  });

  test('SH-5: it leads to itself in each language', async () => {
    const browser = provider.browser();
    const english = await (await browser.request(locationOf(await browser.authorize()).href)).text();
    const links = [...english.matchAll(/formaction="([^"]*)" formnovalidate lang="(..)"[^>]*>([^<]*)</g)];
    expect(links.map(([, , lang, name]) => [lang, name])).toEqual([
      ['en', 'English'],
      ['de', 'Deutsch'],
      ['es', 'Español'],
      ['pl', 'Polski'],
    ]);
    for (const [, href = '', lang] of links)
      expect(await (await browser.request(href)).text()).toContain(`<html lang="${lang}">`);
  });

  test.each([
    ['es-ES', undefined, '<html lang="en">', 'Sign in'],
    ['es-ES', 'fr', '<html lang="en">', 'Sign in'],
    ['es-ES', 'pl', '<html lang="pl">', 'Zaloguj się'],
    ['en', 'xx es-MX', '<html lang="es">', 'Iniciar sesión'],
  ])(
    'SH-5: whatever the browser prefers (%s), it speaks the language of ui_locales %s, else English: %s',
    async (accepted, uiLocales, lang, button) => {
      const browser = provider.browser();
      const action = locationOf(await browser.authorize({ ui_locales: uiLocales })).href;
      const headers = { 'accept-language': accepted };
      const html = await (await browser.request(action, { headers })).text();
      expect(html).toContain(lang);
      expect(html).toContain(`<button class="button main">${button}</button>`);
      const posted = /<form method="post" action="([^"]*)"/.exec(html)?.[1]?.replaceAll('&amp;', '&') ?? '';
      const wrong = await browser.submit(
        posted,
        { email: 'nobody@elsewhere.test', password: 'wrong' },
        headers,
      );
      expect(await wrong.text()).toContain(lang);
      const over = await provider.browser().request(posted, { headers });
      expect(over.status).toBe(400);
      expect(await over.text()).toContain(lang);
    },
  );

  const inGerman = '?ui_locales=de';
  test.each([
    ['chosen on the page stays with who signs in', null, undefined, inGerman, 'de'],
    ['chosen does not take the place of one of the account', 'pl', undefined, inGerman, 'pl'],
    ['of who used the browser before is no choice', null, 'de', inGerman, null],
    ['that the form does not name is no choice', null, 'de', '', null],
    ['gone back to is no choice', null, 'en', '?ui_locales=en', null],
  ] as const)('SH-5: a language %s', async (_, language, began, asked, kept) => {
    const { db } = provider.database;
    const isReader = eq(users.subject, 'auth0|agent');
    await db.update(users).set({ language }).where(isReader);
    const browser = provider.browser();
    const action = (await browser.openSignIn({ ui_locales: began })) + asked;
    await browser.submit(action, { email: 'agent@acme.test', password: 'wrong' });
    const [before] = await db.select().from(users).where(isReader);
    expect(before?.language).toBe(language);
    await browser.follow(await browser.submit(action, { email: 'agent@acme.test', password: PASSWORD }));
    const [after] = await db.select().from(users).where(isReader);
    expect(after?.language).toBe(kept);
    await db.update(users).set({ language: null }).where(isReader);
  });

  test('SH-5: what was typed stays on the page in another language, and is no attempt', async () => {
    const browser = provider.browser();
    const action = (await browser.openSignIn()) + inGerman;
    const typed = { email: 'agent@acme.test', password: 'wrong', action: 'language' };
    const read = await browser.submit(action, typed);
    expect(read.status).toBe(200);
    const page = await read.text();
    expect(page).toContain('<html lang="de">');
    expect(page).toContain('value="agent@acme.test"');
    expect(page).not.toContain('role="alert"');
    expect(page).not.toContain('value="wrong"');
  });

  test('SH-5: a language chosen by who goes on as who they are stays with them, too', async () => {
    const { db } = provider.database;
    const isReader = eq(users.subject, 'auth0|agent');
    const browser = provider.browser();
    await browser.signIn('agent@acme.test');
    const action = await browser.openSignIn({ prompt: 'select_account' });
    await browser.follow(await browser.submit(action + inGerman, { action: 'continue' }));
    const [reader] = await db.select().from(users).where(isReader);
    expect(reader?.language).toBe('de');
    await db.update(users).set({ language: null }).where(isReader);
  });

  test('serves its style sheet, typefaces and mark itself', async () => {
    const browser = provider.browser();
    const html = await (await browser.request(await browser.openSignIn())).text();
    const css = await (await browser.request('/server-pages/page.css')).text();
    const named = [
      ...[...html.matchAll(/"(\/server-pages\/[\w.-]+)/g)].map((match) => match[1] ?? ''),
      ...[...css.matchAll(/url\("([\w.-]+)"\)/g)].map((match) => `/server-pages/${match[1]}`),
    ];
    const assets = new Set(named);
    expect(assets.size).toBe(9);
    for (const asset of assets) {
      const response = await browser.request(asset);
      expect(response.status).toBe(200);
      expect(response.headers.get('content-type')).toMatch(
        /font\/woff2|image\/svg\+xml|text\/css|text\/javascript/,
      );
    }
    expect((await browser.request('/server-pages/..%2Flayout.ts')).status).toBe(404);
  });

  test('after a wrong password says so once, keeps the e-mail and puts the focus on the password', async () => {
    const browser = provider.browser();
    const action = await browser.openSignIn();
    const response = await browser.submit(action, { email: 'agent@acme.test', password: '"><b>' });
    const html = await response.text();
    expect(response.status).toBe(401);
    expect(html.match(/role="alert"/g)).toHaveLength(1);
    expect(html).toContain('Wrong email or password. Check both and try again.');
    expect(fieldOf(html, 'email')).toContain('value="agent@acme.test"');
    expect(fieldOf(html, 'email')).not.toContain('autofocus');
    expect(fieldOf(html, 'password')).toMatch(/autofocus.*aria-invalid="true" .*aria-describedby="problem"/);
    expect(html).not.toContain('<b>');
  });

  test('says the same about an unknown e-mail, and escapes it', async () => {
    const browser = provider.browser();
    const response = await browser.submit(await browser.openSignIn(), {
      email: '"><script>alert(1)</script>@acme.test',
      password: PASSWORD,
    });
    const html = await response.text();
    expect(response.status).toBe(401);
    expect(html).toContain('Wrong email or password.');
    expect(html).not.toContain('<script>');
  });

  test('asks for what is missing', async () => {
    const browser = provider.browser();
    const action = await browser.openSignIn();
    const response = await browser.submit(action, { email: '', password: 'x' });
    const html = await response.text();
    expect(response.status).toBe(422);
    expect(html).toContain('Enter your email and your password.');
    expect(fieldOf(html, 'email')).toMatch(/autofocus.*aria-invalid="true"/);
    expect(fieldOf(html, 'password')).not.toContain('aria-invalid');
  });

  test('marks both fields where both are empty, and begins with the first', async () => {
    const browser = provider.browser();
    const response = await browser.submit(await browser.openSignIn(), { email: '', password: '' });
    const html = await response.text();
    expect(fieldOf(html, 'email')).toMatch(/autofocus.*aria-invalid="true"/);
    expect(fieldOf(html, 'password')).toContain('aria-invalid="true"');
    expect(fieldOf(html, 'password')).not.toContain('autofocus');
  });

  test('signs in whatever the letter case of the e-mail, after a wrong try too', async () => {
    const browser = provider.browser();
    const action = await browser.openSignIn();
    await browser.submit(action, { email: 'admin@acme.test', password: 'wrong' });
    const callback = await browser.follow(
      await browser.submit(action, { email: ' Admin@ACME.test ', password: PASSWORD }),
    );
    expect(callback.href.split('?')[0]).toBe(CALLBACK);
    expect(callback.searchParams.get('state')).toBe('state-1');
    expect(callback.searchParams.get('code')).toBeTruthy();
  });

  test('cancelling returns to the portal with access_denied', async () => {
    const browser = provider.browser();
    const callback = await browser.follow(
      await browser.submit(await browser.openSignIn(), { action: 'cancel' }),
    );
    expect(Object.fromEntries(callback.searchParams)).toMatchObject({
      error: 'access_denied',
      state: 'state-1',
    });
  });

  test('prefills the e-mail of login_hint', async () => {
    const browser = provider.browser();
    const action = await browser.openSignIn({ login_hint: 'agent@acme.test' });
    const html = await (await browser.request(action)).text();
    expect(fieldOf(html, 'email')).toContain('value="agent@acme.test"');
    expect(fieldOf(html, 'password')).toContain('autofocus');
  });
});

describe('ST-5: who may not sign in', () => {
  test('a blocked user returns to the portal with the wording that the client looks for', async () => {
    const callback = await provider.browser().signIn('blocked@acme.test');
    expect(Object.fromEntries(callback.searchParams)).toMatchObject({
      error: 'unauthorized',
      error_description: 'user is blocked',
    });
  });

  test('a blocked user with a wrong password learns nothing', async () => {
    const browser = provider.browser();
    const response = await browser.submit(await browser.openSignIn(), {
      email: 'blocked@acme.test',
      password: 'no',
    });
    expect(response.status).toBe(401);
  });

  test('too many failures get 429 with words and a time, even with the right password, until the window ends', async () => {
    const browser = provider.browser();
    const action = await browser.openSignIn();
    const guess = (password: string) => browser.submit(action, { email: 'agent@acme.test', password });
    provider.advance(16 * 60);
    const parallel = await Promise.all(['a', 'b', 'c', 'd', 'e'].map(guess));
    expect(parallel.map(({ status }) => status).sort()).toEqual([401, 401, 401, 429, 429]);

    const limited = await guess(PASSWORD);
    expect(limited.status).toBe(429);
    expect(Number(limited.headers.get('retry-after'))).toBeGreaterThan(800);
    expect(await limited.text()).toContain('Too many failed sign-ins. Try again in 15 minutes.');

    const other = provider.browser();
    expect((await other.signIn('admin@acme.test')).searchParams.get('code')).toBeTruthy();

    provider.advance(16 * 60);
    const callback = await browser.follow(await guess(PASSWORD));
    expect(callback.searchParams.get('code')).toBeTruthy();
  });
});

describe('ST-4: attacks and accidents', () => {
  test('T1: an address that is not registered is refused with a page, and nobody is sent there', async () => {
    const response = await provider.browser().authorize({ redirect_uri: 'https://evil.test/callback' });
    const html = await response.text();
    expect(response.status).toBe(400);
    expect(response.headers.get('location')).toBeNull();
    expect(html).toContain('Signing in cannot start like this');
    expect(html).toContain('invalid_redirect_uri');
    expect(html).toContain(`href="${PORTAL}/?ui_locales=en"`);
    expect(html).not.toContain('evil.test');
  });

  test('an unknown client is refused with a page', async () => {
    const response = await provider.browser().authorize({ client_id: '<b>x</b>' });
    expect(response.status).toBe(400);
    expect(await response.text()).not.toContain('<b>x');
  });

  test('a form that another site posts is refused', async () => {
    const browser = provider.browser();
    const action = await browser.openSignIn();
    const fields = { email: 'admin@acme.test', password: PASSWORD };
    expect((await browser.submit(action, fields, { origin: 'http://localhost:5991' })).status).toBe(403);
    const { origin } = new URL(provider.issuer);
    expect((await browser.submit(action, fields, { origin })).status).toBe(303);
  });

  test('the form of one sign-in is of no use with the cookie of another', async () => {
    const [victim, attacker] = [provider.browser(), provider.browser()];
    const action = await victim.openSignIn();
    await attacker.openSignIn();
    for (const cookie of attacker.cookies) cookie.path = '/';
    const response = await attacker.submit(action, { email: 'admin@acme.test', password: PASSWORD });
    expect(response.status).toBe(400);
    expect(await response.text()).toContain('This sign-in page has expired');
  });

  test('a form longer than any sign-in is refused', async () => {
    const browser = provider.browser();
    const action = await browser.openSignIn();
    expect((await browser.submit(action, { email: 'a'.repeat(20_000), password: 'x' })).status).toBe(413);
  });

  test('two tabs sign in side by side', async () => {
    const browser = provider.browser();
    const [first, second] = [
      await browser.openSignIn({ state: 'one' }),
      await browser.openSignIn({ state: 'two' }),
    ];
    const fields = { email: 'admin@acme.test', password: PASSWORD };
    expect((await browser.follow(await browser.submit(first, fields))).searchParams.get('state')).toBe('one');
    expect(
      (await browser.follow(await browser.submit(second, fields))).searchParams.get('code'),
    ).toBeTruthy();
  });

  test('a page left open for too long, or used already, says so and leads back to the portal', async () => {
    const browser = provider.browser();
    const used = await browser.openSignIn();
    await browser.follow(await browser.submit(used, { action: 'cancel' }));
    const left = await browser.openSignIn();
    provider.advance(2 * 60 * 60);
    for (const action of [used, left]) {
      const response = await browser.request(action);
      const html = await response.text();
      expect(response.status).toBe(400);
      expect(html).toContain('This sign-in page has expired');
      expect(html).toContain(`href="${PORTAL}/?ui_locales=en"`);
    }
  });

  test('whoever goes back to it after signing in is told so, and led on to the portal', async () => {
    const browser = provider.browser();
    const action = await browser.openSignIn();
    await browser.follow(await browser.submit(action, { email: 'admin@acme.test', password: PASSWORD }));
    const response = await browser.request(action);
    const html = await response.text();
    expect(response.status).toBe(200);
    expect(html).toContain('You are signed in');
    expect(html).toContain(`href="${PORTAL}/?ui_locales=en"`);
  });

  test('its cookies carry distinctive names, are signed, and neither scripts nor other sites get them', async () => {
    const browser = provider.browser();
    await browser.signIn();
    const session = browser.cookies.filter(({ name }) => name.startsWith('parley_identity_session'));
    expect(session.map(({ name }) => name).sort()).toEqual([
      'parley_identity_session',
      'parley_identity_session.sig',
    ]);
    for (const cookie of browser.cookies) {
      expect(cookie.name).toMatch(/^parley_identity_/);
      expect(cookie.attributes.toLowerCase()).toContain('httponly');
      expect(cookie.attributes.toLowerCase()).toContain('samesite=lax');
    }
    const signIn = browser.cookies.find(({ name }) => name === 'parley_identity_sign_in');
    expect(signIn?.path).toMatch(/^\/login\/[\w-]+$/);
  });

  test('a request for another host gets nothing, whatever it leads to', async () => {
    const { port } = new URL(provider.issuer);
    const status = await new Promise((resolve, reject) => {
      const sent = request(
        {
          host: '127.0.0.1',
          port,
          path: '/.well-known/openid-configuration',
          headers: { host: 'evil.test' },
        },
        (response) => {
          response.resume();
          resolve(response.statusCode);
        },
      );
      sent.on('error', reject).end();
    });
    expect(status).toBe(421);
  });

  test('an address that does not exist is a page with a way back', async () => {
    const response = await provider.browser().request('/nothing/here');
    expect(response.status).toBe(404);
    expect(await response.text()).toContain(`href="${PORTAL}/?ui_locales=en"`);
  });
});

describe('RT-5: signing up', () => {
  const withoutPkce = { code_challenge: undefined, code_challenge_method: undefined, audience: undefined };

  test('shows that administrators make accounts, with a way to sign in', async () => {
    const browser = provider.browser();
    const action = await browser.openSignIn({ screen_hint: 'signup' });
    const html = await (await browser.request(action)).text();
    expect(html).toContain('Accounts are made by your administrator');
    expect(html).toContain(`href="${action}?form&amp;ui_locales=en"`);
    const form = await (await browser.request(`${action}?form`)).text();
    expect(form).toContain('<label for="password">Password</label>');
    const fields = { email: 'admin@acme.test', password: PASSWORD };
    expect(
      (await browser.follow(await browser.submit(action, fields))).searchParams.get('code'),
    ).toBeTruthy();
  });

  test('a request without PKCE sees the page, and can never come to a code', async () => {
    const browser = provider.browser();
    const action = await browser.openSignIn({ ...withoutPkce, screen_hint: 'signup' });
    const html = await (await browser.request(action)).text();
    expect(html).toContain(`href="${PORTAL}/?ui_locales=en"`);
    const answered = await browser.submit(action, { email: 'admin@acme.test', password: PASSWORD });
    const resumed = await browser.request(locationOf(answered).href);
    expect(locationOf(resumed).pathname).toMatch(/^\/login\//);
  });

  test('without the sign-up hint PKCE is required', async () => {
    const callback = await provider.browser().follow(await provider.browser().authorize(withoutPkce));
    expect(callback.searchParams.get('error')).toBe('invalid_request');
  });
});

describe('SEC: limits of signing in', () => {
  test('one who guesses from many addresses locks nobody out who signed in from theirs', async () => {
    const guarded = await startTestProvider({
      signInLimits: { failuresPerEmail: 3 },
      clientAddress: ({ headers }) => String(headers['x-test-address']),
    });
    const tryFrom = async (address: string, password: string) => {
      const browser = guarded.browser();
      const fields = { email: 'agent@acme.test', password };
      return browser.submit(await browser.openSignIn(), fields, { 'x-test-address': address });
    };
    expect((await tryFrom('home', PASSWORD)).status).toBe(303);
    for (const address of ['a', 'b', 'c']) expect((await tryFrom(address, 'guess')).status).toBe(401);
    expect((await tryFrom('d', 'guess')).status).toBe(429);
    expect((await tryFrom('home', PASSWORD)).status).toBe(303);
    const other = guarded.browser();
    const action = await other.openSignIn();
    const fields = { email: 'admin@acme.test', password: PASSWORD };
    expect((await other.submit(action, fields, { 'x-test-address': 'd' })).status).toBe(303);
    await guarded.stop();
  });

  test('a newcomer whom others lock out lets themselves in by a mailed link, which the others cannot use up', async () => {
    const guarded = await startTestProvider({
      signInLimits: { failuresPerEmail: 3, failuresPerAddress: 3 },
      clientAddress: ({ headers }) => String(headers['x-test-address']),
    });
    const email = 'agent@acme.test';
    const from = (address: string) => ({ 'x-test-address': address });
    const tryFrom = async (address: string, password: string, of = email) => {
      const browser = guarded.browser();
      return browser.submit(await browser.openSignIn(), { email: of, password }, from(address));
    };
    for (const address of ['a', 'b', 'c']) {
      await tryFrom(address, 'guess');
      await guarded.browser().submit('/password-reset', { email }, from(address));
    }
    const locked = await tryFrom('new', PASSWORD);
    expect([locked.status, await locked.text()]).toEqual([429, expect.stringContaining('by a mailed link')]);
    const asked = await guarded.browser().submit('/password-reset', { email }, from('new'));
    expect([asked.status, await asked.text()]).toEqual([429, expect.stringContaining('still work')]);
    await vi.waitFor(() => expect(guarded.mails).toHaveLength(3), { timeout: PATIENCE });
    const link = new URL(/\bhttp\S+password-reset\S+/.exec(guarded.mails[0]?.text ?? '')?.[0] ?? '');
    const password = 'Another-pass-2';
    const chosen = await guarded.browser().submit(link.href, { password, repeat: password }, from('new'));
    expect(chosen.status).toBe(200);
    expect((await tryFrom('new', password)).status).toBe(303);
    // Nor do the failures of others behind the same address keep them out.
    for (const name of ['x', 'y', 'z', 'q']) await tryFrom('new', 'guess', `${name}@acme.test`);
    expect((await tryFrom('new', password)).status).toBe(303);
    expect((await tryFrom('d', password)).status).toBe(429);
    await guarded.stop();
  });

  test('one address tries so many accounts, and leaves the tries of others', async () => {
    const guarded = await startTestProvider({
      signInLimits: { failuresPerAddress: 3 },
      clientAddress: ({ headers }) => String(headers['x-test-address']),
    });
    const tryFrom = async (address: string, email: string, password: string) => {
      const browser = guarded.browser();
      const headers = { 'x-test-address': address };
      return (await browser.submit(await browser.openSignIn(), { email, password }, headers)).status;
    };
    for (const name of ['a', 'b', 'c']) expect(await tryFrom('one', `${name}@acme.test`, 'guess')).toBe(401);
    expect(await tryFrom('one', 'agent@acme.test', PASSWORD)).toBe(429);
    expect(await tryFrom('other', 'agent@acme.test', PASSWORD)).toBe(303);
    await guarded.stop();
  });

  test('one IPv6 network is one guesser, and leaves the tries of others', async () => {
    const guarded = await startTestProvider({
      signInLimits: { failuresPerAccount: 3 },
      clientAddress: createClientAddress(['127.0.0.0/8', '::1']),
    });
    const tryFrom = async (address: string, password: string) => {
      const browser = guarded.browser();
      const fields = { email: 'agent@acme.test', password };
      return browser.submit(await browser.openSignIn(), fields, { 'x-forwarded-for': address });
    };
    for (const host of [1, 2, 3]) {
      expect((await tryFrom(`2001:db8:1:7::${host}`, 'guess')).status).toBe(401);
    }
    expect((await tryFrom('2001:db8:1:7:8::4', 'guess')).status).toBe(429);
    expect((await tryFrom('2001:db8:1:8::1', PASSWORD)).status).toBe(303);
    await guarded.stop();
  });

  test('sign-ins that are begun and not finished are bounded, the newest stay', async () => {
    const guarded = await startTestProvider({ signInLimits: { pending: 10 } });
    const browsers = Array.from({ length: 30 }, () => guarded.browser());
    const actions: string[] = [];
    for (const browser of browsers) actions.push(await browser.openSignIn());
    const { db } = guarded.database;
    expect(await db.$count(identityRecords, eq(identityRecords.model, 'Interaction'))).toBe(10);
    expect((await browsers.at(-1)?.request(actions.at(-1) ?? ''))?.status).toBe(200);
    expect((await browsers[0]?.request(actions[0] ?? ''))?.status).toBe(400);
    await guarded.stop();
  });

  test('one address begins so many sign-ins, and takes nobody else theirs', async () => {
    const guarded = await startTestProvider({
      signInLimits: { begunPerAddress: 3, begunWindowSeconds: 600, pending: 10 },
      clientAddress: createClientAddress(['127.0.0.0/8', '::1']),
    });
    const victim = guarded.browser();
    const action = await victim.openSignIn();
    const attacker = { headers: { 'x-forwarded-for': '192.0.2.1' } };
    const address = (await victim.authorize()).url;
    const begin = (path: string, init: RequestInit = {}) =>
      guarded.browser().request(path, { ...attacker, ...init });
    const german = `${address}&ui_locales=de`;
    for (let count = 0; count < 3; count += 1) expect((await begin(address)).status).toBe(303);
    const refused = await begin(german);
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(590);
    const page = await refused.text();
    expect(page).toContain('<html lang="de"');
    expect(page).toContain('in 10 Minuten');
    // However the route is written, and whatever a POST has in its address.
    for (const path of [address.replace('/authorize', '/AUTHORIZE/'), `${address}&prompt=login`]) {
      expect((await begin(path)).status).toBe(429);
    }
    const { search, pathname } = new URL(address);
    const post = { method: 'POST', body: new URLSearchParams(search) };
    expect((await begin(`${pathname}?prompt=none`, post)).status).toBe(429);
    // A silent check begins nothing; from another address anybody may go on and begin.
    expect((await begin(`${address}&prompt=none`)).status).toBe(303);
    expect((await victim.submit(action, { email: 'agent@acme.test', password: PASSWORD })).status).toBe(303);
    expect((await guarded.browser().authorize()).status).toBe(303);
    await guarded.stop();
  });

  test('NUL and what is not UTF-8 are refused in addresses and forms, and long bodies are not read', async () => {
    const browser = provider.browser();
    expect((await browser.authorize({ state: '\0' })).status).toBe(400);
    const action = await browser.openSignIn();
    expect((await browser.submit(action, { email: 'a\0@acme.test', password: 'x' })).status).toBe(400);
    for (const body of ['email=%FF@acme.test&password=x', Buffer.from([0x65, 0x3d, 0xff])]) {
      const refused = await browser.request(action, { method: 'POST', body });
      expect(refused.status).toBe(400);
      expect(await refused.text()).toContain('invalid_text');
    }
    expect((await browser.request('/oauth/token?state=%ff')).status).toBe(400);
    for (const code of ['\0', 'a\0b']) expect((await browser.exchange(code)).status).toBe(400);
    expect((await browser.refresh('\0')).status).toBe(400);
    const long = 'a'.repeat(1024 * 1024);
    expect((await browser.submit(action, { email: long, password: 'x' })).status).toBe(413);
    const token = await browser.request('/oauth/token', {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded', origin: PORTAL },
      body: `grant_type=refresh_token&refresh_token=${long}`,
    });
    expect([400, 413]).toContain(token.status);
  });
});
