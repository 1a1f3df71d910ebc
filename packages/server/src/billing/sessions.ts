import type { Locale } from '@parley/model';
import { and, eq, gt, isNotNull, isNull } from 'drizzle-orm';
import type { Db } from '../database/database.ts';
import { billingSessions } from '../database/schema.ts';
import { randomToken } from '../secrets.ts';
import type { CheckoutCharge } from './customerState.ts';

export type BillingSession = typeof billingSessions.$inferSelect;

/** Where the billing sandbox stands on the API's host. */
export const SANDBOX_PATH = '/billing-sandbox';
const SESSION_MINUTES = 30;

/** What a session is for: the customer portal, or a checkout of a plan. */
export type NewBillingSession = { organisationId: string; language: Locale } & (
  | object
  | { planGuid: string; billingPeriod: 'M' | 'Y'; charge: CheckoutCharge }
);

export const customerPortalPath = (id: string) => `${SANDBOX_PATH}/portal/${id}`;
export const checkoutPath = (id: string) => `${SANDBOX_PATH}/checkout/${id}`;

/** Opens a session and returns its id, which opens its page; changes need the form of that page too. */
export async function createBillingSession(db: Db, session: NewBillingSession, now: Date): Promise<string> {
  const id = randomToken();
  const expiresAt = new Date(now.getTime() + SESSION_MINUTES * 60 * 1000);
  await db.insert(billingSessions).values({ id, formToken: randomToken(), ...session, expiresAt });
  return id;
}

/**
 * Ends the checkouts of an organisation that were begun and not finished, as another one begins, or as what
 * they were reckoned with changes.
 */
export async function endCheckouts(db: Db, organisationId: string, now: Date): Promise<void> {
  const own = eq(billingSessions.organisationId, organisationId);
  await db
    .update(billingSessions)
    .set({ usedAt: now })
    .where(and(own, isNotNull(billingSessions.planGuid), isNull(billingSessions.usedAt)));
}

/** A session that can still be used, or undefined. */
export async function findBillingSession(db: Db, id: string, now: Date): Promise<BillingSession | undefined> {
  const [session] = await db.select().from(billingSessions).where(usable(id, now));
  return session;
}

/** The language of a session's page, also once it is over; undefined for one that never was. */
export async function languageOfBillingSession(db: Db, id: string): Promise<Locale | undefined> {
  const [session] = await db
    .select({ language: billingSessions.language })
    .from(billingSessions)
    .where(eq(billingSessions.id, id));
  return session?.language;
}

/** Takes a session for a change; it works once, however often a form is sent. */
export async function takeBillingSession(db: Db, id: string, now: Date): Promise<BillingSession | undefined> {
  const [session] = await db.update(billingSessions).set({ usedAt: now }).where(usable(id, now)).returning();
  return session;
}

function usable(id: string, now: Date) {
  return and(eq(billingSessions.id, id), isNull(billingSessions.usedAt), gt(billingSessions.expiresAt, now));
}
