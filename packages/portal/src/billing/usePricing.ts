import type { Received } from '@parley/api';
import { useWords } from '@parley/i18n/react';
import type { BillingPeriod, PlanCode } from '@parley/model';
import type { PlanChange, PricingScreenProps } from '@parley/ui';
import { queryOptions, useMutation, useQuery } from '@tanstack/react-query';
import { useApp } from '../app/AppContext.tsx';
import type { App } from '../app/createApp.ts';
import { problemInPlace, useListState } from '../app/listState.ts';
import { TOLD_IN_PLACE } from '../app/toldInPlace.ts';
import { leaveFor, openCustomerPortal } from './leave.ts';
import { useCheckoutReturn } from './useCheckoutReturn.ts';
import { useTakenPlan } from './useTakenPlan.ts';

const UNSETTLED = ['trial', 'trial_ended', 'canceled', 'incomplete'] as const;

/** Whether a subscription's status is a reason to look at the plans. */
const isUnsettled = (status: string): status is (typeof UNSETTLED)[number] =>
  UNSETTLED.some((each) => each === status);

/** How a subscription stands where the plans say it: unsettled, or not renewed. */
function standingOf({
  status,
  trialEndsAt,
  periodEndsAt,
  renews,
}: Received<'getSubscriptionStatus'>): PricingScreenProps['standing'] {
  if (isUnsettled(status)) return { status, ...(trialEndsAt && { until: trialEndsAt }) };
  return status === 'active' && !renews && periodEndsAt
    ? { status: 'ending', until: periodEndsAt }
    : undefined;
}

type Changes = Received<'getSubscriptionPlans'>['plans'][number]['changes'];

/** What a change costs, as the card says it; undefined where it costs its price. */
function changeOf(change: Changes['M'] | undefined, planName: string): PlanChange | undefined {
  if (!change) return undefined;
  const { credited, paidUntil, ...dues } = change;
  return { ...dues, ...(paidUntil !== null && { unused: { amount: credited, planName, paidUntil } }) };
}

/** What a change to each plan costs for a period: the payment provider takes its time to say it. */
function planChanges({ client, queries }: App, period: BillingPeriod) {
  return queryOptions({
    // Below the plans, with which it is read anew.
    queryKey: [...queries.pricing.queryKey, 'changes', period],
    async queryFn({ signal }) {
      const { plans } = await client.call('getSubscriptionPlans', { changesFor: period }, { signal });
      return new Map(
        plans.map(({ subscriptionPlanGuid, changes }) => [subscriptionPlanGuid, changes[period]]),
      );
    },
    // Without it the plans stand at their prices, and the checkout says it.
    meta: TOLD_IN_PLACE,
  });
}

/** Plans, monthly or yearly, and the way to their checkout, as the screen and the drawer show them (BI-2). */
export function usePricing(
  period: BillingPeriod,
  setPeriod: (period: BillingPeriod) => void,
): PricingScreenProps {
  const app = useApp();
  const { t } = useWords();
  const pricing = useQuery(app.queries.pricing);
  const changes = useQuery({ ...planChanges(app, period), enabled: pricing.isSuccess }).data;
  const subscription = useQuery(app.queries.subscriptionStatus).data;
  const price = subscription?.price;
  const choosing = useMutation({
    mutationFn: (planId: string) =>
      app.client.call('getCheckoutSessionUrl', { SubscriptionPlanGuid: planId, BillingPeriod: period }),
  });
  const nameOf = (code: PlanCode | undefined) => (code ? t(`subscription.plans.${code}.name`) : '');
  const back = useCheckoutReturn();
  const { outcome } = back;
  const taken = useTakenPlan(back);
  const news =
    outcome === 'succeeded' || outcome === 'changed'
      ? { kind: outcome, ...taken }
      : ({ kind: outcome ?? 'idle' } as const);
  const running = choosing.isPending ? ({ kind: 'opening', planId: choosing.variables } as const) : news;
  return {
    state: useListState(pricing, ({ plans, currency }) => ({
      plans: plans.map(({ subscriptionPlanGuid, code, changes: _, ...plan }) => ({
        ...plan,
        id: subscriptionPlanGuid,
        // The same plan for the other period is another offer.
        current: plan.current && (!price || price.period === period),
        paidBy: plan.current && price?.period !== period ? price?.period : undefined,
        change: changeOf(
          changes?.get(subscriptionPlanGuid),
          nameOf(plans.find(({ current }) => current)?.code),
        ),
        name: nameOf(code),
        description: t(`subscription.plans.${code}.description`),
      })),
      currency,
    })),
    standing: subscription && standingOf(subscription),
    onKeep: () => void openCustomerPortal(app),
    period,
    onPeriodChange: setPeriod,
    checkout: choosing.isError ? problemInPlace(choosing.error) : running,
    onDismiss: back.forget,
    // Not of the mutation itself, which ends though the plans are left: nobody is taken to a checkout then.
    onChoose: (planId) =>
      choosing.mutate(planId, {
        onSuccess: ({ checkoutSessionUrl }) => leaveFor(app, checkoutSessionUrl),
      }),
    onRetry: () => void pricing.refetch(),
  };
}
