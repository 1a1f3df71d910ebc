import type Stripe from 'stripe';
import type { ProviderInvoice } from './customerState.ts';
import { CURRENCY } from './plans.ts';

/** Invoices that are not owed; any other is open until it is paid. */
const INVOICE_STATUSES: Record<string, 'paid' | 'void'> = { paid: 'paid', void: 'void' };

/**
 * The time that an invoice is for: that of its charges. The invoice's own period is the one before, and
 * credits are for plans that ended.
 */
function spanOf(lines: readonly Stripe.InvoiceLineItem[]) {
  const periods = lines.filter(({ amount }) => amount >= 0).map(({ period }) => period);
  if (periods.length === 0) return {};
  return {
    periodStart: Math.min(...periods.map(({ start }) => start)),
    periodEnd: Math.max(...periods.map(({ end }) => end)),
  };
}

/** An invoice as the product has it; none for a draft, and for another currency than that of the plans. */
export function invoiceOf(invoice: Stripe.Invoice): ProviderInvoice[] {
  const { id, number, status, total, currency, created, status_transitions, lines } = invoice;
  if (!id || !number || status === 'draft' || currency !== CURRENCY.toLowerCase()) return [];
  return [
    {
      id,
      number,
      planName: lines.data[0]?.description ?? '',
      ...spanOf(lines.data),
      amount: total,
      status: INVOICE_STATUSES[status ?? ''] ?? 'open',
      issued: status_transitions.finalized_at ?? created,
      paid: status_transitions.paid_at,
    },
  ];
}
