import { PricingDrawer } from '@parley/ui';
import { usePricing } from './usePricing.ts';

/**
 * The plans in a drawer over the welcome wizard: from the page of plans, the guard would redirect to the
 * wizard (ER-1, ADR 41).
 */
export default function PlansDrawer({ onClose }: { onClose: () => void }) {
  return <PricingDrawer {...usePricing()} onClose={onClose} />;
}
