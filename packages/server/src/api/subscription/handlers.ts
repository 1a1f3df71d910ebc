import { inTime } from '@parley/api';
import type { subscriptionCalls } from '@parley/api/contract';
import type { BillingPeriod } from '@parley/model';
import { and, eq, isNull } from 'drizzle-orm';
import { readHolding } from '../../billing/holding.ts';
import { findInvoice, listInvoices, standingOf } from '../../billing/invoices.ts';
import { blockersOf, limitsOf, readAccount } from '../../billing/limits.ts';
import { type Payer, type PaymentProvider, paymentsUnavailable } from '../../billing/payments.ts';
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
import type { Offer } from '../../billing/prices.ts';
import type { ChangePreview } from '../../billing/proration.ts';
import { nextDay, nextMonth, statusAt, usageAt } from '../../billing/usage.ts';
import { visitorsDayAt } from '../../billing/visitorsDay.ts';
import { type Organisation, organisations } from '../../database/schema.ts';
import { log } from '../../operation/log.ts';
import { notFound, Refusal } from '../../refusal.ts';
import type { PortalCaller } from '../callers.ts';
import type { HandlerDependencies, HandlersOf } from '../handler.ts';

/** How long the plans wait for what they cost, in ms: without it they are shown all the same. */
const PREVIEW_MS = 3000;

/** Until when is paid; a date that has passed says nothing before the payment provider names the next. */
function paidUntil({ periodEndsAt, renews }: Organisation, now: Date) {
  const isAhead = periodEndsAt !== null && periodEndsAt > now;
  return { periodEndsAt: isAhead ? periodEndsAt.toISOString() : null, renews };
}

/** What a change costs, as the contract has it. */
function changeOf(preview: ChangePreview | null | undefined) {
  if (!preview) return null;
  const { paidUntil, renewsAt, ...amounts } = preview;
  return { ...amounts, paidUntil: paidUntil?.toISOString() ?? null, renewsAt: renewsAt.toISOString() };
}

/** Calls about the organisation's subscription. */
export function subscriptionHandlers({
  database: { db },
  clock,
  payments,
}: HandlerDependencies): HandlersOf<typeof subscriptionCalls> {
  /** @throws {Refusal} 503 where nobody takes payments. */
  function requirePayments(): PaymentProvider {
    if (!payments) throw paymentsUnavailable();
    return payments;
  }

  const payerOf = ({ organisation, language }: PortalCaller): Payer => ({ organisation, language });

  const portalUrl = (caller: PortalCaller) => requirePayments().createPortal(payerOf(caller));

  /** @throws {Refusal} 422 for a plan that includes less than there is (BI-2), 503. */
  async function checkoutUrl(caller: PortalCaller, plan: Plan, period: BillingPeriod): Promise<string> {
    const account = await readAccount(db, caller.organisation, clock.now());
    if (blockersOf(plan, account).length > 0) {
      throw new Refusal(422, 'plan_too_small', 'This plan includes less than you use.');
    }
    return requirePayments().createCheckout(payerOf(caller), plan, period);
  }

  /**
   * What each plan would cost now for a period; nothing where the payment provider does not say it: its
   * checkout does.
   * @param asked left out, it is not asked at all
   */
  async function previewsOf(organisation: Organisation, asked: BillingPeriod | undefined) {
    if (!asked) return () => null;
    const offers: Offer[] = plans.map((plan) => ({ plan, period: asked }));
    const previews = await inTime(
      payments?.preview(organisation, offers) ?? Promise.resolve([]),
      PREVIEW_MS,
    ).catch((err) => {
      log.warn({ err }, 'what a change of plan costs is not known');
      return [];
    });
    return (plan: Plan, period: BillingPeriod) =>
      changeOf(previews[offers.findIndex((offer) => offer.plan === plan && offer.period === period)]);
  }

  return {
    async getSubscriptionStatus({ caller: { organisation } }) {
      const now = clock.now();
      const status = statusAt(organisation, now);
      const plan = planOf(organisation.planGuid);
      const period = organisation.billingPeriod;
      const isPaid = (status === 'active' || status === 'incomplete') && plan.monthlyPrice > 0;
      const [visitorMessages, { credit }, usage] = await Promise.all([
        visitorsDayAt(db, organisation, now),
        readHolding(db, organisation, now),
        usageAt(db, organisation.id, now),
      ]);
      return {
        status,
        dailyMessageLimit: organisation.dailyMessageLimit,
        monthlyCharacterLimit: organisation.monthlyCharacterLimit,
        visitorMessages,
        included: limitsOf(organisation),
        planName: plan.name,
        planCode: plan.code,
        resets: { messages: nextDay(now).toISOString(), characters: nextMonth(now).toISOString() },
        price: isPaid ? { amount: priceOf(plan, period), currency: CURRENCY, period } : null,
        trialEndsAt: organisation.trialEndsAt?.toISOString() ?? null,
        ...paidUntil(organisation, now),
        credit,
        currency: CURRENCY,
        paymentMethods: payments?.hasPaymentMethods ?? false,
        ...usage,
      };
    },

    async getSubscriptionPlans({ caller: { organisation }, input: { changesFor } }) {
      const now = clock.now();
      const account = await readAccount(db, organisation, now);
      const isActive = statusAt(organisation, now) === 'active';
      const changes = await previewsOf(organisation, changesFor);
      return {
        plans: plans.map((offer) => {
          const { guid, description: _, ...plan } = offer;
          return {
            subscriptionPlanGuid: guid,
            ...plan,
            current: guid === organisation.planGuid && isActive,
            blockers: blockersOf(offer, account),
            changes: { M: changes(offer, 'M'), Y: changes(offer, 'Y') },
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

    async markLimitsSeen({ caller: { organisation } }) {
      await db
        .update(organisations)
        .set({ limitsSeenAt: clock.now() })
        .where(and(eq(organisations.id, organisation.id), isNull(organisations.limitsSeenAt)));
      return { ok: true };
    },

    getInvoices: async ({ caller }) => ({
      invoices: (await listInvoices(db, caller.organisation.id)).map(
        ({ id, number, issuedAt, amount, status }) => ({
          invoiceGuid: id,
          ...{ number, amount, status: standingOf({ amount, status }) },
          issuedAt: issuedAt.toISOString(),
          currency: CURRENCY,
        }),
      ),
    }),

    async downloadInvoice({ caller, input }) {
      const invoice = await findInvoice(db, caller.organisation.id, input.invoiceGuid);
      return {
        name: `invoice-${invoice.number}.pdf`,
        mediaType: 'application/pdf',
        content: await requirePayments().invoicePdf(invoice, payerOf(caller)),
      };
    },

    createCheckoutSession: async ({ caller }) => ({
      url: await checkoutUrl(caller, popularPlan, 'M'),
    }),

    createCustomerPortal: async ({ caller }) => ({ url: await portalUrl(caller) }),
  };
}
