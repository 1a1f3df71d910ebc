import { eq } from 'drizzle-orm';
import pg from 'pg';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { type Database, openDatabase } from '../database/database.ts';
import { organisations, paymentCustomers, paymentEvents, users } from '../database/schema.ts';
import { PATIENCE } from '../testing/inPatience.ts';
import { openNetwork, type TestNetwork } from '../testing/network.ts';
import { startPostgres, type TestPostgres } from '../testing/postgres.ts';
import { STRIPE_CONFIG, type StripeServer, startStripeServer } from '../testing/stripeServer.ts';
import { startTestServer, type TestServer } from '../testing/testServer.ts';
import { plans } from './plans.ts';
import { lookupKeyOf } from './prices.ts';
import { WEBHOOK_PATH } from './webhooks.ts';

/** No call may hang for longer, in ms. */
const LONGEST_CALL = 10_000;
const [, team, business] = plans;
const ADMIN = 'admin@trial.test';

let postgres: TestPostgres;
let network: TestNetwork;
let stripe: StripeServer;
let server: TestServer;
/** Past the network. */
let database: Database;
let customer: string;
let eventCount = 0;

beforeAll(async () => {
  postgres = await startPostgres();
  const url = new URL(postgres.url);
  network = await openNetwork(Number(url.port));
  database = await openDatabase({ url: postgres.url });
  url.port = String(network.port);
  stripe = await startStripeServer(() => ({
    webhook: server.origin + WEBHOOK_PATH,
    now: server.clock.now(),
  }));
  const config = { billingSandbox: false, stripe: STRIPE_CONFIG };
  const behind = await openDatabase({ url: url.href });
  server = await startTestServer({ database: behind, config, stripeApi: stripe.origin });
  await server.client(ADMIN).call('getCustomerPortalUrl');
  const [row] = await database.db
    .select()
    .from(paymentCustomers)
    .where(eq(paymentCustomers.organisationId, await organisationId()));
  customer = row?.customerId ?? '';
});
afterAll(async () => {
  await server.close();
  await stripe.close();
  await database.close();
  await network.close();
  await postgres.close();
});
afterEach(() => network.set('open'));

async function organisationId(): Promise<string> {
  const [user] = await database.db.select().from(users).where(eq(users.email, ADMIN));
  return user?.organisationId ?? '';
}

/** Stripe has another plan and an invoice for it, and has an event to tell of it. */
function changeAtStripe() {
  eventCount += 1;
  const plan = eventCount % 2 ? team : business;
  stripe.subscribe(customer, 'active', lookupKeyOf(plan, 'M'));
  stripe.addInvoice(customer, `in_away_${eventCount}`);
  const type = 'customer.subscription.updated';
  return { plan, event: { id: `evt_away_${eventCount}`, type, data: { object: { customer } } } };
}

/** What is in force, and what was taken of the events. */
async function kept() {
  const { db } = database;
  const [organisation] = await db
    .select()
    .from(organisations)
    .where(eq(organisations.id, await organisationId()));
  const events = await db.select({ id: paymentEvents.id }).from(paymentEvents);
  const invoices = await db.query.invoices.findMany({
    columns: { providerId: true },
    where: (each, { like }) => like(each.providerId, 'in_away_%'),
  });
  return {
    plan: organisation?.planGuid,
    events: events.map(({ id }) => id).sort(),
    invoices: invoices.map(({ providerId }) => providerId).sort(),
  };
}

const isReady = () =>
  vi.waitFor(async () => expect((await fetch(`${server.origin}/readyz`)).status).toBe(200), {
    timeout: PATIENCE,
    interval: 500,
  });

/** The reply to an event that the database does not let through. */
async function expectAway(replying: Promise<Response>): Promise<void> {
  const began = performance.now();
  const reply = await replying;
  expect(performance.now() - began).toBeLessThan(LONGEST_CALL);
  expect(reply.status).toBe(503);
  expect(Number(reply.headers.get('retry-after'))).toBeGreaterThan(0);
}

