import { type BillingPeriod, DEFAULT_BILLING_PERIOD } from '@parley/model';
import { PricingScreen } from '@parley/ui';
import { useQuery } from '@tanstack/react-query';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { useApp } from '../app/AppContext.tsx';
import { usePricing } from './usePricing.ts';

/** Data files belong to the assistants. */
const BLOCKER_HREFS = { assistants: '/', dataFiles: '/', users: '/users' };

/**
 * Plans to choose from, first for the period that is paid for; the address keeps another, also for who comes
 * back from a checkout (BI-2).
 */
export default function PricingPage() {
  const { queries } = useApp();
  const paid = useQuery(queries.subscriptionStatus).data?.price?.period;
  const { period = paid ?? DEFAULT_BILLING_PERIOD } = useSearch({ strict: false });
  const navigate = useNavigate();
  const setPeriod = (next: BillingPeriod) =>
    void navigate({ to: '.', search: (kept) => ({ ...kept, period: next }), replace: true });
  return <PricingScreen {...usePricing(period, setPeriod)} blockerHrefs={BLOCKER_HREFS} />;
}
