import { randomUUID } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import type { Database, Db } from '../database/database.ts';
import { invoices, organisations } from '../database/schema.ts';
import { nextInvoiceNumber } from './invoices.ts';
import { type Plan, priceOf } from './plans.ts';

/**
 * Subscribes to a plan: its limits apply at once, and a paid invoice is added. Open invoices are settled with
 * it.
 */
export async function subscribe(
  { db }: Database,
  organisationId: string,
  plan: Plan,
  period: 'M' | 'Y',
  now: Date,
): Promise<void> {
  await db.transaction(async (tx) => {
    await settle(tx, organisationId, now);
    await tx.insert(invoices).values({
      id: randomUUID(),
      organisationId,
      number: await nextInvoiceNumber(tx, organisationId, now),
      planName: plan.name,
      amount: priceOf(plan, period),
      status: 'paid',
      issuedAt: now,
      paidAt: now,
    });
    await tx
      .update(organisations)
      .set({
        planGuid: plan.guid,
        billingPeriod: period,
        subscriptionStatus: 'active',
        trialEndsAt: null,
        dailyMessageLimit: plan.dailyMessageLimit,
        monthlyCharacterLimit: plan.monthlyCharacterLimit,
        assistantLimit: plan.assistantLimit,
      })
      .where(eq(organisations.id, organisationId));
  });
}

/** Pays the open invoices, which makes an incomplete subscription active. */
export async function payOpenInvoices({ db }: Database, organisationId: string, now: Date): Promise<void> {
  await db.transaction(async (tx) => {
    await settle(tx, organisationId, now);
    await tx
      .update(organisations)
      .set({ subscriptionStatus: 'active' })
      .where(and(eq(organisations.id, organisationId), eq(organisations.subscriptionStatus, 'incomplete')));
  });
}

/** Ends the subscription at once. */
export async function cancelSubscription({ db }: Database, organisationId: string): Promise<void> {
  await db
    .update(organisations)
    .set({ subscriptionStatus: 'canceled' })
    .where(eq(organisations.id, organisationId));
}

async function settle(tx: Db, organisationId: string, now: Date): Promise<void> {
  await tx
    .update(invoices)
    .set({ status: 'paid', paidAt: now })
    .where(and(eq(invoices.organisationId, organisationId), eq(invoices.status, 'open')));
}
