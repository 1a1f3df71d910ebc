import { randomUUID } from 'node:crypto';
import { and, eq, lt, sql } from 'drizzle-orm';
import type { Clock } from '../clock.ts';
import type { Database, Db } from '../database/database.ts';
import { invoices, type Organisation, organisations, paymentCustomers } from '../database/schema.ts';
import { log } from '../operation/log.ts';
import type { ProviderInvoice, ProviderSubscription } from './customerState.ts';
import { lockOrganisation } from './limits.ts';
import type { PaymentProvider } from './payments.ts';
import { type Offer, offerOf } from './prices.ts';
import { statusAt } from './usage.ts';

/** What the product makes of a subscription's status at the payment provider (SB-1, ER-1). */
const STATUSES: Record<string, 'active' | 'trial' | 'incomplete' | 'canceled'> = {
  active: 'active',
  trialing: 'trial',
  past_due: 'incomplete',
  unpaid: 'incomplete',
  paused: 'incomplete',
  incomplete: 'incomplete',
  canceled: 'canceled',
};

/** Which of several subscriptions counts: the first of these that there is. */
const PRECEDENCE = ['active', 'trialing', 'past_due', 'unpaid', 'paused', 'incomplete', 'canceled'];

/**
 * Brings an organisation's subscription and invoices to what the payment provider says of the customer now.
 * What an event says does not matter, nor in which order events come: of several readings at once the one
 * that was begun last is in force, as it saw whatever the others saw.
 * @param alongside is done in the same transaction.
 * @returns the organisation; undefined for a customer of nobody here.
 */
export async function synchronise(
  { db }: Database,
  provider: PaymentProvider,
  customerId: string,
  clock: Clock,
  alongside: (tx: Db) => Promise<void> = async () => undefined,
): Promise<string | undefined> {
  const reading = (await beginReading(db, customerId)) ?? (await adopt(db, provider, customerId));
  if (!reading) {
    await alongside(db);
    return undefined;
  }
  const { organisationId, readingsBegun: number } = reading;
  const state = await provider.readCustomer(customerId);
  await db.transaction(async (tx) => {
    const organisation = await lockOrganisation(tx, organisationId);
    await alongside(tx);
    const [mine] = await tx
      .update(paymentCustomers)
      .set({ readingInForce: number, credit: state.credit ?? 0 })
      .where(and(eq(paymentCustomers.customerId, customerId), lt(paymentCustomers.readingInForce, number)))
      .returning();
    if (!mine) return;
    await applySubscription(tx, organisation, state.subscriptions, clock.now());
    await applyInvoices(tx, organisationId, state.invoices);
  });
  return organisationId;
}

/**
 * Makes a customer an organisation's. Of two at once the first wins.
 * @param before the customer that it replaces, if there is one
 * @returns the customer that the organisation is now
 */
export async function linkCustomer(
  db: Db,
  organisationId: string,
  customerId: string,
  before: string | undefined,
): Promise<string> {
  await db
    .insert(paymentCustomers)
    .values({ organisationId, customerId })
    .onConflictDoUpdate({
      target: paymentCustomers.organisationId,
      set: { customerId },
      setWhere: before === undefined ? sql`false` : eq(paymentCustomers.customerId, before),
    });
  return (await customerOf(db, organisationId)) ?? customerId;
}

/** The customer that an organisation is; undefined before its first way to the payment provider. */
export async function customerOf(db: Db, organisationId: string): Promise<string | undefined> {
  const [row] = await db
    .select()
    .from(paymentCustomers)
    .where(eq(paymentCustomers.organisationId, organisationId));
  return row?.customerId;
}

async function beginReading(db: Db, customerId: string) {
  const [reading] = await db
    .update(paymentCustomers)
    .set({ readingsBegun: sql`${paymentCustomers.readingsBegun} + 1` })
    .where(eq(paymentCustomers.customerId, customerId))
    .returning();
  return reading;
}

