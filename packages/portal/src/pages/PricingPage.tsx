import { type BillingPeriod, PricingScreen } from '@parley/ui';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useApp } from '../app/AppContext.tsx';
import { leaveFor } from '../billing/leave.ts';
import { listStateOf, problemOf } from './listState.ts';

/** Plans, monthly or yearly, and the way to their checkout (BI-2). */
export default function PricingPage() {
  const app = useApp();
  const pricing = useQuery(app.queries.pricing);
  const [period, setPeriod] = useState<BillingPeriod>('M');
  const choosing = useMutation({
    mutationFn: (planId: string) =>
      app.client.call('getCheckoutSessionUrl', { SubscriptionPlanGuid: planId, BillingPeriod: period }),
    onSuccess: ({ checkoutSessionUrl }) => leaveFor(app, checkoutSessionUrl),
  });
  const running = choosing.isPending
    ? ({ kind: 'opening', planId: choosing.variables } as const)
    : ({ kind: 'idle' } as const);
  return (
    <PricingScreen
      state={listStateOf(pricing, ({ plans, currency }) => ({
        plans: plans.map(({ subscriptionPlanGuid, ...plan }) => ({ ...plan, id: subscriptionPlanGuid })),
        currency,
      }))}
      period={period}
      onPeriodChange={setPeriod}
      checkout={choosing.isError ? { kind: 'failed', problem: problemOf(choosing.error, 'form') } : running}
      onChoose={choosing.mutate}
      onRetry={() => void pricing.refetch()}
    />
  );
}
