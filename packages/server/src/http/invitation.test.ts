import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { systemClock } from '../clock.ts';
import type { IdentityConfig } from '../config.ts';
import { type Database, openDatabase } from '../database/database.ts';
import { organisations, users } from '../database/schema.ts';
import type { Mail } from '../mail.ts';
import { createOrganisation } from '../organisations/createOrganisation.ts';
import { createInvitations } from '../users/invitations.ts';
import { createInvitationPage } from './invitation.ts';

const ORIGIN = 'http://localhost:5990';
const PASSWORD = 'Parley-first-day-1';
const SPANISH = { 'accept-language': 'es-ES,es' };
const identity: IdentityConfig = {
  kind: 'embedded',
  issuer: 'http://localhost:5991/',
  audience: 'https://api.parley.test/',
  clientId: 'parley-portal',
};

const mails: Mail[] = [];
let database: Database;
beforeAll(async () => {
  database = await openDatabase({ memory: true });
});
afterAll(() => database.close());

const parts = () => ({
  database,
  clock: systemClock,
  mailer: { send: async (mail: Mail) => void mails.push(mail) },
  origin: ORIGIN,
});

const open = (url: string, init: RequestInit = {}) =>
  createInvitationPage(parts(), identity).request(url, { ...init, headers: SPANISH });

const fillIn = (url: string, answers: Record<string, string>) =>
  open(url, { method: 'POST', body: new URLSearchParams(answers) });

test('SH-5: in a Spanish browser mail and pages speak the language of the organisation', async () => {
  const { db } = database;
  await createOrganisation(parts(), { name: 'Hafen', email: 'ada@hafen.test' });
  const [organisation] = await db.update(organisations).set({ defaultLanguage: 'de' }).returning();
  if (!organisation) return expect.fail('There is no organisation.');
  const emails = ['mia@hafen.test'];
  await createInvitations(parts()).invite(organisation, { emails, role: 'user', assistantIds: [] });
  expect(mails[0]?.subject).toBe('Einladung zu Hafen');
  const link = /http\S+/.exec(mails[0]?.text ?? '')?.[0] ?? '';

  const lang = '<html lang="de">';
  expect(await (await open(link)).text()).toContain(lang);
  const unnamed = await fillIn(link, { name: ' ', password: PASSWORD, repeat: PASSWORD });
  expect(unnamed.status).toBe(422);
  expect(await unnamed.text()).toMatch(
    /<form method="post" novalidate>[\s\S]*<input id="name"[^>]*aria-invalid/,
  );
  const refused = await fillIn(link, { name: 'Mia', password: 'short', repeat: 'short' });
  expect(refused.status).toBe(422);
  expect(await refused.text()).toContain(lang);
  const done = await fillIn(link, { name: 'Mia', password: PASSWORD, repeat: PASSWORD });
  expect(done.status).toBe(200);
  expect(await done.text()).toContain('href="/signin?ui_locales=de"');
  const [user] = await db.select().from(users).where(eq(users.email, 'mia@hafen.test'));
  expect(user?.language).toBe('de');
  const used = await open(link);
  expect(used.status).toBe(410);
  expect(await used.text()).toContain(lang);
});

test('SH-5: a link that says no language speaks English in a Spanish browser', async () => {
  const over = await open(`${ORIGIN}/invitation/guessed`);
  expect(over.status).toBe(410);
  expect(await over.text()).toContain('<html lang="en">');
});
