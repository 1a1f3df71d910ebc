import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import type { Database } from '../database/database.ts';
import { createTestClock } from '../testing/testClock.ts';
import { openTestDatabase } from '../testing/testDatabase.ts';
import { PATIENCE, startTestServer } from '../testing/testServer.ts';
import { plans } from './plans.ts';
import { endOfPeriod } from './proration.ts';

const [, team] = plans;
const DAY_MS = 24 * 60 * 60 * 1000;
const clock = createTestClock();
let database: Database;

beforeAll(async () => {
  database = await openTestDatabase({ demo: true });
});
afterAll(() => database.close());

/** Lets the product run on the same data; it looks for what has run out as it starts. */
async function started<T>(
  use: (server: Awaited<ReturnType<typeof startTestServer>>) => Promise<T>,
): Promise<T> {
  const kept = { ...database, close: async () => undefined };
  const server = await startTestServer({ database: kept, clock });
  return use(server).finally(() => server.close());
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
