import { setTimeout as wait } from 'node:timers/promises';
import type { Page, Request } from '@playwright/test';
import { countVisits, hangUntil, hasten, holdBack, holds, waitLong } from './cells.ts';
import { expect, test } from './journey.ts';
import {
  chatWith,
  chooseInAccountMenu,
  composer,
  fillLogin,
  hostPageOrigin,
  identityOrigin,
  portalOrigin,
  signIn,
} from './portal.ts';

/** A JSON web token, wherever it stands. */
const TOKEN = /eyJ[\w-]{10,}\.[\w-]{10,}/;

/**
 * Whether a request takes the page itself to the provider, unlike the silent check, which happens in a frame.
 */
function isLoginOf(page: Page) {
  return (request: Request) =>
    request.isNavigationRequest() &&
    request.frame() === page.mainFrame() &&
    request.url().startsWith(`${identityOrigin}/authorize`);
}

test('A11Y-1: Tab leads from the e-mail to the password, and from there to what shows it', async ({
  page,
}) => {
  await page.goto('/');
  // The page's script adds it.
  const show = page.getByRole('button', { name: 'Show password' });
  await expect(show).toBeVisible();
  await page.getByLabel('Email').press('Tab');
  await expect(page.getByLabel('Password')).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(show).toBeFocused();
});

test.describe('ST-3: every account lands where it belongs', () => {
  for (const account of [
    'admin@acme.test',
    'google@acme.test',
    'admin@trial.test',
    'admin@trial-ended.test',
    'admin@canceled.test',
    'admin@incomplete.test',
    'admin@daily-limit.test',
    'admin@monthly-limit.test',
  ]) {
    test(`${account} on the assistant list, inside the shell`, async ({ page }) => {
      await signIn(page, account);
      await expect(page).toHaveURL('/');
      await expect(page.getByRole('heading', { level: 1, name: 'Chat Assistants' })).toBeVisible();
      await expect(page.getByRole('navigation', { name: 'Main navigation' })).toBeVisible();
    });
  }

  test('agent@acme.test in a chat, without the shell (RT-8)', async ({ page }) => {
    await signIn(page, 'agent@acme.test');
    await expect(page).toHaveURL('/');
    await expect(composer(page)).toBeVisible();
    await expect(page.getByRole('navigation', { name: 'Main navigation' })).toHaveCount(0);
  });

  test('admin@newco.test in the welcome wizard, outside the shell (RT-2)', async ({ page }) => {
    await signIn(page, 'admin@newco.test');
    await expect(page).toHaveURL('/welcome-wizard');
    await expect(page.getByRole('heading', { name: 'What is your assistant for?' })).toBeVisible();
    await expect(page.getByRole('navigation')).toHaveCount(0);
    await page.goto('/quick-start-guide');
    await expect(page).toHaveURL('/welcome-wizard');
  });

  for (const account of ['nobody@acme.test', 'agent@newco.test']) {
    test(`${account} on the page without assistants (RT-3)`, async ({ page }) => {
      await signIn(page, account);
      await expect(page).toHaveURL('/no-assistants');
      await expect(
        page.getByRole('heading', { name: "You don't have rights to any assistant" }),
      ).toBeVisible();
    });
  }
});

test('RT-7: a deep link with query and fragment is where one is after signing in', async ({ page }) => {
  const deepLink = `${chatWith('Returns and warranty desk')}?from=mail&view=all#newest`;
  await signIn(page, 'admin@acme.test', deepLink);
  await expect(composer(page)).toBeVisible();
  await expect(page).toHaveURL(deepLink);
});

