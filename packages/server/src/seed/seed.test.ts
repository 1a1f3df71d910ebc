import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { TRIAL_DAYS } from '../billing/plans.ts';
import { statusAt } from '../billing/usage.ts';
import type { Database } from '../database/database.ts';
import { organisations } from '../database/schema.ts';
import { createTestClock } from '../testing/testClock.ts';
import { openTestDatabase } from '../testing/testDatabase.ts';
import { demoOrganisations } from './demo.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
const now = createTestClock().now();
let database: Database;

beforeAll(async () => {
  database = await openTestDatabase({ demo: true });
});
afterAll(() => database.close());

const trials = demoOrganisations.filter(({ status }) => status.startsWith('trial'));

test.each(trials)('BI-1: the trial of $name has an end that fits its status', async ({ guid, status }) => {
  const [row] = await database.db.select().from(organisations).where(eq(organisations.id, guid));
  expect(row && statusAt({ ...row, subscriptionStatus: 'trial' }, now)).toBe(status);
  const days = ((row?.trialEndsAt?.getTime() ?? 0) - (row?.createdAt.getTime() ?? 0)) / DAY_MS;
  expect(days).toBe(TRIAL_DAYS);
});