/** Links a customer that only its record at the provider knows of, such as after a restored backup. */
async function adopt(db: Db, provider: PaymentProvider, customerId: string) {
  const organisationId = await provider.organisationOf(customerId);
  if (!organisationId) return undefined;
  const [organisation] = await db.select().from(organisations).where(eq(organisations.id, organisationId));
  if (!organisation) return undefined;
  await db.insert(paymentCustomers).values({ organisationId, customerId }).onConflictDoNothing();
  const reading = await beginReading(db, customerId);
  if (!reading) log.warn({ customerId, organisationId }, 'a second customer of an organisation is left');
  return reading;
}

/** The subscription that counts, among those for plans of the product. */
function choose(subscriptions: readonly ProviderSubscription[]) {
  const known = subscriptions.flatMap((subscription) => {
    const offer = offerOf(subscription.lookupKey);
    const rank = PRECEDENCE.indexOf(subscription.status);
    return offer && rank >= 0 ? [{ ...subscription, offer, rank }] : [];
  });
  return known.sort((one, other) => one.rank - other.rank || other.created - one.created)[0];
}

async function applySubscription(
  tx: Db,
  organisation: Organisation,
  subscriptions: readonly ProviderSubscription[],
  now: Date,
): Promise<void> {
  const chosen = choose(subscriptions);
  if (!chosen) {
    if (subscriptions.length > 0) {
      log.warn({ organisationId: organisation.id }, 'no subscription of the customer is for a plan');
    }
    return;
  }
  // A first payment that is not through takes nothing away from a trial.
  if (chosen.status === 'incomplete' && statusAt(organisation, now) === 'trial') return;
  const status = STATUSES[chosen.status] ?? 'incomplete';
  const isPaid = status === 'active' || status === 'trial';
  await tx
    .update(organisations)
    .set({
      subscriptionStatus: status,
      ...(isPaid && inForce(chosen.offer, organisation)),
      ...(isPaid && { trialEndsAt: chosen.trialEnd === null ? null : momentOf(chosen.trialEnd) }),
      periodBeginsAt: chosen.periodStart === undefined ? null : momentOf(chosen.periodStart),
      periodEndsAt: chosen.periodEnd === undefined ? null : momentOf(chosen.periodEnd),
      renews: !chosen.isEnding,
    })
    .where(eq(organisations.id, organisation.id));
}

/** A plan comes into force when it is paid; limits made for an organisation stay until its plan changes. */
function inForce({ plan, period }: Offer, { planGuid }: Organisation) {
  return {
    planGuid: plan.guid,
    billingPeriod: period,
    ...(plan.guid !== planGuid && {
      dailyMessageLimit: plan.dailyMessageLimit,
      monthlyCharacterLimit: plan.monthlyCharacterLimit,
      assistantLimit: plan.assistantLimit,
    }),
  };
}

async function applyInvoices(tx: Db, organisationId: string, all: readonly ProviderInvoice[]): Promise<void> {
  for (const { id: providerId, issued, paid, status, number, planName, amount, ...span } of all) {
    const own = and(eq(invoices.organisationId, organisationId), eq(invoices.providerId, providerId));
    if (status === 'void') {
      await tx.delete(invoices).where(own);
      continue;
    }
    const issuedAt = momentOf(issued);
    const row = {
      ...{ number, planName, amount, status, issuedAt },
      paidAt: paid === null ? null : momentOf(paid),
      ...(span.periodStart !== undefined && { periodBeginsAt: momentOf(span.periodStart) }),
      ...(span.periodEnd !== undefined && { periodEndsAt: momentOf(span.periodEnd) }),
    };
    await tx
      .insert(invoices)
      .values({ id: randomUUID(), organisationId, providerId, ...row })
      .onConflictDoUpdate({ target: [invoices.organisationId, invoices.providerId], set: row });
  }
}

const momentOf = (seconds: number) => new Date(seconds * 1000);
