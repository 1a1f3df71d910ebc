import { BILLING_PERIODS, DEFAULT_BILLING_PERIOD } from '@parley/model';
import { z } from 'zod';
import type { Calls } from './call.ts';
import { guid } from './common.ts';

/** Statuses that the product knows; the payment provider may send others, which show no bar (SB-1). */
export const subscription = z.object({
  /** `active`, `trial`, `trial_ended`, `canceled`, `incomplete`, or another of the payment provider's. */
  status: z.string(),
  dailyMessageLimit: z.int().nonnegative(),
  monthlyCharacterLimit: z.int().nonnegative(),
  usedCharacters: z.int().nonnegative(),
  usedMessages: z.int().nonnegative(),
  planName: z.string(),
});

export const billingPeriod = z.enum(BILLING_PERIODS);

export const subscriptionPlan = z.object({
  subscriptionPlanGuid: guid,
  name: z.string(),
  description: z.string(),
  /** Price in euro cents, per month and per year. */
  monthlyPrice: z.int().nonnegative(),
  yearlyPrice: z.int().nonnegative(),
  dailyMessageLimit: z.int().nonnegative(),
  monthlyCharacterLimit: z.int().nonnegative(),
  assistantLimit: z.int().positive(),
  current: z.boolean(),
  popular: z.boolean(),
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
    summary: 'Status, limits and use of the organisation’s subscription',
    auth: 'admin',
    reply: subscription,
    errors: [403],
  },
  getSubscriptionPlans: {
    summary: 'Plans that can be chosen',
    auth: 'admin',
    reply: z.object({ plans: z.array(subscriptionPlan) }),
    errors: [403],
  },
  getCustomerPortalUrl: {
    summary: 'Address of the payment provider’s customer portal',
    auth: 'admin',
    reply: z.object({ customerPortalUrl: z.url() }),
    errors: [403],
  },
  getSubscriptionOptions: {
    summary: 'Billing periods, currency and trial days',
    auth: 'admin',
    reply: subscriptionOptions,
    errors: [403],
  },
  getCheckoutSessionUrl: {
    summary: 'Address of a checkout for a plan',
    auth: 'admin',
    body: checkoutRequest,
    reply: z.object({ checkoutSessionUrl: z.url() }),
    errors: [403, 404],
  },
  createCheckoutSession: {
    summary: 'Start a checkout of the plan that is popular, monthly',
    auth: 'admin',
    reply: redirect,
    errors: [403],
  },
  createCustomerPortal: {
    summary: 'Open a session of the customer portal',
    auth: 'admin',
    reply: redirect,
    errors: [403],
  },
} as const satisfies Calls;

export type Subscription = z.infer<typeof subscription>;
export type SubscriptionPlan = z.infer<typeof subscriptionPlan>;
