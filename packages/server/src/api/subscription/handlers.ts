import type { subscriptionCalls } from '@parley/api/contract';
import {
  CURRENCY,
  findOffer,
  type Plan,
  planOf,
  plans,
  popularPlan,
  TRIAL_DAYS,
} from '../../billing/plans.ts';
import { checkoutPath, createBillingSession, customerPortalPath } from '../../billing/sessions.ts';
import { statusAt, usageAt } from '../../billing/usage.ts';
import type { Organisation } from '../../database/schema.ts';
import { notFound } from '../../refusal.ts';
import type { HandlerDependencies, HandlersOf } from '../handler.ts';

/** Calls about the organisation's subscription. */
export function subscriptionHandlers({
  database: { db },
  clock,
  origin,
}: HandlerDependencies): HandlersOf<typeof subscriptionCalls> {
  async function portalUrl(organisation: Organisation): Promise<string> {
    const id = await createBillingSession(db, { organisationId: organisation.id }, clock.now());
    return origin + customerPortalPath(id);
  }

  async function checkoutUrl(organisation: Organisation, plan: Plan, period: 'M' | 'Y'): Promise<string> {
    const checkout = { organisationId: organisation.id, planGuid: plan.guid, billingPeriod: period };
    return origin + checkoutPath(await createBillingSession(db, checkout, clock.now()));
  }

  return {
    async getSubscriptionStatus({ caller: { organisation } }) {
      const now = clock.now();
      return {
        status: statusAt(organisation, now),
        dailyMessageLimit: organisation.dailyMessageLimit,
        monthlyCharacterLimit: organisation.monthlyCharacterLimit,
        planName: planOf(organisation.planGuid).name,
        ...(await usageAt(db, organisation.id, now)),
      };
    },

    getSubscriptionPlans: async ({ caller: { organisation } }) => ({
      plans: plans.map(({ guid, ...plan }) => ({
        subscriptionPlanGuid: guid,
        ...plan,
        current: guid === organisation.planGuid && statusAt(organisation, clock.now()) === 'active',
      })),
    }),

    getSubscriptionOptions: async () => ({
      billingPeriods: ['M', 'Y'],
      currency: CURRENCY,
      trialDays: TRIAL_DAYS,
    }),

    getCustomerPortalUrl: async ({ caller }) => ({
      customerPortalUrl: await portalUrl(caller.organisation),
    }),

    async getCheckoutSessionUrl({ caller, input }) {
      const plan = findOffer(input.SubscriptionPlanGuid);
      if (!plan) throw notFound('plan');
      return { checkoutSessionUrl: await checkoutUrl(caller.organisation, plan, input.BillingPeriod) };
    },

    createCheckoutSession: async ({ caller }) => ({
      url: await checkoutUrl(caller.organisation, popularPlan, 'M'),
    }),

    createCustomerPortal: async ({ caller }) => ({ url: await portalUrl(caller.organisation) }),
  };
}
