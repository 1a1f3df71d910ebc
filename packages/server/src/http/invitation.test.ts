import { afterAll, beforeAll, expect, test } from 'vitest';
import { systemClock } from '../clock.ts';
import type { IdentityConfig } from '../config.ts';
import type { Database } from '../database/database.ts';
import { createOrganisation } from '../organisations/createOrganisation.ts';
import { openTestDatabase } from '../testing/testDatabase.ts';
import { createInvitationPage } from './invitation.ts';

const ORIGIN = 'http://localhost:5990';
const SPANISH = { 'accept-language': 'es-ES,es' };
const identity = (kind: IdentityConfig['kind']): IdentityConfig => ({
  kind,
  issuer: 'http://localhost:5991/',
  audience: 'https://api.parley.test/',
  clientId: 'parley-portal',
});

let database: Database;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

const parts = () => ({
  database,
  clock: systemClock,
  mailer: { send: async () => true },
  origin: ORIGIN,
});

const open = (url: string, kind: IdentityConfig['kind']) =>
  createInvitationPage(parts(), identity(kind)).request(url, { headers: SPANISH });

test('US-1: an invitation goes on to the embedded provider, with its token and its language', async () => {
  const reply = await open(`${ORIGIN}/invitation/a-token?ui_locales=de`, 'embedded');
  expect(reply.status).toBe(302);
  expect(reply.headers.get('location')).toBe('http://localhost:5991/invitation/a-token?ui_locales=de');
  expect(reply.headers.get('cache-control')).toBe('no-store');
});

test('US-1: with another provider it leads to the sign-in, as long as it is valid', async () => {
  const { url } = await createOrganisation(parts(), { name: 'Hafen', email: 'ada@hafen.test' });
  const page = await open(url, 'external');
  expect(page.status).toBe(200);
  const text = await page.text();
  expect(text).toContain('Hafen');
  expect(text).toContain('href="/signin?ui_locales=en"');
});

test('SH-5: a link that says no language speaks English in a Spanish browser', async () => {
  const over = await open(`${ORIGIN}/invitation/guessed`, 'external');
  expect(over.status).toBe(410);
  expect(await over.text()).toContain('<html lang="en">');
});