test.describe('RT-7, T1: a returnTo that leads elsewhere is dropped for the list', () => {
  for (const returnTo of [
    'https://evil.test/steal',
    '//evil.test',
    '/\\evil.test',
    'javascript:alert(document.cookie)',
    '/%2f%2fevil.test',
    '%2f%5cevil.test',
    `${hostPageOrigin}/`,
    `${portalOrigin}@evil.test/`,
  ]) {
    test(returnTo, async ({ page }) => {
      await page.goto(`/signin?${new URLSearchParams({ returnTo })}`);
      await fillLogin(page, 'admin@trial.test');
      await expect(page.getByRole('heading', { level: 1, name: 'Chat Assistants' })).toBeVisible();
      await expect(page).toHaveURL(`${portalOrigin}/`);
    });
  }
});

test('RT-5: signin leads to the provider and back to its returnTo', async ({ page }) => {
  await page.goto(`/signin?returnTo=${encodeURIComponent(`${portalOrigin}/quick-start-guide?step=2#test`)}`);
  await fillLogin(page, 'admin@acme.test');
  await expect(page).toHaveURL('/quick-start-guide?step=2#test');
});

test('RT-5: signup sends the browser to the provider with screen_hint; one can sign in there', async ({
  page,
}) => {
  const authorize = page.waitForRequest(isLoginOf(page));
  await page.goto('/signup');
  const { searchParams } = new URL((await authorize).url());
  expect(Object.fromEntries(searchParams)).toMatchObject({
    response_type: 'code',
    redirect_uri: `${portalOrigin}/auth/auth0/callback`,
    screen_hint: 'signup',
  });
  for (const name of ['client_id', 'scope', 'state']) expect(searchParams.get(name), name).toBeTruthy();

  await page.waitForURL(`${identityOrigin}/login/**`);
  await page.getByRole('link', { name: 'Go to sign-in' }).click();
  await fillLogin(page, 'admin@acme.test');
  await expect(page).toHaveURL(`${portalOrigin}/`);
});

test('RT-5: who is signed in already is sent from the login to the list', async ({ page }) => {
  await signIn(page, 'admin@acme.test');
  for (const path of ['/auth/auth0/login', '/signin?returnTo=%2Fquick-start-guide', '/auth/auth0/callback']) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1, name: 'Chat Assistants' }), path).toBeVisible();
    await expect(page, path).toHaveURL('/');
  }
});

test('ST-4: the session survives a reload, without the provider’s page', async ({ page }) => {
  await signIn(page, 'admin@acme.test');
  await page.getByRole('heading', { level: 1, name: 'Chat Assistants' }).waitFor();
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: 'Chat Assistants' })).toBeVisible();
  expect(asked.filter((url) => url.startsWith(identityOrigin))).toEqual([]);
});

test('PERF-1: with a session kept, the list does not wait for the identity client; logging out does', async ({
  page,
}) => {
  const list = page.getByRole('link', { name: /^Nordlicht/ }).first();
  await signIn(page, 'admin@acme.test');
  await list.waitFor();
  let send = () => {};
  const released = new Promise<void>((resolve) => {
    send = resolve;
  });
  await page.route(/auth0-spa-js/, async (route) => {
    await released;
    await route.continue();
  });
  await page.reload();
  await expect(list).toBeVisible();
  await chooseInAccountMenu(page, 'Logout');
  send();
  await expect(page.getByLabel('Password')).toBeVisible();
  expect(page.url()).toContain(identityOrigin);
});

test('T2: no token and no code stays in an address, a referrer or the title', async ({ page }) => {
  const link = `${portalOrigin}/?access_token=eyJhbGciOiJub25lIn0.eyJzdWIiOiJhIn0.x&view=all#id_token=1`;
  const seen: string[] = [];
  page.on('request', (request) => seen.push(request.url(), request.headers().referer ?? ''));
  page.on('framenavigated', (frame) => seen.push(frame.url()));
  await signIn(page, 'admin@acme.test', link);
  await page.getByRole('heading', { level: 1, name: 'Chat Assistants' }).waitFor();
  await expect(page).toHaveURL(`${portalOrigin}/?view=all`);
  expect(await page.title()).not.toMatch(TOKEN);
  // Without the address that the reader typed.
  const others = seen.filter((address) => address.split('#')[0] !== link.split('#')[0]);
  expect(others.filter((address) => TOKEN.test(address))).toEqual([]);
  // The code is in the address of the callback, and nowhere else.
  const codes = others.filter((address) => new URL(address || portalOrigin).searchParams.has('code'));
  expect(codes.filter((address) => !address.startsWith(`${portalOrigin}/auth/auth0/callback?`))).toEqual([]);
});

