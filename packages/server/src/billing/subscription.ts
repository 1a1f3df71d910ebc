import { randomUUID } from 'node:crypto';
import { and, count, desc, eq } from 'drizzle-orm';
import type { Database, Db } from '../database/database.ts';
import { assistants, invoices, type Organisation, organisations } from '../database/schema.ts';
import { type Plan, planOf, priceOf } from './plans.ts';

export type Invoice = typeof invoices.$inferSelect;

/** Everything that the pages of the sandbox show of an organisation. */
export interface Account {
  organisation: Organisation;
  invoices: Invoice[];
  assistantCount: number;
}

/** Reads an organisation's billing account. */
export async function readAccount(db: Db, organisationId: string): Promise<Account> {
  const [organisation] = await db.select().from(organisations).where(eq(organisations.id, organisationId));
  if (!organisation) throw new Error(`No organisation ${organisationId}`);
  const [row] = await db
    .select({ count: count() })
    .from(assistants)
    .where(eq(assistants.organisationId, organisationId));
  return {
    organisation,
    assistantCount: row?.count ?? 0,
    invoices: await db
      .select()
      .from(invoices)
      .where(eq(invoices.organisationId, organisationId))
      .orderBy(desc(invoices.issuedAt)),
  };
}

/** What keeps an account from a plan, in words; null if nothing does. */
export function obstacleTo(plan: Plan, account: Account): string | null {
  const surplus = account.assistantCount - plan.assistantLimit;
  if (surplus <= 0) return null;
  return `${plan.name} allows ${plan.assistantLimit}; delete ${surplus} of your ${account.assistantCount} assistants first.`;
}

/**
 * Subscribes to a plan: its limits hold at once, and a paid invoice says
 * so. Open invoices are settled with it.
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
      number: await nextNumber(tx, organisationId, now),
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

/** Pays what is open. An incomplete subscription becomes active by it. */
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

/** The name of the plan that an organisation is on. */
export function planNameOf(organisation: Organisation): string {
  return planOf(organisation.planGuid).name;
}

async function settle(tx: Db, organisationId: string, now: Date): Promise<void> {
  await tx
    .update(invoices)
    .set({ status: 'paid', paidAt: now })
    .where(and(eq(invoices.organisationId, organisationId), eq(invoices.status, 'open')));
}

async function nextNumber(tx: Db, organisationId: string, now: Date): Promise<string> {
  const before = await tx.$count(invoices, eq(invoices.organisationId, organisationId));
  return invoiceNumber(now, before + 1);
}

/** An invoice's number, such as `2026-0003`: the year, and the place among the organisation's invoices. */
export function invoiceNumber(issuedAt: Date, place: number): string {
  return `${issuedAt.getUTCFullYear()}-${String(place).padStart(4, '0')}`;
}
