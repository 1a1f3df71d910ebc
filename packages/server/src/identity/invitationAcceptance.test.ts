import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { systemClock } from '../clock.ts';
import {
  assistantAccess,
  assistants,
  identityRecords,
  invitations,
  organisations,
  users,
} from '../database/schema.ts';
import { createInvitations } from '../users/invitations.ts';
import { locationOf, PORTAL, startTestProvider, type TestProvider } from './testing.ts';

const PASSWORD = 'Parley-first-day-1';
const ANSWERS = { name: 'Mia', password: PASSWORD, repeat: PASSWORD };
const SPANISH = { 'accept-language': 'es-ES,es' };

let provider: TestProvider;
/** Counts the people, so that each test invites another. */
let people = 0;
let email: string;
/** Path and query of the page that the invitation leads to. */
let link: string;

beforeAll(async () => {
  provider = await startTestProvider();
  await provider.database.db.update(organisations).set({ defaultLanguage: 'de' });
});
afterAll(() => provider.stop());

beforeEach(async () => {
  const { db } = provider.database;
  people += 1;
  email = `mia${people}@acme.test`;
  const [organisation] = await db.select().from(organisations);
  if (!organisation) return expect.fail('There is no organisation.');
  const mailer = { send: async () => true };
  const [by] = await db.select().from(users).where(eq(users.email, 'admin@acme.test'));
  if (!by) return expect.fail('There is no administrator.');
  const made = createInvitations({
    database: provider.database,
    clock: systemClock,
    mailer,
    origin: PORTAL,
  });
  const { sent } = await made.invite(organisation, randomUUID(), {
    emails: [email],
    role: 'user',
    assistantIds: [],
    by,
  });
  const { pathname, search } = new URL(sent[0]?.url ?? '');
  link = pathname + search;
});

/** Where forms of the provider's own pages come from. */
const ownForm = () => ({ origin: new URL(provider.issuer).origin, ...SPANISH });
const sessions = () =>
  provider.database.db.select().from(identityRecords).where(eq(identityRecords.model, 'Session'));
const statusOf = async () =>
  (await provider.database.db.select().from(users).where(eq(users.email, email)))[0]?.status;
async function userNamed(address: string) {
  const [user] = await provider.database.db.select().from(users).where(eq(users.email, address));
  return user ?? expect.fail(`There is no ${address}.`);
}

