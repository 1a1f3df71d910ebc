import type Stripe from 'stripe';
import type { Offer } from './prices.ts';
import { type ChangePreview, chargeFor, previewOf, settle } from './proration.ts';

/** What previews are made of. */
interface PreviewParts {
  customer: string;
  /** The one that runs; undefined before a first one and after the last. */
  running: Stripe.Subscription | undefined;
  /** What Stripe keeps for the next invoices, in cents. */
  credit: number;
  priceOf: (offer: Offer) => Promise<string>;
  now: Date;
}

/**
 * What an offer would cost now, as Stripe's own preview of the invoice says it (BI-2); null where that is its
 * price and nothing else, and for what runs already.
 */
export async function previewAt(
  stripe: Stripe,
  offer: Offer,
  { customer, running, credit, priceOf, now }: PreviewParts,
): Promise<ChangePreview | null> {
  if (!running) return previewOf(chargeFor({ running: null, credit }, offer, now));
  const [item] = running.items.data;
  const price = await priceOf(offer);
  if (!item || item.price.id === price) return null;
  return previewOfInvoice(
    await stripe.invoices.createPreview({
      customer,
      subscription: running.id,
      subscription_details: {
        items: [{ id: item.id, price, quantity: 1 }],
        // As the customer portal does it, which is checked before a change is opened.
        proration_behavior: 'always_invoice',
      },
    }),
  );
}

/** What the invoice of a change says: lines below 0 are what is not used of the running period. */
function previewOfInvoice(invoice: Stripe.Invoice): ChangePreview {
  const { lines, total, total_taxes: taxes, starting_balance: balance, amount_due: due } = invoice;
  const unused = lines.data.filter(({ amount }) => amount < 0);
  const charged = lines.data.filter(({ amount }) => amount >= 0);
  const { creditUsed, creditLeft } = settle(total, Math.max(-balance, 0));
  return {
    credited: -sum(unused),
    paidUntil: unused.length > 0 ? lastEnd(unused) : null,
    tax: sum(taxes ?? []),
    ...{ creditUsed, due, creditLeft },
    renewsAt: lastEnd(charged),
  };
}

const sum = (all: readonly { amount: number }[]) => all.reduce((total, { amount }) => total + amount, 0);

const lastEnd = (lines: readonly Pick<Stripe.InvoiceLineItem, 'period'>[]) =>
  new Date(Math.max(...lines.map(({ period }) => period.end)) * 1000);
