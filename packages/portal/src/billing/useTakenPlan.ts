import type { ReplyOf } from '@parley/api';
import { useWords } from '@parley/i18n/react';
import type { BillingPeriod } from '@parley/model';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useApp } from '../app/AppContext.tsx';
import { accountChannel } from '../app/accountChannel.ts';
import { userOf } from '../app/session.ts';
import type { CheckoutReturn } from './useCheckoutReturn.ts';

/** Between two looks whether the payment provider has confirmed it, in ms. */
const LOOK_AGAIN_MS = 3000;
/** Looks after which the page no longer follows: it is usually confirmed within a minute. */
const MOST_LOOKS = 40;

/** What is in force of what was taken. */
interface TakenPlan {
  planName?: string;
  billed?: BillingPeriod | undefined;
}

/**
 * The plan that a reader has just paid for, or changed to (BI-2), followed until it is in force.
 * @returns its name and period once both are in force; nothing before, and for everybody else
 */
export function useTakenPlan({ plan, billed }: CheckoutReturn): TakenPlan {
  const app = useApp();
  const { queries, queryClient } = app;
  const { t } = useWords();
  /** The same plan for the other period is another offer, which is not in force yet. */
  const isInForce = (now: ReplyOf<'getSubscriptionStatus'> | undefined) =>
    now?.planCode === plan && (billed === undefined || now?.price?.period === billed);
  const { data } = useQuery({
    ...queries.subscriptionStatus,
    refetchInterval: ({ state }) =>
      plan && !isInForce(state.data) && state.dataUpdateCount < MOST_LOOKS ? LOOK_AGAIN_MS : false,
  });
  const isTaken = plan !== undefined && isInForce(data);
  useEffect(() => {
    // Other windows read what the reader has, and may do now.
    if (isTaken) accountChannel.tell(userOf(app)?.user.subject ?? '');
  }, [app, isTaken]);
  const isAwaited = plan !== undefined && data !== undefined && !isTaken;
  useEffect(() => {
    if (!isAwaited) return;
    // What else it changes.
    return () => {
      void queryClient.invalidateQueries(queries.invoices);
      void queryClient.invalidateQueries(queries.pricing);
    };
  }, [isAwaited, queries, queryClient]);
  return isTaken ? { planName: t(`subscription.plans.${plan}.name`), billed } : {};
}
