import { BillingScreen } from '@parley/ui';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useApp } from '../app/AppContext.tsx';
import { listStateOf, problemInPlace } from '../app/listState.ts';
import { leaveFor } from './leave.ts';
import { useCheckoutReturn } from './useCheckoutReturn.ts';

/** Plan and use (BI-1). */
export default function BillingPage() {
  const app = useApp();
  const status = useQuery(app.queries.subscriptionStatus);
  const opening = useMutation({
    mutationFn: () => app.client.call('getCustomerPortalUrl'),
    onSuccess: ({ customerPortalUrl }) => leaveFor(app, customerPortalUrl),
  });
  const { outcome, forget } = useCheckoutReturn();
  const idle = { kind: opening.isPending ? ('opening' as const) : ('idle' as const) };
  return (
    <BillingScreen
      state={listStateOf(status, (subscription) => ({ subscription }))}
      pricingHref="/pricing"
      portal={opening.isError ? problemInPlace(opening.error) : idle}
      onOpenPortal={opening.mutate}
      paid={outcome === 'succeeded' ? { onDismiss: forget } : undefined}
      onRetry={() => void status.refetch()}
    />
  );
}