test.describe('T3: a callback that nobody asked for', () => {
  const strangers = {
    'with a state that is not ours': '/auth/auth0/callback?code=stolen&state=forged',
    'with a description that is markup':
      '/auth/auth0/callback?error=access_denied&state=forged' +
      '&error_description=%3Cimg%20src%3Dx%20onerror%3Dalert(1)%3E',
    'without a state': '/auth/auth0/callback?code=stolen',
  };
  for (const [what, path] of Object.entries(strangers)) {
    test(`${what} makes no session, says nothing of the stranger's and loops nowhere`, async ({ page }) => {
      const logins: string[] = [];
      page.on('request', (request) => isLoginOf(page)(request) && logins.push(request.url()));
      await page.goto(path);
      const way = page.getByRole('button', { name: 'Try again' });
      await expect(way.or(page.getByLabel('Password'))).toBeVisible();
      expect(logins.length).toBeLessThanOrEqual(1);
      expect(
        await page.evaluate(() => Object.keys(localStorage).filter((key) => key.includes('auth0'))),
      ).toEqual([]);
      await expect(page.getByText('onerror')).toHaveCount(0);
      await expect(page.locator('img[src="x"]')).toHaveCount(0);
      if (await way.isVisible()) await way.click();
      await fillLogin(page, 'admin@acme.test');
      await expect(page.getByRole('heading', { level: 1, name: 'Chat Assistants' })).toBeVisible();
    });
  }
});

test.describe('ST-4: a device whose clock is fast', () => {
  for (const seconds of [3_570, 3_630, 3_658]) {
    test(`by ${seconds} s signs in, as the sign-in service's hour and a minute of leeway allow`, async ({
      page,
    }) => {
      await page.clock.setSystemTime(Date.now() + seconds * 1000);
      await signIn(page, 'admin@trial.test');
      await expect(page.getByRole('heading', { level: 1, name: 'Chat Assistants' })).toBeVisible();
    });
  }

  const beyond = { 'by little more than the hour and the leeway': 3_665, 'by two hours': 7_200 };
  for (const [what, seconds] of Object.entries(beyond)) {
    test(`${what} is told so, and sent to the provider once`, async ({ page }) => {
      await page.clock.setSystemTime(Date.now() + seconds * 1000);
      const logins = countVisits(page, `${identityOrigin}/authorize`);
      await page.goto('/users');
      await fillLogin(page, 'admin@trial.test');
      await holds('wrong clock x start-up', page, { says: ['Check your clock'], calls: [[logins, 1]] });
      await page.clock.setSystemTime(Date.now());
      await page.getByRole('button', { name: 'Try again' }).click();
      await expect(page).toHaveURL('/users');
    });
  }
});

