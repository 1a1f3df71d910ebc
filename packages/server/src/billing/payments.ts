import type { BillingPeriod, Locale } from '@parley/model';
import type { Organisation } from '../database/schema.ts';
import { Refusal } from '../refusal.ts';
import type { CustomerState } from './customerState.ts';
import type { Invoice } from './invoices.ts';
import type { Plan } from './plans.ts';
import type { Offer } from './prices.ts';
import type { ChangePreview } from './proration.ts';

/** Who pays: an organisation, and the language of the administrator who goes to the payment provider. */
export interface Payer {
  organisation: Organisation;
  language: Locale;
}

/** An event in Stripe's form, as far as it is read: it says whose state changed, never how. */
export interface PaymentEvent {
  id: string;
  /** Such as `customer.subscription.updated`. */
  type: string;
  /** Null for events that are no customer's. */
  customerId: string | null;
}

/** Who takes payments (BI-1, BI-2): Stripe, or the billing sandbox. */
export interface PaymentProvider {
  /** Secret that events are signed with. */
  webhookSecret: string;
  /** Whether payment method and billing address are changed in its customer portal. */
  hasPaymentMethods: boolean;
  /**
   * Address where a plan is paid for; where a change of the present one is confirmed, if there is one.
   * @throws {Refusal} 503
   */
  createCheckout(payer: Payer, plan: Plan, period: BillingPeriod): Promise<string>;
  /**
   * What taking each offer would cost now (BI-2), in their order; null where that is its price and nothing
   * else, and for what runs already.
   * @throws {Refusal} 503
   */
  preview(organisation: Organisation, offers: readonly Offer[]): Promise<(ChangePreview | null)[]>;
  /** Address of the customer portal. @throws {Refusal} 503 */
  createPortal(payer: Payer): Promise<string>;
  /** Brings the customer's record, where there is one, to the organisation's name and billing e-mail. */
  followOrganisation(organisationId: string): Promise<void>;
  /**
   * The organisation that a customer was made for, as the provider's record of the customer says; null for
   * customers of others.
   */
  organisationOf(customerId: string): Promise<string | null>;
  readCustomer(customerId: string): Promise<CustomerState>;
  /** An invoice as PDF. @throws {Refusal} 404, 503 */
  invoicePdf(invoice: Invoice, payer: Payer): Promise<Uint8Array<ArrayBuffer>>;
}

/**
 * Where the browser comes back to from the payment provider, under the portal's origin (BI-2). Who leaves a
 * yearly checkout is shown yearly prices again; who paid for a plan is told when it is in force, with its
 * period, and so is who only changed to it: at Stripe nobody says whether anything was due for that.
 */
export const RETURN_PATHS = {
  changed: ({ plan: { code }, period }: Offer) => `/billing?checkout=changed&plan=${code}&billed=${period}`,
  paid: ({ plan: { code }, period }: Offer) => `/billing?checkout=success&plan=${code}&billed=${period}`,
  left: (period: BillingPeriod) => `/pricing?checkout=cancel&period=${period}`,
  portal: '/billing',
} as const;

const RETRY_AFTER_SECONDS = 30;

/** The refusal where nobody takes payments, or who does cannot be reached. */
export function paymentsUnavailable(text = 'Payments are not set up. Contact support.'): Refusal {
  return new Refusal(503, 'payments_unavailable', text, { retryAfter: RETRY_AFTER_SECONDS });
}
