import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { identityRecords, rateLimits, users } from '../database/schema.ts';
import { createPasswordMails } from '../users/passwordMails.ts';
import { locationOf, PASSWORD, PORTAL, startTestProvider, type TestProvider } from './testing.ts';

const NEW = 'Another-pass-2';
const HOUR_SECONDS = 60 * 60;

let provider: TestProvider;
beforeAll(async () => {
  provider = await startTestProvider();
});
beforeEach(async () => {
  await provider.database.db.delete(rateLimits);
});
afterAll(() => provider.stop());

const ask = (email: string, headers: Record<string, string> = {}) =>
  provider.browser().submit('/password-reset', { email }, headers);

/** The path of the link that was mailed last, once there are so many mails. */
async function linkOf(count: number): Promise<string> {
  await vi.waitFor(() => expect(provider.mails).toHaveLength(count), { timeout: 20_000 });
  const { pathname, search } = new URL(/http\S+/.exec(provider.mails[count - 1]?.text ?? '')?.[0] ?? '');
  return pathname + search;
}

/** Asks for a link, and waits for it. */
async function mailedLink(email: string): Promise<string> {
  const count = provider.mails.length + 1;
  await ask(email);
  return linkOf(count);
}

const choose = (link: string, password = NEW, repeat = password) =>
  provider.browser().submit(link, { password, repeat });

describe('US-2: a forgotten password', () => {
  test('where no e-mail can be sent, is promised none, whoever asks', async () => {
    const failed: unknown[] = [];
    const send = () => Promise.reject(new Error('no mail server'));
    const silent = await startTestProvider({
      mails: createPasswordMails({ send }),
      onError: (error) => failed.push(error),
    });
    const askThere = async (email: string) =>
      (await silent.browser().submit('/password-reset', { email })).text();
    const known = await askThere('agent@acme.test');
    await vi.waitFor(() => expect(failed).toHaveLength(1), { timeout: 20_000 });
    expect(known).toContain('we try to send it a link, which is valid for one hour.');
    expect(known).toContain('If none comes within a few minutes, try again later');
    expect(await askThere('nobody@acme.test')).toBe(known);
    await silent.stop();
  });

  test('is asked for from the sign-in page, in its language', async () => {
    const browser = provider.browser();
    const form = await (
      await browser.request(locationOf(await browser.authorize({ ui_locales: 'de' })).href)
    ).text();
    const href = /href="(\/password-reset[^"]*)"/.exec(form)?.[1] ?? '';
    const page = await browser.request(href);
    expect(page.status).toBe(200);
    expect(await page.text()).toContain('Anderes Passwort wählen');
  });

  test('is replaced by a mailed link, once; all sessions end and the new one signs in', async () => {
    const before = provider.browser();
    const { refresh_token: token } = await before.tokens('agent@acme.test');
    const link = await mailedLink('Agent@acme.test');
    expect(provider.mails.at(-1)).toMatchObject({
      to: 'agent@acme.test',
      subject: 'Choose another password',
    });
    expect((await provider.browser().request(link)).status).toBe(200);

    const done = await choose(link);
    expect(done.status).toBe(200);
    expect(await done.text()).toContain(`href="${PORTAL}/signin?ui_locales=en"`);
    expect((await before.refresh(token)).status).toBe(400);
    // Whose reply was lost sends it again, and is told that they may be done.
    const again = await choose(link);
    expect(again.status).toBe(410);
    expect(await again.text()).toContain(`href="${PORTAL}/signin?ui_locales=en"`);
    const signedIn = await provider.browser().signIn('agent@acme.test', {}, NEW);
    expect(signedIn.searchParams.get('code')).toBeTruthy();
    await vi.waitFor(() => expect(provider.mails.at(-1)?.text).toContain('support@acme.test'), {
      timeout: 20_000,
    });
    const [user] = await provider.database.db.select().from(users).where(eq(users.email, 'agent@acme.test'));
    expect(user?.sessionsEndedAt).not.toBeNull();
  });

  test('of two who use a link at once one gets it', async () => {
    const link = await mailedLink('admin@acme.test');
    const statuses = (await Promise.all([choose(link), choose(link)])).map(({ status }) => status);
    expect(statuses.toSorted()).toEqual([200, 410]);
  });

  test('a new password ends the other links', async () => {
    const [one, other] = [await mailedLink('admin@acme.test'), await mailedLink('admin@acme.test')];
    await choose(one);
    expect((await provider.browser().request(other)).status).toBe(410);
  });

  test('keeps the link when the password breaks the rules or is mistyped', async () => {
    const link = await mailedLink('admin@acme.test');
    expect((await choose(link, 'short')).status).toBe(422);
    expect((await choose(link, NEW, `${NEW}!`)).status).toBe(422);
    expect((await choose(link)).status).toBe(200);
  });

  test('a link is over after an hour, and nobody guesses one', async () => {
    const link = await mailedLink('admin@acme.test');
    provider.advance(HOUR_SECONDS - 60);
    expect((await provider.browser().request(link)).status).toBe(200);
    provider.advance(61);
    expect((await provider.browser().request(link)).status).toBe(410);
    expect((await provider.browser().request('/password-reset/guessed')).status).toBe(410);
  });

  test('only digests of links are kept', async () => {
    const link = await mailedLink('admin@acme.test');
    const kept = await provider.database.db
      .select()
      .from(identityRecords)
      .where(eq(identityRecords.model, 'PasswordReset'));
    expect(kept.length).toBeGreaterThan(0);
    expect(JSON.stringify(kept)).not.toContain(link.split(/[/?]/).at(2));
  });
});

