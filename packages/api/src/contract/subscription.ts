import {
  BILLING_PERIODS,
  DEFAULT_BILLING_PERIOD,
  PLAN_BLOCKERS,
  PLAN_CODES,
  USAGE_DAYS,
} from '@parley/model';
import { z } from 'zod';
import type { Calls } from './call.ts';
import { done, guid, moment, rowsOf } from './common.ts';

export const billingPeriod = z.enum(BILLING_PERIODS);

/** Statuses that the product knows; the payment provider may send others, which show no bar (SB-1). */
export const subscription = z.object({
  /** `active`, `trial`, `trial_ended`, `canceled`, `incomplete`, or another of the payment provider's. */
  status: z.string(),
  dailyMessageLimit: z.int().nonnegative(),
  monthlyCharacterLimit: z.int().nonnegative(),
  usedCharacters: z.int().nonnegative(),
  usedMessages: z.int().nonnegative(),
  /** Messages of each of the last 30 days (UTC), oldest first; the last is today's. */
  messagesByDay: z.array(z.int().nonnegative()).length(USAGE_DAYS),
  /** What visitors used together of today's messages, and the most that is theirs. */
  visitorMessages: z.object({ used: z.int().nonnegative(), limit: z.int().nonnegative() }),
  /** How many there may be. */
  included: z.object({
    assistants: z.int().nonnegative(),
    users: z.int().nonnegative(),
    dataFiles: z.int().nonnegative(),
  }),
  planName: z.string(),
  planCode: z.enum(PLAN_CODES),
  /** When the day of the messages and the month of the characters end. */
  resets: z.object({ messages: moment, characters: moment }),
  /** What a period costs, in hundredths of `currency` (ISO 4217); null where nothing is paid. */
  price: z.object({ amount: z.int(), currency: z.string(), period: billingPeriod }).nullable(),
  /** End of a trial; null where there is none. */
  trialEndsAt: moment.nullable(),
  /** End of the period that is paid for; null where nobody knows. */
  periodEndsAt: moment.nullable(),
  /** Whether the subscription goes on after that period. */
  renews: z.boolean(),
  /** What is kept for the next invoices, also of a later subscription; in hundredths of `currency`. */
  credit: z.int().nonnegative(),
  /** Of that credit (ISO 4217). */
  currency: z.string(),
  /** Whether payment method and billing address are changed in the customer portal; the sandbox has none. */
  paymentMethods: z.boolean(),
});

/**
 * What a change to a plan costs where more than its price counts (BI-2), in hundredths of the plans'
 * currency, as the payment provider reckons it.
 */
const planChange = z.object({
  /** Of the running period, as it is not used up. */
  credited: z.int().nonnegative(),
  /** End of the running period; null where nothing is credited. */
  paidUntil: moment.nullable(),
  /** Of earlier credit. */
  creditUsed: z.int().nonnegative(),
  due: z.int().nonnegative(),
  /** Taxes within what is due; 0 where none are charged. */
  tax: z.int().nonnegative(),
  /** Kept for the next invoices. */
  creditLeft: z.int().nonnegative(),
  renewsAt: moment,
});

export const subscriptionPlan = z.object({
  subscriptionPlanGuid: guid,
  name: z.string(),
  code: z.enum(PLAN_CODES),
  /** Price in euro cents, per month and per year. */
  monthlyPrice: z.int().nonnegative(),
  yearlyPrice: z.int().nonnegative(),
  dailyMessageLimit: z.int().nonnegative(),
  monthlyCharacterLimit: z.int().nonnegative(),
  assistantLimit: z.int().positive(),
  userLimit: z.int().positive(),
  /** Data files of all assistants together. */
  dataFileLimit: z.int().positive(),
  current: z.boolean(),
  popular: z.boolean(),
  /** What the organisation has more of than the plan includes: each keeps it from the plan (BI-2). */
  blockers: z.array(
    z.object({
      kind: z.enum(PLAN_BLOCKERS),
      used: z.int().nonnegative(),
      /** What the plan includes. */
      limit: z.int().nonnegative(),
    }),
  ),
  /** What taking it costs, by month and by year; null where that is its price and nothing else. */
  changes: z.object({ M: planChange.nullable(), Y: planChange.nullable() }),
});

export const invoice = z.object({
  invoiceGuid: guid,
  /** As printed on it. */
  number: z.string(),
  issuedAt: moment,
  /** Hundredths of `currency` (ISO 4217), before earlier credit is used; below 0 where it leaves credit. */
  amount: z.int(),
  currency: z.string(),
  /** `credited` for a credit note, whose amount is below 0. */
  status: z.enum(['open', 'paid', 'credited']),
});

export const subscriptionOptions = z.object({
  billingPeriods: z.array(billingPeriod),
  /** ISO 4217. */
  currency: z.string(),
  trialDays: z.int().nonnegative(),
});

export const checkoutRequest = z.object({
  SubscriptionPlanGuid: guid,
  BillingPeriod: billingPeriod.default(DEFAULT_BILLING_PERIOD),
});

const redirect = z.object({ url: z.url() });

/** Calls about the organisation's subscription. */
export const subscriptionCalls = {
  getSubscriptionStatus: {
    summary: 'Status, limits and use of the organization’s subscription',
    auth: 'admin',
    reply: subscription,
    errors: [],
  },
  getSubscriptionPlans: {
    summary: 'Plans that can be chosen; what a change to them costs is said for the period that is asked for',
    auth: 'admin',
    query: z.object({ changesFor: billingPeriod.optional() }),
    reply: z.object({ plans: rowsOf(subscriptionPlan) }),
    errors: [],
  },
  getCustomerPortalUrl: {
    summary: 'Address of the payment provider’s customer portal',
    auth: 'admin',
    reply: z.object({ customerPortalUrl: z.url() }),
    errors: [],
  },
  getSubscriptionOptions: {
    summary: 'Billing periods, currency and trial days',
    auth: 'admin',
    reply: subscriptionOptions,
    errors: [],
  },
  getCheckoutSessionUrl: {
    summary: 'Address of a checkout for a plan',
    auth: 'admin',
    body: checkoutRequest,
    reply: z.object({ checkoutSessionUrl: z.url() }),
    errors: [404],
  },
  markLimitsSeen: {
    summary: 'Note that an administrator has opened the plan with its limits (QS-1)',
    auth: 'admin',
    reply: done,
    errors: [],
  },
  getInvoices: {
    summary: 'Invoices of the organization, newest first',
    auth: 'admin',
    reply: z.object({ invoices: rowsOf(invoice) }),
    errors: [],
  },
  downloadInvoice: {
    summary: 'An invoice as PDF, in the language of the caller',
    auth: 'admin',
    query: z.object({ invoiceGuid: guid }),
    download: true,
    errors: [404],
  },
  createCheckoutSession: {
    summary: 'Start a checkout of the plan that is popular, monthly',
    auth: 'admin',
    reply: redirect,
    errors: [],
  },
  createCustomerPortal: {
    summary: 'Open a session of the customer portal',
    auth: 'admin',
    reply: redirect,
    errors: [],
  },
} as const satisfies Calls;

export type Subscription = z.infer<typeof subscription>;
export type Invoice = z.infer<typeof invoice>;
export type SubscriptionPlan = z.infer<typeof subscriptionPlan>;
