import type { subscriptionCalls } from '@parley/api/contract';
import { invoicePdf } from '../../billing/invoicePdf.ts';
import { findInvoice, listInvoices } from '../../billing/invoices.ts';
import { blockersOf, readAccount } from '../../billing/limits.ts';
import {
  CURRENCY,
  findOffer,
  type Plan,
  planOf,
  plans,
  popularPlan,
  priceOf,
  TRIAL_DAYS,
} from '../../billing/plans.ts';
import { checkoutPath, createBillingSession, customerPortalPath } from '../../billing/sessions.ts';
import { nextDay, nextMonth, statusAt, usageAt } from '../../billing/usage.ts';
import { notFound, Refusal } from '../../refusal.ts';
import type { PortalCaller } from '../callers.ts';
import type { HandlerDependencies, HandlersOf } from '../handler.ts';

/** Calls about the organisation's subscription. */
export function subscriptionHandlers({
  database: { db },
  clock,
  billingSandbox,
  origin,
}: HandlerDependencies): HandlersOf<typeof subscriptionCalls> {
  /** @throws {Refusal} 503 where nobody takes payments. */
  function requirePayments(): void {
    if (billingSandbox) return;
    throw new Refusal(503, 'payments_unavailable', 'Payments are not set up. Contact support.');
  }

  async function portalUrl({ user: { language, organisationId } }: PortalCaller): Promise<string> {
    requirePayments();
    const id = await createBillingSession(db, { organisationId, language }, clock.now());
    return origin + customerPortalPath(id);
  }

  async function checkoutUrl({ user }: PortalCaller, plan: Plan, period: 'M' | 'Y'): Promise<string> {
    requirePayments();
    const { language, organisationId } = user;
    const checkout = { organisationId, language, planGuid: plan.guid, billingPeriod: period };
    return origin + checkoutPath(await createBillingSession(db, checkout, clock.now()));
  }

  return {
    async getSubscriptionStatus({ caller: { organisation } }) {
      const now = clock.now();
      const status = statusAt(organisation, now);
      const plan = planOf(organisation.planGuid);
      const period = organisation.billingPeriod;
      const isPaid = (status === 'active' || status === 'incomplete') && plan.monthlyPrice > 0;
      return {
        status,
        dailyMessageLimit: organisation.dailyMessageLimit,
        monthlyCharacterLimit: organisation.monthlyCharacterLimit,
        planName: plan.name,
        planCode: plan.code,
        resets: { messages: nextDay(now).toISOString(), characters: nextMonth(now).toISOString() },
        price: isPaid ? { amount: priceOf(plan, period), currency: CURRENCY, period } : null,
        trialEndsAt: organisation.trialEndsAt?.toISOString() ?? null,
        ...(await usageAt(db, organisation.id, now)),
      };
    },

    async getSubscriptionPlans({ caller: { organisation } }) {
      const now = clock.now();
      const account = await readAccount(db, organisation, now);
      const isActive = statusAt(organisation, now) === 'active';
      return {
        plans: plans.map((offer) => {
          const { guid, description: _, ...plan } = offer;
          return {
            subscriptionPlanGuid: guid,
            ...plan,
            current: guid === organisation.planGuid && isActive,
            blockers: blockersOf(offer, account),
          };
        }),
      };
    },

    getSubscriptionOptions: async () => ({
      billingPeriods: ['M', 'Y'],
      currency: CURRENCY,
      trialDays: TRIAL_DAYS,
    }),

    getCustomerPortalUrl: async ({ caller }) => ({
      customerPortalUrl: await portalUrl(caller),
    }),

    async getCheckoutSessionUrl({ caller, input }) {
      const plan = findOffer(input.SubscriptionPlanGuid);
      if (!plan) throw notFound('plan');
      return { checkoutSessionUrl: await checkoutUrl(caller, plan, input.BillingPeriod) };
    },

    getInvoices: async ({ caller }) => ({
      invoices: (await listInvoices(db, caller.organisation.id)).map(
        ({ id, number, issuedAt, amount, status }) => ({
          invoiceGuid: id,
          ...{ number, amount, status },
          issuedAt: issuedAt.toISOString(),
          currency: CURRENCY,
        }),
      ),
    }),

    async downloadInvoice({ caller: { organisation, user }, input }) {
      const invoice = await findInvoice(db, organisation.id, input.invoiceGuid);
      return {
        name: `invoice-${invoice.number}.pdf`,
        mediaType: 'application/pdf',
        content: await invoicePdf(invoice, organisation, user.language),
      };
    },

    createCheckoutSession: async ({ caller }) => ({
      url: await checkoutUrl(caller, popularPlan, 'M'),
    }),

    createCustomerPortal: async ({ caller }) => ({ url: await portalUrl(caller) }),
  };
}