describe('SH-5: in a Spanish browser a forgotten password', () => {
  const spanish = { 'accept-language': 'es-ES,es' };
  const pageAt = async (path: string) =>
    (await provider.browser().request(path, { headers: spanish })).text();

  test.each([
    ['English where nothing says another', '', 'en'],
    ['the language that is passed along', '?ui_locales=pl', 'pl'],
  ])('speaks %s, on every page before the mail', async (_, query, language) => {
    const lang = `<html lang="${language}">`;
    const asked = await pageAt(`/password-reset${query}`);
    expect(asked).toContain(lang);
    expect(asked).toContain(`${PORTAL}/signin?ui_locales=${language}`);
    const action = /<form method="post" action="([^"]*)"/.exec(asked)?.[1] ?? '';
    for (const email of ['', 'nobody-here@acme.test']) {
      const answer = await provider.browser().submit(action, { email }, spanish);
      expect(await answer.text()).toContain(lang);
    }
    expect(await pageAt(`/password-reset/guessed${query}`)).toContain(lang);
    expect(await pageAt(`/elsewhere${query}`)).toContain(lang);
  });

  test('keeps the typed address on the page in another language, and mails nothing', async () => {
    const before = provider.mails.length;
    const typed = { email: 'admin@acme.test', action: 'language' };
    const read = await provider.browser().submit('/password-reset?ui_locales=pl', typed, spanish);
    expect(read.status).toBe(200);
    const page = await read.text();
    expect(page).toContain('<html lang="pl">');
    expect(page).toContain('value="admin@acme.test"');
    expect(provider.mails).toHaveLength(before);
  });

  test('speaks the language of the account from the mail on, also once the link is used', async () => {
    const { db } = provider.database;
    await db.update(users).set({ language: 'de' }).where(eq(users.email, 'admin@acme.test'));
    const link = await mailedLink('admin@acme.test');
    expect(provider.mails.at(-1)?.subject).toBe('Anderes Passwort wählen');
    expect(await pageAt(link)).toContain('<html lang="de">');
    const done = await provider.browser().submit(link, { password: NEW, repeat: NEW }, spanish);
    expect(await done.text()).toContain(`${PORTAL}/signin?ui_locales=de`);
    const over = await pageAt(link);
    expect(over).toContain('<html lang="de">');
    expect(over).toContain('href="/password-reset?ui_locales=de"');
    await db.update(users).set({ language: 'en' }).where(eq(users.email, 'admin@acme.test'));
  });
});

describe('US-2: nobody learns which accounts exist', () => {
  test.each(['nobody-here@acme.test', 'blocked@acme.test', 'not an address'])(
    'the answer for %s is the same, and nothing is mailed',
    async (email) => {
      const count = provider.mails.length + 1;
      const known = await ask('admin@acme.test');
      const other = await ask(email);
      await linkOf(count);
      expect([other.status, await other.text()]).toEqual([known.status, await known.text()]);
      expect(provider.mails).toHaveLength(count);
    },
  );

  test('the fourth link of an hour is refused, known or not, in any letter case', async () => {
    for (const email of ['admin@acme.test', 'nobody-here@acme.test']) {
      for (let count = 0; count < 3; count += 1) expect((await ask(email)).status).toBe(200);
      const refused = await ask(email.toUpperCase());
      expect(refused.status).toBe(429);
      expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
    }
  });

  test('a form of another site is refused', async () => {
    expect((await ask('admin@acme.test', { origin: 'https://evil.test' })).status).toBe(403);
  });

  test('a field with what cannot be kept is refused', async () => {
    expect((await ask('a\0b@acme.test')).status).toBe(400);
    expect((await ask('')).status).toBe(422);
  });
});

test('US-2: whoever locked themselves out signs in after the reset', async () => {
  const link = await mailedLink('admin@acme.test');
  await choose(link, PASSWORD);
  const browser = provider.browser();
  const action = await browser.openSignIn();
  for (let count = 0; count < 10; count += 1) {
    await browser.submit(action, { email: 'admin@acme.test', password: 'wrong' });
  }
  const locked = await browser.submit(action, { email: 'admin@acme.test', password: PASSWORD });
  expect(locked.status).toBe(429);
  await choose(await mailedLink('admin@acme.test'));
  const signedIn = await provider.browser().signIn('admin@acme.test', {}, NEW);
  expect(signedIn.searchParams.get('code')).toBeTruthy();
});
