import { type BillingPeriod, DEFAULT_BILLING_PERIOD } from '@parley/model';
import { PricingScreen } from '@parley/ui';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { usePricing } from './usePricing.ts';

/** Plans to choose from; the address keeps the period, also for who comes back from a checkout (BI-2). */
export default function PricingPage() {
  const { period = DEFAULT_BILLING_PERIOD } = useSearch({ strict: false });
  const navigate = useNavigate();
  const setPeriod = (next: BillingPeriod) =>
    void navigate({ to: '.', search: (kept) => ({ ...kept, period: next }), replace: true });
  return <PricingScreen {...usePricing(period, setPeriod)} />;
}
