import { PricingDrawer } from '@parley/ui';
import { usePricing } from './usePricing.ts';

/** The plans over the welcome wizard, which the guard would lead them back to (ER-1, ADR 41). */
export default function PlansDrawer({ onClose }: { onClose: () => void }) {
  return <PricingDrawer {...usePricing()} onClose={onClose} />;
}
