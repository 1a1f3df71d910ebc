import type { BillingPeriod } from '@parley/model';
import { eq } from 'drizzle-orm';
import type { Db } from '../database/database.ts';
import { type Organisation, paymentCustomers } from '../database/schema.ts';
import { type Plan, planOf } from './plans.ts';
import { beginOfPeriod, type Charge, chargeFor, type Holding, isRunning, unusedLine } from './proration.ts';
import { statusAt } from './usage.ts';

/** What an organisation has at the payment provider, as last read, when it takes another plan. */
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

/**
 * What taking a plan costs, as the contract has it (BI-2); null where it costs its price and nothing else,
 * and for what runs already.
 */
export function changeTo(holding: Holding, plan: Plan, period: BillingPeriod, now: Date) {
  if (isRunning(holding, plan, period)) return null;
  const charge = chargeFor(holding, { plan, period }, now);
  const unused = unusedLine(charge);
  return unused || charge.creditUsed > 0 ? { ...creditsOf(charge), ...duesOf(charge) } : null;
}

function creditsOf(charge: Charge) {
  const unused = unusedLine(charge);
  return {
    credited: unused ? -unused.amount : 0,
    paidUntil: unused ? unused.ends.toISOString() : null,
    creditUsed: charge.creditUsed,
  };
}

const duesOf = ({ due, creditLeft, ends }: Charge) => ({ due, creditLeft, renewsAt: ends.toISOString() });
