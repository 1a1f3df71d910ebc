import { HOUR_MS } from '@parley/model';
import { extractText } from 'unpdf';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestServer, type TestServer } from '../testing/testServer.ts';
import { plans } from './plans.ts';

const [starter, team, business] = plans;
let server: TestServer;

beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const statusOf = (as: string) => server.client(as).call('getSubscriptionStatus');
const offersOf = async (as: string, changesFor: 'M' | 'Y') =>
  (await server.client(as).call('getSubscriptionPlans', { changesFor })).plans;
const newestInvoice = async (as: string) => (await server.client(as).call('getInvoices')).invoices[0];

async function checkout(as: string, plan: typeof team, BillingPeriod: 'M' | 'Y'): Promise<string> {
  const { checkoutSessionUrl } = await server
    .client(as)
    .call('getCheckoutSessionUrl', { SubscriptionPlanGuid: plan.guid, BillingPeriod });
  return checkoutSessionUrl;
}

/** A page's words without its markup. */
async function wordsOf(url: string): Promise<string> {
  const page = await (await fetch(url)).text();
  return page
    .replace(/^.*<main>/s, '')
    .replace(/<[^>]*>/g, ' ')
    .replace(/\s+/g, ' ');
}

async function pay(url: string): Promise<Response> {
  const token = /name="token" value="([\w-]+)"/.exec(await (await fetch(url)).text())?.[1] ?? '';
  return fetch(url, { method: 'POST', body: new URLSearchParams({ token }), redirect: 'manual' });
}

/** The words of an invoice's document. */
async function documentOf(as: string, invoiceGuid: string): Promise<string> {
  const { content } = await server.client(as).download('downloadInvoice', { invoiceGuid });
  const { text } = await extractText(new Uint8Array(await content.arrayBuffer()), { mergePages: true });
  return text.replace(/\s+/g, ' ');
}

test('BI-2: from month to year the card, the checkout and the invoice credit the rest of the month', async () => {
  const admin = 'admin@acme.test';
  const M = (await offersOf(admin, 'M'))[1]?.changes.M;
  const Y = (await offersOf(admin, 'Y'))[1]?.changes.Y;
  expect(M).toBeNull();
  const { periodEndsAt } = await statusOf(admin);
  expect(Y).toMatchObject({ paidUntil: periodEndsAt, creditUsed: 0, creditLeft: 0 });
  const { credited = 0, due = 0, renewsAt } = Y ?? {};
  expect(credited).toBeGreaterThan(2000);
  expect(due).toBe(team.yearlyPrice - credited);

  const url = await checkout(admin, team, 'Y');
  const words = await wordsOf(url);
  const euros = (cents: number) => `€${(cents / 100).toFixed(2)}`;
  expect(words).toContain('Pay for Team');
  expect(words).toContain('Team, yearly');
  expect(words).toMatch(new RegExp(`Unused time of Team, monthly .* −${euros(credited)} `));
  expect(words).toContain(`VAT (not charged) €0.00 Due today ${euros(due)}`);
  expect(words).toContain('Next renewal €590.00 per year');
  await pay(url);

  const invoice = await newestInvoice(admin);
  expect(invoice).toMatchObject({ amount: due, status: 'paid' });
  const document = await documentOf(admin, invoice?.invoiceGuid ?? '');
  expect(document).toMatch(/Parley subscription: Team, yearly .* to .* €590\.00/);
  expect(document).toMatch(new RegExp(`Unused time of Team, monthly .* −${euros(credited)}`));
  expect(document).toMatch(new RegExp(`Total ${euros(due)} Amount paid ${euros(due)}`));
  expect(await statusOf(admin)).toMatchObject({ credit: 0, price: { period: 'Y' } });
  // The year begins when the checkout was opened.
  expect(
    Math.abs(Date.parse(renewsAt ?? '') - Date.parse((await statusOf(admin)).periodEndsAt ?? '')),
  ).toBeLessThan(HOUR_MS);
});