/** The event comes again, and once more: it counts once. */
async function expectOnceAfterwards(
  before: Awaited<ReturnType<typeof kept>>,
  { plan, event }: ReturnType<typeof changeAtStripe>,
): Promise<void> {
  expect((await stripe.send(event)).status).toBe(200);
  const after = {
    plan: plan.guid,
    events: [...before.events, event.id],
    invoices: [...before.invoices, event.id.replace('evt', 'in')],
  };
  expect(await kept()).toEqual(after);
  const asked = stripe.requests.length;
  expect((await stripe.send(event)).status).toBe(200);
  expect(stripe.requests).toHaveLength(asked);
  expect(await kept()).toEqual(after);
}

test.each(['frozen', 'cut'] as const)(
  'BI-3: an event that comes while the database is %s is refused, and counts once when it comes again',
  async (state) => {
    const before = await kept();
    const change = changeAtStripe();
    network.set(state);
    await expectAway(stripe.send(change.event));
    expect(await kept()).toEqual(before);
    network.set('open');
    await isReady();
    await expectOnceAfterwards(before, change);
  },
);

test.each(['frozen', 'cut'] as const)(
  'BI-3: nothing is half done where the database is %s after Stripe was asked',
  async (state) => {
    const before = await kept();
    const change = changeAtStripe();
    const { held, release } = stripe.holdNextReading();
    const sent = stripe.send(change.event);
    await held;
    network.set(state);
    release();
    await expectAway(sent);
    expect(await kept()).toEqual(before);
    network.set('open');
    await isReady();
    await expectOnceAfterwards(before, change);
  },
);

/** Holds back whoever works on a table. */
async function lock(table: string) {
  const other = new pg.Client(postgres.url);
  await other.connect();
  await other.query(`begin; lock table ${table}`);
  return {
    /** Ends what waits for it, as a server that shuts down does. @returns how much that was */
    async refuse(): Promise<number | null> {
      const waiting = 'select pg_cancel_backend(pid) from pg_locks where not granted';
      return (await other.query(waiting)).rowCount;
    },
    async release(): Promise<void> {
      await other.query('commit');
      await other.end();
    },
  };
}

test('BI-3: nor where it takes too long in the middle of what the event changes', async () => {
  const before = await kept();
  const change = changeAtStripe();
  const { release } = await lock('invoices');
  await expectAway(stripe.send(change.event));
  // The plan was changed before the invoices: it was taken back.
  await release();
  expect(await kept()).toEqual(before);
  await expectOnceAfterwards(before, change);
});

test('BI-3: what was paid at the sandbox comes into force, though its event was refused at first', async () => {
  const behind = await openDatabase({ url: postgres.url });
  const sandbox = await startTestServer({ database: behind });
  const admin = sandbox.client('admin@canceled.test');
  const { invoices: invoicesBefore } = await admin.call('getInvoices');
  const { checkoutSessionUrl } = await admin.call('getCheckoutSessionUrl', {
    SubscriptionPlanGuid: business.guid,
    BillingPeriod: 'M',
  });
  const page = await (await fetch(checkoutSessionUrl)).text();
  const token = /name="token" value="([^"]+)"/.exec(page)?.[1] ?? '';
  const { refuse, release } = await lock('payment_events');
  const body = new URLSearchParams({ token });
  const paid = await fetch(checkoutSessionUrl, { method: 'POST', body, redirect: 'manual' });
  expect(paid.headers.get('location')).toBe('/billing?checkout=success&plan=business&billed=M');
  expect(await admin.call('getSubscriptionStatus')).toMatchObject({ status: 'canceled' });
  expect(await refuse()).toBeGreaterThan(0);
  await release();
  const inForce = { status: 'active', planCode: 'business' };
  await expect
    .poll(() => admin.call('getSubscriptionStatus'), { timeout: PATIENCE, interval: 500 })
    .toMatchObject(inForce);
  const { invoices } = await admin.call('getInvoices');
  expect(invoices).toHaveLength(invoicesBefore.length + 1);
  await sandbox.close();
});
