import type { subscriptionCalls } from '../contract/subscription.ts';
import type { Examples } from './example.ts';
import { planGuid } from './ids.ts';

export const subscriptionExamples: Examples<keyof typeof subscriptionCalls> = {
  getSubscriptionStatus: {
    reply: {
      status: 'active',
      dailyMessageLimit: 500,
      monthlyCharacterLimit: 1_000_000,
      usedCharacters: 120_400,
      usedMessages: 37,
      planName: 'Team',
    },
  },
  getSubscriptionPlans: {
    reply: {
      plans: [
        {
          subscriptionPlanGuid: planGuid,
          name: 'Team',
          description: 'For teams that answer every day.',
          monthlyPrice: 4900,
          yearlyPrice: 49_000,
          dailyMessageLimit: 500,
          monthlyCharacterLimit: 1_000_000,
          assistantLimit: 10,
          current: true,
          popular: true,
        },
      ],
    },
  },
  getCustomerPortalUrl: { reply: { customerPortalUrl: 'https://billing.example.com/portal' } },
  getSubscriptionOptions: { reply: { billingPeriods: ['M', 'Y'], currency: 'EUR', trialDays: 14 } },
  getCheckoutSessionUrl: {
    input: { SubscriptionPlanGuid: planGuid },
    reply: { checkoutSessionUrl: 'https://billing.example.com/checkout' },
  },
  createCheckoutSession: { reply: { url: 'https://billing.example.com/checkout' } },
  createCustomerPortal: { reply: { url: 'https://billing.example.com/portal' } },
};
