import { useWords } from '@parley/i18n/react';
import { BillingScreen } from '@parley/ui';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useApp } from '../app/AppContext.tsx';
import { listStateOf, problemInPlace } from '../app/listState.ts';
import { useDownload } from '../app/useDownload.ts';
import { leaveFor } from './leave.ts';
import { useCheckoutReturn } from './useCheckoutReturn.ts';

/** Plan, use and invoices (BI-1). */
export default function BillingPage() {
  const app = useApp();
  const { t } = useWords();
  const status = useQuery(app.queries.subscriptionStatus);
  // Invoices are read only after the status: a failure of both would be shown twice.
  const invoices = useQuery({ ...app.queries.invoices, enabled: status.data !== undefined });
  const opening = useMutation({
    mutationFn: () => app.client.call('getCustomerPortalUrl'),
    onSuccess: ({ customerPortalUrl }) => leaveFor(app, customerPortalUrl),
  });
  const fetching = useDownload((invoiceGuid: string) =>
    app.client.download('downloadInvoice', { invoiceGuid }),
  );
  const { outcome, forget } = useCheckoutReturn();
  const idle = { kind: opening.isPending ? ('opening' as const) : ('idle' as const) };
  return (
    <BillingScreen
      state={listStateOf(status, ({ planCode, price, trialEndsAt, ...subscription }) => ({
        subscription: {
          ...subscription,
          planName: t(`subscription.plans.${planCode}.name`),
          ...(price && { price }),
          ...(trialEndsAt && { until: trialEndsAt }),
        },
      }))}
      pricingHref="/pricing"
      portal={opening.isError ? problemInPlace(opening.error) : idle}
      onOpenPortal={opening.mutate}
      paid={outcome === 'succeeded' ? { onDismiss: forget } : undefined}
      onRetry={() => void status.refetch()}
      invoices={{
        state: listStateOf(invoices, ({ invoices: all }) => ({
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
