import { useWords } from '@parley/i18n/react';
import { BillingScreen } from '@parley/ui';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useApp } from '../app/AppContext.tsx';
import { problemInPlace, useListState } from '../app/listState.ts';
import { TOLD_IN_PLACE } from '../app/toldInPlace.ts';
import { useDownload } from '../app/useDownload.ts';
import { useLooks } from '../app/useLooks.ts';
import { leaveFor } from './leave.ts';
import { useCheckoutReturn } from './useCheckoutReturn.ts';
import { useTakenPlan } from './useTakenPlan.ts';

/** Whether it is a trial that says how long it lasts, or lasted. */
const isTrial = (status: string) => status === 'trial' || status === 'trial_ended';

/** Plan, use and invoices (BI-1). Once the limits are shown, the guide counts them as seen (QS-1). */
export default function BillingPage() {
  const app = useApp();
  const { t } = useWords();
  // A plan that was paid for in another window is in force here, too.
  const looks = useLooks();
  const status = useQuery({ ...app.queries.subscriptionStatus, ...looks });
  const hasLimits = status.data !== undefined;
  // A failure needs no word: the next visit notes it again.
  const { mutate: noteLimitsSeen } = useMutation({
    mutationFn: () => app.client.call('markLimitsSeen'),
    onSuccess: () => app.queryClient.invalidateQueries({ queryKey: app.queries.quickStart.queryKey }),
    meta: TOLD_IN_PLACE,
  });
  useEffect(() => {
    if (hasLimits) noteLimitsSeen();
  }, [hasLimits, noteLimitsSeen]);
  // Invoices are read only after the status: a failure of both would be shown twice.
  const invoices = useQuery({ ...app.queries.invoices, enabled: hasLimits });
  const opening = useMutation({
    mutationFn: () => app.client.call('getCustomerPortalUrl'),
  });
  const fetching = useDownload((invoiceGuid: string) =>
    app.client.download('downloadInvoice', { invoiceGuid }),
  );
  const back = useCheckoutReturn();
  const takenPlan = useTakenPlan(back);
  const idle = { kind: opening.isPending ? ('opening' as const) : ('idle' as const) };
  return (
    <BillingScreen
      state={useListState(
        status,
        ({ planCode, price, trialEndsAt, periodEndsAt, credit, currency, ...subscription }) => ({
          subscription: {
            ...subscription,
            planName: t(`subscription.plans.${planCode}.name`),
            ...(price && { price }),
            ...(credit > 0 && { credit: { amount: credit, currency } }),
            until: (isTrial(subscription.status) ? trialEndsAt : periodEndsAt) ?? undefined,
          },
        }),
      )}
      pricingHref="/pricing"
      portal={opening.isError ? problemInPlace(opening.error) : idle}
      // Nobody is taken there who has left the page meanwhile.
      onOpenPortal={() =>
        opening.mutate(undefined, {
          onSuccess: ({ customerPortalUrl }) => leaveFor(app, customerPortalUrl),
        })
      }
      news={
        back.outcome === 'succeeded' || back.outcome === 'changed'
          ? { outcome: back.outcome, ...takenPlan, onDismiss: back.forget }
          : undefined
      }
      onRetry={() => void status.refetch()}
      invoices={{
        state: useListState(invoices, ({ invoices: all }) => ({
          invoices: all.map(({ invoiceGuid, status: state, ...invoice }) => ({
            ...invoice,
            id: invoiceGuid,
            state,
          })),
        })),
        onRetry: () => void invoices.refetch(),
        onDownload: fetching.mutate,
        downloading: fetching.isPending ? fetching.variables : undefined,
      }}
    />
  );
}