test('ST-5: cancelling at the provider is said in our words, and one can try again', async ({ page }) => {
  await page.goto('/');
  await page.waitForURL(`${identityOrigin}/**`);
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByRole('heading', { name: 'Sign-in was canceled' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Contact support' })).toHaveCount(0);
  await expect(page).not.toHaveURL(/error|state/);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await fillLogin(page, 'admin@acme.test');
  await expect(page.getByRole('heading', { level: 1, name: 'Chat Assistants' })).toBeVisible();
});

test('a password that is typed can be shown, and is sent as one', async ({ page }) => {
  await page.goto('/');
  await page.waitForURL(`${identityOrigin}/**`);
  const password = page.getByLabel('Password');
  await password.fill('Parley-demo-1');
  const show = page.getByRole('button', { name: 'Show password' });
  await show.click();
  await expect(password).toHaveAttribute('type', 'text');
  await expect(show).toHaveAttribute('aria-pressed', 'true');
  await show.click();
  await expect(password).toHaveAttribute('type', 'password');
  await show.click();
  await page.getByLabel('Email').fill('admin@acme.test');
  await password.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Chat Assistants' })).toBeVisible();
});

test('a wrong password is said beside the form, which keeps the e-mail', async ({ page, problems }) => {
  problems.expect(/status of 401/);
  await page.goto('/');
  await fillLogin(page, 'admin@monthly-limit.test', 'not-the-password');
  await expect(page.getByRole('alert')).toBeVisible();
  await expect(page.getByLabel('Email')).toHaveValue('admin@monthly-limit.test');
  await expect(page.getByLabel('Password')).toBeFocused();
  // Gone back to from elsewhere, the page is there, with the e-mail, and asks nothing about sending again.
  await page.getByRole('link', { name: 'Forgot your password?' }).click();
  await expect(page.getByLabel('Password')).toHaveCount(0);
  await page.goBack();
  await expect(page.getByLabel('Email')).toHaveValue('admin@monthly-limit.test');
  await fillLogin(page, 'admin@monthly-limit.test');
  await expect(page.getByRole('heading', { level: 1, name: 'Chat Assistants' })).toBeVisible();
});

/** Makes the token that is kept too old for another call: the next one waits for a new one. */
async function ageToken(page: Page): Promise<void> {
  await page.evaluate(() => {
    for (const [name, text] of Object.entries(localStorage))
      localStorage.setItem(name, text.replace(/"expiresAt":\d+/, '"expiresAt":0'));
  });
}

/** Waits of the identity client, of a call, and of the start-up, in ms. */
const WAITS = [5000, 60_000] as const;

/** After so many ms the portal repeats a read whose token was refused. */
const REPEATED_AFTER_MS = 1000;

test('ST-4: a good session whose token is refused now and then goes on, by another token each time', async ({
  page,
  problems,
}) => {
  problems.expect(/401/);
  await signIn(page, 'admin@trial.test', '/quick-start-guide');
  let logins = 0;
  page.on('request', (request) => {
    if (isLoginOf(page)(request)) logins += 1;
  });
  const tokens: unknown[] = [];
  // The tokens are read from the calls: the browser loses sight of requests sent while a route is given up.
  const readAfterRefusal = async (name: string, call: string) => {
    await page.route(
      `**/${call}*`,
      (route) => {
        tokens.push(route.request().headers().authorization);
        return route.fulfill({ status: 401, json: {} });
      },
      { times: 1 },
    );
    const read = page.waitForResponse((reply) => reply.url().includes(call) && reply.ok());
    await page.getByRole('link', { name, exact: true }).first().click();
    tokens.push((await read).request().headers().authorization);
  };
  await readAfterRefusal('Users', 'GetUsers');
  await page.route(`${identityOrigin}/oauth/token`, async (route) => {
    await wait(REPEATED_AFTER_MS + 500);
    await route.continue();
  });
  await readAfterRefusal('Conversations', 'GetConversations');
  const [first, second, refusedThen, third] = tokens;
  expect(refusedThen).toBe(second);
  expect(new Set([first, second, third]).size).toBe(3);
  await expect(page).toHaveURL('/conversations');
  await expect(page.getByRole('heading', { level: 1, name: 'Conversations' })).toBeVisible();
  expect(logins).toBe(0);
});

/** Waits before the start is tried once more by itself, in ms: not while its words are looked at. */
const RETRIES = [1000, 4000] as const;

test.describe('faults: a provider that never answers with a new token ends in words and a way on', () => {
  const TOKENS = `${identityOrigin}/oauth/token`;
  const GUIDE = '/quick-start-guide';
  const LATE = 'The server has not answered in time.';
  const link = (page: Page) => page.getByRole('link', { name: 'Users' }).first();
  const retry = (page: Page) => page.getByRole('button', { name: 'Try again' });
  const rows = (page: Page) => page.getByRole('rowheader');
  const hang = () => undefined;

  test('on a list', async ({ page }) => {
    await signIn(page, 'admin@trial.test', GUIDE);
    await link(page).waitFor();
    await page.evaluate(hasten, WAITS);
    const answer = await hangUntil(page, TOKENS);
    await ageToken(page);
    await link(page).click();
    await holds('time-out x lists', page, { says: [LATE], shows: [retry(page)], at: '/users' });
    await page.evaluate(waitLong);
    answer();
    await retry(page).click();
    await expect(rows(page).first()).toBeVisible();
  });

  test('on a list, where the head of its reply comes and nothing after it', async ({ page }) => {
    await signIn(page, 'admin@trial.test', GUIDE);
    await link(page).waitFor();
    await page.evaluate(hasten, WAITS);
    await page.evaluate((tokens) => {
      const { fetch } = window;
      window.fetch = async (...request) =>
        request[0] === tokens ? new Response(new ReadableStream()) : fetch(...request);
    }, TOKENS);
    await ageToken(page);
    await link(page).click();
    await holds('time-out x lists', page, { says: [LATE], shows: [retry(page)], at: '/users' });
    await page.reload();
    await expect(rows(page).first()).toBeVisible();
  });

  test('on a form, which was not sent and says nothing else', async ({ page }) => {
    await signIn(page, 'admin@trial.test', '/create-assistant');
    const name = page.getByRole('textbox', { name: 'Name', exact: true });
    await name.fill('Ferry desk');
    await page.evaluate(hasten, WAITS);
    await page.route(TOKENS, hang);
    await ageToken(page);
    const button = page.getByRole('button', { name: 'Create assistant' });
    await button.click();
    await holds('time-out x form', page, {
      says: [LATE],
      keeps: [[name, 'Ferry desk']],
      shows: [button],
      at: '/create-assistant',
    });
  });

  test('at the start', async ({ page }) => {
    await signIn(page, 'admin@trial.test', GUIDE);
    await link(page).waitFor();
    await ageToken(page);
    await page.addInitScript(hasten, WAITS);
    await page.addInitScript(holdBack, RETRIES);
    const answer = await hangUntil(page, TOKENS);
    await page.reload();
    await holds('time-out x start-up', page, { says: ['not answer'], shows: [retry(page)] });
    await page.evaluate(waitLong);
    answer();
    await retry(page).click();
    await expect(link(page)).toBeVisible();
  });
});

test('SH-1: logout ends at the login page, and the back button shows no data', async ({ page }) => {
  await signIn(page, 'admin@acme.test');
  await expect(page.getByText('Nordlicht shop assistant').first()).toBeVisible();
  await chooseInAccountMenu(page, 'Logout');
  await expect(page.getByLabel('Password')).toBeVisible();
  expect(page.url()).toContain(identityOrigin);

  await page.goBack();
  await expect(page.getByLabel('Password')).toBeVisible();
  await expect(page.getByText('Nordlicht shop assistant')).toHaveCount(0);
  await page.goto('/');
  await expect(page.getByLabel('Password')).toBeVisible();
});

test('T13: logout in one tab ends the other', async ({ page, context }) => {
  await signIn(page, 'admin@acme.test');
  const other = await context.newPage();
  await other.goto('/');
  await expect(other.getByText('Nordlicht shop assistant').first()).toBeVisible();

  await chooseInAccountMenu(page, 'Logout');
  await expect(page.getByLabel('Password')).toBeVisible();
  await holds('two tabs x start-up', other, { says: ['You are signed out'] });
  await expect(other.getByText('Nordlicht shop assistant')).toHaveCount(0);
  await other.getByRole('button', { name: 'Sign in' }).click();
  await fillLogin(other, 'admin@acme.test');
  await expect(other.getByText('Nordlicht shop assistant').first()).toBeVisible();
});
