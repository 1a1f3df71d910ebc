import { type BillingPeriod, DEFAULT_BILLING_PERIOD } from '@parley/model';
import { PricingDrawer } from '@parley/ui';
import { useState } from 'react';
import { usePricing } from './usePricing.ts';

/**
 * The plans in a drawer over the welcome wizard: from the page of plans, the guard would redirect to the
 * wizard (ER-1, ADR 41).
 */
export default function PlansDrawer({ onClose }: { onClose: () => void }) {
  const [period, setPeriod] = useState<BillingPeriod>(DEFAULT_BILLING_PERIOD);
  return <PricingDrawer {...usePricing(period, setPeriod)} onClose={onClose} />;
}
