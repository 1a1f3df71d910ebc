import { and, desc, eq } from 'drizzle-orm';
import type { Db } from '../database/database.ts';
import { invoices } from '../database/schema.ts';
import { notFound } from '../refusal.ts';

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

/** How an invoice stands; one below zero is a credit note, which nobody pays. */
export const standingOf = ({ amount, status }: Pick<Invoice, 'amount' | 'status'>) =>
  amount < 0 ? 'credited' : status;

/** An invoice's number, such as `2026-0003`: the year, and the place among the organisation's invoices. */
export function invoiceNumber(issuedAt: Date, place: number): string {
  return `${issuedAt.getUTCFullYear()}-${String(place).padStart(4, '0')}`;
}
