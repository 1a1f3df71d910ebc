import { PricingScreen } from '@parley/ui';
import { usePricing } from './usePricing.ts';

/** Plans to choose from (BI-2). */
export default function PricingPage() {
  return <PricingScreen {...usePricing()} />;
}