describe('US-1: an invitation', () => {
  test('says in a sentence what a password needs, and hides the list that needs a script', async () => {
    const page = await (await provider.browser().request(link)).text();
    expect(page).toContain('id="password-help">8 bis 128 Zeichen mit Klein- und Großbuchstabe');
    expect(page).toMatch(/<div class="rules"[^>]* hidden>/);
    expect(page.match(/<li data-pattern/g)).toHaveLength(5);
  });

  test('says who invites, in which role, and what one can do then, with which assistants', async () => {
    const { db } = provider.database;
    const read = async () => (await provider.browser().request(link)).text();
    const facts = (page: string) =>
      [...page.matchAll(/<(?:dt|dd dir="auto")>([^<]*)/g)].map(([, text]) => text);
    const able = 'Was Sie tun können';
    expect(facts(await read())).toEqual([
      ...['Eingeladen von', 'Ada Admin', 'Ihre Rolle', 'Benutzer', able],
      'Mit Assistenten chatten. Noch ist keiner für Sie freigegeben: Fragen Sie Ihre Administration.',
    ]);

    const [user] = await db.select().from(users).where(eq(users.email, email));
    const names = ['Eins', 'Zwei', 'Drei', 'Vier', 'Fünf', 'Sechs', 'Sieben'];
    const rows = names.map((name) => ({
      ...{ id: randomUUID(), organisationId: `${user?.organisationId}`, name, widgetKey: randomUUID() },
      ...{
        status: 'published' as const,
        audience: 'chosen' as const,
        createdAt: new Date(),
        updatedAt: new Date(),
      },
    }));
    await db.insert(assistants).values(rows);
    const access = rows.map(({ id }) => ({ assistantId: id, userId: `${user?.id}` }));
    await db.insert(assistantAccess).values(access.slice(0, 2));
    const withThese = [able, 'Mit diesen Assistenten chatten.', 'Assistenten'];
    expect(facts(await read()).slice(4)).toEqual([...withThese, 'Eins und Zwei']);
    await db
      .update(assistants)
      .set({ audience: 'everyone' })
      .where(eq(assistants.id, `${rows[2]?.id}`));
    expect(facts(await read()).slice(4)).toEqual([...withThese, 'Drei, Eins und Zwei']);
    await db.insert(assistantAccess).values(access.slice(2));
    expect(facts(await read()).slice(4)).toEqual([
      ...withThese,
      'Drei, Eins, Fünf, Sechs, Sieben und 2 weitere',
    ]);

    await db
      .update(invitations)
      .set({ invitedBy: null })
      .where(eq(invitations.userId, `${user?.id}`));
    await db.update(users).set({ role: 'admin' }).where(eq(users.email, email));
    expect(facts(await read())).toEqual([
      ...['Ihre Rolle', 'Administrator/in', able],
      'Assistenten, Benutzer und Abrechnung verwalten und mit jedem Assistenten chatten.',
    ]);
  });

  test.each([
    ['', 'short', 'other', ['name', 'password', 'repeat'], 'name'],
    ['Mia', 'short', 'other', ['password', 'repeat'], 'password'],
    ['Mia', PASSWORD, 'other', ['repeat'], 'password'],
    ['', PASSWORD, PASSWORD, ['name'], 'name'],
  ])('names all that is wrong, each at its field: %j %j %j', async (name, password, repeat, wrong, focus) => {
    const page = await provider.browser().submit(link, { name, password, repeat }, ownForm());
    const html = await page.text();
    const inputs = ['name', 'password', 'repeat'].map((id) => ({
      id,
      input: new RegExp(`<input id="${id}"[^>]*>`).exec(html)?.[0] ?? '',
      isSaid: new RegExp(`id="${id}-refusal" >`).test(html),
    }));
    const isRefused = ({ id, input, isSaid }: (typeof inputs)[number]) =>
      isSaid && input.includes('aria-invalid="true"') && input.includes(`aria-describedby="${id}-refusal`);
    expect(inputs.filter(isRefused).map(({ id }) => id)).toEqual(wrong);
    expect(inputs.filter(({ isSaid }) => isSaid)).toHaveLength(wrong.length);
    expect(inputs.filter(({ input }) => input.includes('autofocus')).map(({ id }) => id)).toEqual([focus]);
    expect(inputs[0]?.input).toContain(`value="${name}"`);
    expect(html).not.toContain(PASSWORD);
  });

  test('SH-5: is read in another language, which stays that of who accepts', async () => {
    const browser = provider.browser();
    const german = await (await browser.request(link)).text();
    expect(german).toMatch(/aria-current="true">Deutsch</);
    const polish = /formaction="([^"]*)"[^>]* lang="pl"/.exec(german)?.[1] ?? '';
    const asked = { ...ANSWERS, name: 'Mia & Co', repeat: 'other', action: 'language' };
    const read = await browser.submit(polish, asked, ownForm());
    expect(read.status).toBe(200);
    const page = await read.text();
    expect(page).toContain('<html lang="pl">');
    // The typed name stays; nothing is accepted, refused or repeated of what is a secret.
    expect(page).toContain('value="Mia &amp; Co"');
    expect(page).not.toContain('aria-invalid');
    expect(page).not.toContain(PASSWORD);
    expect(await statusOf()).toBe('invited');
    const refused = await browser.submit(polish, { ...ANSWERS, name: '' }, ownForm());
    expect(await refused.text()).toContain('<html lang="pl">');
    const done = await browser.submit(polish, ANSWERS, ownForm());
    expect(locationOf(done).href).toBe(`${PORTAL}/signin?anew=1&ui_locales=pl`);
    const [user] = await provider.database.db.select().from(users).where(eq(users.email, email));
    expect(user?.language).toBe('pl');
  });

  test('signs in whoever chooses a password by it: the sign-in that follows passes without a page', async () => {
    const browser = provider.browser();
    expect((await browser.request(link)).status).toBe(200);
    // What would turn around all lists that a name stands in is no part of it.
    const done = await browser.submit(link, { ...ANSWERS, name: 'M\u202eia' }, ownForm());
    expect(done.status).toBe(303);
    expect(locationOf(done).href).toBe(`${PORTAL}/signin?anew=1&ui_locales=de`);

    const callback = await browser.follow(await browser.authorize());
    const { body } = await browser.exchange(callback.searchParams.get('code') ?? '');
    const [user] = await provider.database.db.select().from(users).where(eq(users.email, email));
    expect(user).toMatchObject({ name: 'Mia', status: 'active', language: null });
    expect(JSON.parse(atob(body.access_token.split('.')[1] ?? '')).sub).toBe(user?.subject);
  });

  test('signs in with a cookie that no script reads and no other site sends along', async () => {
    const browser = provider.browser();
    await browser.submit(link, ANSWERS, ownForm());
    const session = browser.cookies.find(({ name }) => name === 'parley_identity_session');
    expect(session?.attributes).toMatch(/samesite=lax/i);
    expect(session?.attributes).toMatch(/httponly/i);
    expect(browser.cookies.map(({ name }) => name)).toContain('parley_identity_session.sig');
  });

  test('takes the place of who was signed in, whose sessions end', async () => {
    const browser = provider.browser();
    expect(await (await browser.request(link)).text()).not.toContain('admin@acme.test');
    const before = await browser.tokens('admin@acme.test');
    expect(await (await browser.request(link)).text()).toContain('admin@acme.test');
    await browser.submit(link, ANSWERS, ownForm());
    expect((await browser.refresh(before.refresh_token)).status).toBe(400);
    expect((await browser.follow(await browser.authorize())).searchParams.get('code')).toBeTruthy();
  });

  test('signs nobody in by being opened, or by a form that is refused', async () => {
    const browser = provider.browser();
    const before = (await sessions()).length;
    await browser.request(link);
    const wrong = [
      { ...ANSWERS, name: ' ' },
      { ...ANSWERS, password: 'short', repeat: 'short' },
      { ...ANSWERS, repeat: `${PASSWORD}!` },
    ];
    for (const answers of wrong) {
      const page = await browser.submit(link, answers, ownForm());
      expect(page.status).toBe(422);
      expect(await page.text()).toContain('<html lang="de">');
    }
    expect(await sessions()).toHaveLength(before);
    expect(browser.cookies).toEqual([]);
    expect(await statusOf()).toBe('invited');
  });

  test.each([
    ['of another site', { origin: 'https://evil.test' }],
    ['of a page without an origin', { origin: 'null' }],
    ['that does not say where it comes from', {}],
    ['of the portal', { origin: PORTAL }],
  ])('is not accepted by a form %s', async (_, headers: Record<string, string>) => {
    const browser = provider.browser();
    expect((await browser.submit(link, ANSWERS, headers)).status).toBe(403);
    expect(browser.cookies).toEqual([]);
    expect(await statusOf()).toBe('invited');
  });

  test('is used once, by one of several at once', async () => {
    const browsers = Array.from({ length: 4 }, () => provider.browser());
    const replies = await Promise.all(browsers.map((browser) => browser.submit(link, ANSWERS, ownForm())));
    expect(replies.map(({ status }) => status).sort()).toEqual([303, 410, 410, 410]);
    const signedIn = browsers.filter(({ cookies }) => cookies.length > 0);
    expect(signedIn).toHaveLength(1);
  });

  test('SH-5: speaks the language of the organisation in a Spanish browser, also when it is over', async () => {
    const browser = provider.browser();
    const lang = '<html lang="de">';
    const page = await browser.request(link, { headers: SPANISH });
    expect(await page.text()).toContain(lang);
    await browser.submit(link, ANSWERS, ownForm());
    const used = await browser.request(link, { headers: SPANISH });
    expect(used.status).toBe(410);
    expect(await used.text()).toContain(lang);
    const guessed = await browser.request('/invitation/guessed', { headers: SPANISH });
    const english = await guessed.text();
    expect(english).toContain('<html lang="en">');
    // Nobody knows whose it was: it can be had in the other languages, as the sign-in can.
    const polish = '/invitation/guessed?ui_locales=pl';
    expect(english).toContain(`href="${polish}"`);
    expect(await (await browser.request(polish)).text()).toContain('<html lang="pl">');
  });

  test('to who has joined another organisation says so to them alone, before they fill it in', async () => {
    const { db } = provider.database;
    const [first] = await db.select().from(organisations);
    if (!first) return expect.fail('There is no organisation.');
    const other = { ...first, id: randomUUID(), name: 'Hafen' };
    await db.insert(organisations).values(other);
    const mailer = { send: async () => true };
    const parts = { database: provider.database, clock: systemClock, mailer, origin: PORTAL };
    const { sent } = await createInvitations(parts).invite(other, randomUUID(), {
      emails: ['agent@acme.test'],
      role: 'user',
      assistantIds: [],
      by: { id: (await userNamed('admin@acme.test')).id, name: 'Ada Admin' },
    });
    const { pathname, search } = new URL(sent[0]?.url ?? '');
    const browser = provider.browser();
    expect((await browser.request(pathname + search)).status).toBe(200);
    await browser.signIn('agent@acme.test');
    const page = await browser.request(pathname + search);
    expect(page.status).toBe(409);
    const german = await page.text();
    expect(german).toContain('agent@acme.test ist schon in einer anderen Organisation');
    const english = `${pathname}?ui_locales=en`;
    expect(german).toContain(`href="${english}"`);
    expect(await (await browser.request(english)).text()).toContain('<html lang="en">');
  });
});
