import { DAY_MS } from '@parley/model';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import type { Database } from '../database/database.ts';
import { PATIENCE } from '../testing/inPatience.ts';
import { createTestClock } from '../testing/testClock.ts';
import { openTestDatabase } from '../testing/testDatabase.ts';
import { startTestServer } from '../testing/testServer.ts';
import { type Plan, plans } from './plans.ts';
import { endOfPeriod } from './proration.ts';

const [starter, team] = plans;
const clock = createTestClock();
let database: Database;

beforeAll(async () => {
  database = await openTestDatabase({ demo: true });
});
afterAll(() => database.close());

/** Lets the product run on the same data; it looks for what has run out as it starts. */
async function started<T>(use: (server: Server) => Promise<T>): Promise<T> {
  const kept = { ...database, close: async () => undefined };
  const server = await startTestServer({ database: kept, clock });
  return use(server).finally(() => server.close());
}

type Server = Awaited<ReturnType<typeof startTestServer>>;

const statusOf = (server: Server, as: string) => server.client(as).call('getSubscriptionStatus');

/** What the customer portal asks before it cancels; then it is done. */
async function cancel(server: Server, as: string): Promise<string> {
  const { customerPortalUrl: url } = await server.client(as).call('getCustomerPortalUrl');
  const asked = await (await fetch(`${url}?ask=cancel`)).text();
  await submit(url, asked, { action: 'cancel' });
  return asked;
}

/** Pays for a plan, or confirms the change to it. */
async function take(server: Server, as: string, { guid }: Plan, BillingPeriod: 'M' | 'Y'): Promise<void> {
  const { checkoutSessionUrl: url } = await server
    .client(as)
    .call('getCheckoutSessionUrl', { SubscriptionPlanGuid: guid, BillingPeriod });
  await submit(url, await (await fetch(url)).text());
}

/** Sends the form of a page of the sandbox's. */
async function submit(url: string, page: string, values: Record<string, string> = {}): Promise<void> {
  const token = /name="token" value="([\w-]+)"/.exec(page)?.[1] ?? '';
  const body = new URLSearchParams({ token, ...values });
  expect((await fetch(url, { method: 'POST', body, redirect: 'manual' })).status).toBe(303);
}

test('BI-1: at the sandbox a plan is renewed for each period that is over, with an invoice for each', async () => {
  const admin = 'admin@acme.test';
  const before = await started(async (server) => ({
    status: await server.client(admin).call('getSubscriptionStatus'),
    invoices: (await server.client(admin).call('getInvoices')).invoices,
  }));
  const ended = new Date(before.status.periodEndsAt ?? '');
  clock.advance(endOfPeriod(ended, 'M').getTime() + DAY_MS - clock.now().getTime());
  await started(async (server) => {
    const { call } = server.client(admin);
    await vi.waitFor(async () => {
      const { periodEndsAt } = await call('getSubscriptionStatus');
      expect(new Date(periodEndsAt ?? '')).toEqual(endOfPeriod(endOfPeriod(ended, 'M'), 'M'));
    }, PATIENCE);
    const { invoices } = await call('getInvoices');
    expect(invoices).toHaveLength(before.invoices.length + 2);
    for (const invoice of invoices.slice(0, 2))
      expect(invoice).toMatchObject({ amount: team.monthlyPrice, status: 'paid' });
  });
});

test('BI-1: what was canceled is not renewed, and owes nothing', async () => {
  const admin = 'admin@canceled.test';
  const read = () => started((server) => server.client(admin).call('getInvoices'));
  const before = await read();
  clock.advance(60 * DAY_MS);
  expect(await read()).toEqual(before);
});

test('BI-1, SB-1: what is canceled stays until the end of what is paid, and owes nothing more', async () => {
  const admin = 'admin@daily-limit.test';
  const renewedUntil = await started(async (server) => {
    await vi.waitFor(async () => {
      expect((await statusOf(server, admin)).periodEndsAt).not.toBeNull();
    }, PATIENCE);
    await cancel(server, admin);
    const { status, renews, periodEndsAt } = await statusOf(server, admin);
    expect({ status, renews }).toEqual({ status: 'active', renews: false });
    return new Date(periodEndsAt ?? '');
  });
  const invoices = () => started((server) => server.client(admin).call('getInvoices'));
  const before = await invoices();
  clock.advance(renewedUntil.getTime() - clock.now().getTime() - 1);
  expect(await started((server) => statusOf(server, admin))).toMatchObject({ status: 'active' });
  clock.advance(1);
  await started((server) =>
    vi.waitFor(async () => {
      expect(await statusOf(server, admin)).toMatchObject({ status: 'canceled', periodEndsAt: null });
    }, PATIENCE),
  );
  expect(await invoices()).toEqual(before);
});

test('SB-1: a subscription whose invoice is owed is canceled at once, and that is asked before', async () => {
  const admin = 'admin@incomplete.test';
  await started(async (server) => {
    expect(await cancel(server, admin)).toContain('It ends at once');
    expect((await statusOf(server, admin)).status).toBe('canceled');
  });
});

test('BI-1: canceling says what becomes of the credit, which a later plan uses', async () => {
  const admin = 'admin@canceled.test';
  await started(async (server) => {
    await take(server, admin, team, 'Y');
    await take(server, admin, starter, 'M');
    expect(await cancel(server, admin)).toContain(
      '€571.00 credit stays with your account and is used if you choose a plan again.',
    );
  });
  clock.advance(32 * DAY_MS);
  await started(async (server) => {
    await vi.waitFor(async () => expect((await statusOf(server, admin)).status).toBe('canceled'), PATIENCE);
    expect(await statusOf(server, admin)).toMatchObject({ price: null, credit: 57_100, currency: 'EUR' });
    await take(server, admin, team, 'M');
    const { status, credit } = await statusOf(server, admin);
    expect({ status, credit }).toEqual({ status: 'active', credit: 57_100 - team.monthlyPrice });
    // Without any credit nothing is said of it.
    expect(await cancel(server, 'admin@daily-limit.test')).not.toContain('credit');
  });
});
