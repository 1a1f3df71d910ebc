import { eq } from 'drizzle-orm';
import type { Db } from '../database/database.ts';
import { type Organisation, paymentCustomers } from '../database/schema.ts';
import { planOf } from './plans.ts';
import { beginOfPeriod, type Holding } from './proration.ts';
import { statusAt } from './usage.ts';

/** What an organisation has at the payment provider, as last read. */
export async function readHolding(db: Db, organisation: Organisation, now: Date): Promise<Holding> {
  const [customer] = await db
    .select({ credit: paymentCustomers.credit })
    .from(paymentCustomers)
    .where(eq(paymentCustomers.organisationId, organisation.id));
  return { running: runningOf(organisation, now), credit: customer?.credit ?? 0 };
}

function runningOf(organisation: Organisation, now: Date): Holding['running'] {
  const { planGuid, billingPeriod: period, periodBeginsAt, periodEndsAt: ends } = organisation;
  const plan = planOf(planGuid);
  const isPaid = statusAt(organisation, now) === 'active' && plan.monthlyPrice > 0;
  if (!isPaid || ends === null || ends <= now) return null;
  return { plan, period, begins: periodBeginsAt ?? beginOfPeriod(ends, period), ends };
}
