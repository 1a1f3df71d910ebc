import type { BillingPeriod, PlanCode } from '@parley/model';
import type { ChargeLine } from './proration.ts';

/** A subscription as the payment provider has it. */
export interface ProviderSubscription {
  /** As Stripe names it, such as `active`, `past_due` or `canceled`. */
  status: string;
  /** Lookup key of the price that it is for; null where the price has none. */
  lookupKey: string | null;
  /** Begin of the subscription, in seconds since 1970. */
  created: number;
  /** End of a trial, in seconds since 1970; null without one. */
  trialEnd: number | null;
  /** The period that is paid, in seconds since 1970; left out where nobody knows. */
  periodStart?: number | undefined;
  periodEnd?: number | undefined;
  /** It ends with that period, and is not renewed. */
  isEnding?: boolean;
}

/** A line of an invoice: a plan for a time, or what was not used of one. */
export interface ProviderInvoiceLine {
  kind: ChargeLine['kind'];
  plan: PlanCode;
  period: BillingPeriod;
  /** In seconds since 1970. */
  begins: number;
  ends: number;
  /** Euro cents; below 0 for a credit. */
  amount: number;
}

/** What a checkout of the sandbox costs, as it was reckoned when it was opened. Euro cents. */
export interface CheckoutCharge {
  lines: ProviderInvoiceLine[];
  total: number;
  creditUsed: number;
  due: number;
  /** Credit for the next invoices. */
  creditLeft: number;
  /** The period that is paid then, in seconds since 1970. */
  periodStart: number;
  periodEnd: number;
}

/** An invoice as the payment provider has it. */
export interface ProviderInvoice {
  id: string;
  number: string;
  /** What it is for. */
  planName: string;
  /** Euro cents, before earlier credit pays of it; below 0 where it leaves credit. */
  amount: number;
  /** `void` for one that is not owed: it is not shown. */
  status: 'open' | 'paid' | 'void';
  /** In seconds since 1970. */
  issued: number;
  paid: number | null;
  /** The time that it is for, in seconds since 1970; left out where nobody knows. */
  periodStart?: number | undefined;
  periodEnd?: number | undefined;
  /** What its document says; left out by those whose document is made elsewhere. */
  lines?: ProviderInvoiceLine[];
  /** What earlier credit paid of it, in cents. */
  creditUsed?: number;
}

/** Everything about a customer that the product goes by, as it is at the payment provider at a moment. */
export interface CustomerState {
  subscriptions: ProviderSubscription[];
  /** The newest hundred. */
  invoices: ProviderInvoice[];
  /** What is kept for the next invoices, in cents. @default 0 */
  credit?: number;
}

/** A customer of the billing sandbox. */
export interface SandboxCustomer extends CustomerState {
  /** The event of the last change, which the product has not taken yet. */
  untold?: { id: string; type: string };
}
