import { createHash } from 'node:crypto';
import { and, desc, eq } from 'drizzle-orm';
import type { Db } from '../database/database.ts';
import { invoices } from '../database/schema.ts';
import { notFound } from '../refusal.ts';
import { plans, priceOf } from './plans.ts';
import { endOfPeriod } from './proration.ts';

export type Invoice = typeof invoices.$inferSelect;

/** An organisation's invoices, newest first. */
export function listInvoices(db: Db, organisationId: string): Promise<Invoice[]> {
  return db
    .select()
    .from(invoices)
    .where(eq(invoices.organisationId, organisationId))
    .orderBy(desc(invoices.issuedAt), desc(invoices.number));
}

/**
 * One invoice of an organisation.
 * @throws {Refusal} 404 for one that does not exist or is another organisation's
 */
export async function findInvoice(db: Db, organisationId: string, id: string): Promise<Invoice> {
  const [invoice] = await db
    .select()
    .from(invoices)
    .where(and(eq(invoices.id, id), eq(invoices.organisationId, organisationId)));
  if (!invoice) throw notFound('invoice');
  return invoice;
}

/**
 * What an invoice is for of which nothing but the amount is kept: its plan, for the period of that price.
 */
export function reckonSpan({
  planName,
  amount,
  issuedAt,
}: Pick<Invoice, 'planName' | 'amount' | 'issuedAt'>) {
  const plan = plans.find(({ name }) => name === planName) ?? plans[0];
  const period = amount === priceOf(plan, 'Y') ? ('Y' as const) : ('M' as const);
  return { plan, period, begins: issuedAt, ends: endOfPeriod(issuedAt, period) };
}

/** How an invoice stands; one below zero is a credit note, which nobody pays. */
export const standingOf = ({ amount, status }: Pick<Invoice, 'amount' | 'status'>) =>
  amount < 0 ? 'credited' : status;

/**
 * An invoice's number, such as `8F2A1C-2026-0003`: the organisation, as one seller writes invoices to all of
 * them, the year, and the place among the organisation's invoices.
 */
export function invoiceNumber(organisationId: string, issuedAt: Date, place: number): string {
  const customer = createHash('sha256').update(organisationId).digest('hex').slice(0, 6).toUpperCase();
  return `${customer}-${issuedAt.getUTCFullYear()}-${String(place).padStart(4, '0')}`;
}
