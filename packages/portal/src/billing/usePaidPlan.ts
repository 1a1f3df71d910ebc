import { useWords } from '@parley/i18n/react';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useApp } from '../app/AppContext.tsx';
import type { CheckoutReturn } from './useCheckoutReturn.ts';

/** Between two looks whether the payment provider has confirmed a payment, in ms. */
const LOOK_AGAIN_MS = 3000;
/** Looks after which the page no longer follows: a payment is usually confirmed within a minute. */
const MOST_LOOKS = 40;

/**
 * The plan that a reader has just paid for (BI-2), followed until it is in force.
 * @returns its name once it is in force; undefined before, and for everybody else
 */
export function usePaidPlan({ outcome, plan }: CheckoutReturn): string | undefined {
  const { queries, queryClient } = useApp();
  const { t } = useWords();
  const paid = outcome === 'succeeded' ? plan : undefined;
  const { data } = useQuery({
    ...queries.subscriptionStatus,
    refetchInterval: ({ state }) =>
      paid && state.data?.planCode !== paid && state.dataUpdateCount < MOST_LOOKS ? LOOK_AGAIN_MS : false,
  });
  const isAwaited = paid !== undefined && data !== undefined && data.planCode !== paid;
  useEffect(() => {
    if (!isAwaited) return;
    // What else a payment changes.
    return () => {
      void queryClient.invalidateQueries(queries.invoices);
      void queryClient.invalidateQueries(queries.pricing);
    };
  }, [isAwaited, queries, queryClient]);
  return paid && data?.planCode === paid ? t(`subscription.plans.${paid}.name`) : undefined;
}