test('BI-2: to a cheaper plan nothing is due, and the rest pays for what comes next', async () => {
  const admin = 'admin@canceled.test';
  await pay(await checkout(admin, team, 'Y'));
  const { M } = (await offersOf(admin, 'M'))[0]?.changes ?? {};
  expect(M).toMatchObject({ credited: 59_000, due: 0, creditLeft: 57_100 });
  const url = await checkout(admin, starter, 'M');
  const words = await wordsOf(url);
  expect(words).toContain('Change to Starter');
  expect(words).not.toContain('Pay for');
  expect(words).toContain('Due today €0.00');
  expect(words).toContain('Credit for your next invoices €571.00');
  expect(words).toContain('Confirm the change');
  expect((await pay(url)).headers.get('location')).toBe('/billing?checkout=changed&plan=starter&billed=M');
  const note = await newestInvoice(admin);
  expect(note).toMatchObject({ amount: 1900 - 59_000, status: 'credited' });
  const document = await documentOf(admin, note?.invoiceGuid ?? '');
  expect(document).toContain(`Credit note ${note?.number}`);
  expect(document).toContain('Credit for your next invoices €571.00');
  expect(document).not.toContain('aid on');
  expect(await statusOf(admin)).toMatchObject({ planName: 'Starter', credit: 57_100 });

  // 19 euros of Starter are not used at all.
  expect((await offersOf(admin, 'Y'))[1]?.changes.Y).toMatchObject({
    ...{ credited: 1900, creditUsed: 57_100, due: 0, creditLeft: 0 },
  });
  await pay(await checkout(admin, team, 'Y'));
  expect(await statusOf(admin)).toMatchObject({ planName: 'Team', credit: 0 });
});

test('BI-2: to a dearer plan of the same length only the rest of the period is due', async () => {
  const admin = 'admin@monthly-limit.test';
  const before = await statusOf(admin);
  const { credited = 0, due = 0 } = (await offersOf(admin, 'M'))[2]?.changes.M ?? {};
  expect(due).toBeLessThan(business.monthlyPrice - credited);
  await pay(await checkout(admin, business, 'M'));
  const after = await statusOf(admin);
  expect(after).toMatchObject({ planName: 'Business', periodEndsAt: before.periodEndsAt });
  // The period began when it did: going back credits what was paid.
  expect((await offersOf(admin, 'Y'))[2]?.changes.Y?.credited).toBe(due + credited);
});

test('BI-2: a checkout costs what it did when it was opened, and ends when another begins', async () => {
  const admin = 'admin@daily-limit.test';
  const first = await checkout(admin, team, 'Y');
  const { due = 0 } = (await offersOf(admin, 'Y'))[1]?.changes.Y ?? {};
  const second = await checkout(admin, team, 'Y');
  expect((await fetch(first)).status).toBe(410);
  server.clock.advance(29 * 60 * 1000);
  await pay(second);
  expect((await newestInvoice(admin))?.amount).toBe(due);
});

test('BI-2: a checkout ends when what it was reckoned with changes', async () => {
  const admin = 'admin@acme.test';
  const url = await checkout(admin, business, 'Y');
  const { customerPortalUrl: portal } = await server.client(admin).call('getCustomerPortalUrl');
  const token = /name="token" value="([\w-]+)"/.exec(await (await fetch(portal)).text())?.[1] ?? '';
  const form = new URLSearchParams({ token, action: 'keep' });
  await fetch(portal, { method: 'POST', body: form, redirect: 'manual' });
  expect((await fetch(url)).status).toBe(410);
});

test('BI-2: who owes a payment, or has the plan already, comes to the customer portal', async () => {
  expect(await checkout('admin@incomplete.test', business, 'M')).toContain('/billing-sandbox/portal/');
  const admin = 'admin@acme.test';
  const { price } = await statusOf(admin);
  const url = await checkout(admin, team, price?.period ?? 'M');
  expect(url).toContain('/billing-sandbox/portal/');
  const words = await wordsOf(url);
  expect(words).toContain('Team Current plan');
  expect(words).not.toContain('Team yearly');
  expect(words).toContain('Team monthly');
});

test('BI-1: an invoice says who sells to whom, for which time, with net, tax and total, and when it is due', async () => {
  const admin = 'admin@incomplete.test';
  const invoice = await newestInvoice(admin);
  const document = await documentOf(admin, invoice?.invoiceGuid ?? '');
  for (const words of [
    'Parley Demo GmbH',
    'Musterstraße 12',
    'Tax ID: DE000000000',
    'Riverside Dental',
    'billing@incomplete.test',
    `Number ${invoice?.number}`,
    'Net €59.00',
    'VAT (not charged) €0.00',
    'Total €59.00',
    'Amount due €59.00',
    'Prices without VAT.',
  ]) {
    expect(document).toContain(words);
  }
  const day = '[A-Z][a-z]{2} \\d{1,2}, 2026';
  // The seller's country stands in the language that the reader has.
  await server.client(admin).call('setUserLanguage', { Language: 'de' });
  expect(await documentOf(admin, invoice?.invoiceGuid ?? '')).toContain('Deutschland');
  await server.client(admin).call('setUserLanguage', { Language: 'en' });
  expect(document).toMatch(new RegExp(`Date of issue ${day} Service period ${day} to ${day} Due on ${day}`));
});
