import type { subscriptionCalls } from '../contract/subscription.ts';
import type { Examples } from './example.ts';
import { done, invoiceGuid, now, planGuid } from './ids.ts';

export const subscriptionExamples: Examples<keyof typeof subscriptionCalls> = {
  getSubscriptionStatus: {
    reply: {
      status: 'active',
      dailyMessageLimit: 500,
      monthlyCharacterLimit: 1_000_000,
      usedCharacters: 120_400,
      usedMessages: 37,
      messagesByDay: [
        ...[61, 74, 80, 22, 18, 66, 71, 93, 88, 79, 25, 14, 70, 82, 96],
        ...[101, 90, 31, 20, 85, 97, 108, 112, 94, 35, 24, 91, 104, 99, 37],
      ],
      visitorMessages: { used: 21, limit: 450 },
      included: { assistants: 10, users: 25, dataFiles: 500 },
      planName: 'Team',
      planCode: 'team',
      resets: { messages: '2026-03-15T00:00:00.000Z', characters: '2026-04-01T00:00:00.000Z' },
      price: { amount: 4900, currency: 'EUR', period: 'M' },
      trialEndsAt: null,
      periodEndsAt: '2026-04-01T00:00:00.000Z',
      renews: true,
      credit: 0,
      currency: 'EUR',
      paymentMethods: true,
    },
  },
  getSubscriptionPlans: {
    input: {},
    reply: {
      plans: [
        {
          subscriptionPlanGuid: planGuid,
          name: 'Team',
          code: 'team',
          monthlyPrice: 4900,
          yearlyPrice: 49_000,
          dailyMessageLimit: 500,
          monthlyCharacterLimit: 1_000_000,
          assistantLimit: 10,
          userLimit: 25,
          dataFileLimit: 500,
          current: true,
          popular: true,
          blockers: [],
          changes: {
            M: null,
            Y: {
              credited: 2753,
              paidUntil: '2026-04-01T00:00:00.000Z',
              creditUsed: 0,
              due: 46_247,
              tax: 0,
              creditLeft: 0,
              renewsAt: '2027-03-14T00:00:00.000Z',
            },
          },
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
  markLimitsSeen: { reply: done },
  getInvoices: {
    reply: {
      invoices: [
        { invoiceGuid, number: '2026-0003', issuedAt: now, amount: 4900, currency: 'EUR', status: 'paid' },
      ],
    },
  },
  downloadInvoice: {
    input: { invoiceGuid },
    file: { name: 'invoice-2026-0003.pdf', mediaType: 'application/pdf', content: '%PDF-1.3' },
  },
  createCheckoutSession: { reply: { url: 'https://billing.example.com/checkout' } },
  createCustomerPortal: { reply: { url: 'https://billing.example.com/portal' } },
};
