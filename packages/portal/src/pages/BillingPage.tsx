import { BillingScreen } from '@parley/ui';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useApp } from '../app/AppContext.tsx';
import { leaveFor } from '../billing/leave.ts';
import { listStateOf, problemOf } from './listState.ts';

/** Plan and use (BI-1). */
export default function BillingPage() {
  const app = useApp();
  const status = useQuery(app.queries.subscriptionStatus);
  const opening = useMutation({
    mutationFn: () => app.client.call('getCustomerPortalUrl'),
    onSuccess: ({ customerPortalUrl }) => leaveFor(app, customerPortalUrl),
  });
  const idle = { kind: opening.isPending ? ('opening' as const) : ('idle' as const) };
  return (
    <BillingScreen
      state={listStateOf(status, (subscription) => ({ subscription }))}
      pricingHref="/pricing"
      portal={opening.isError ? { kind: 'failed', problem: problemOf(opening.error, 'form') } : idle}
      onOpenPortal={opening.mutate}
      onRetry={() => void status.refetch()}
    />
  );
}
