import { createRoute } from '@tanstack/react-router';
import { lazyScreen } from '../app/lazyScreen.ts';
import { layoutRoute } from '../shell/shell.route.ts';

/** How a reader came back from a checkout; anything else is dropped. */
function checkoutIn({ checkout }: Record<string, unknown>): { checkout?: 'success' | 'cancel' } {
  return checkout === 'success' || checkout === 'cancel' ? { checkout } : {};
}

/** Plan and use (RT-1, BI-1). */
export const billingRoute = createRoute({
  getParentRoute: () => layoutRoute,
  path: '/billing',
  staticData: { title: 'screens.titles.billing' },
  validateSearch: checkoutIn,
  loader: ({ context: { app } }) => void app.queryClient.prefetchQuery(app.queries.subscriptionStatus),
  component: lazyScreen(() => import('./BillingPage.tsx')),
});

/** Plans to choose from (RT-1, BI-2). */
export const pricingRoute = createRoute({
  getParentRoute: () => layoutRoute,
  path: '/pricing',
  staticData: { title: 'screens.titles.pricing' },
  validateSearch: checkoutIn,
  loader: ({ context: { app } }) => void app.queryClient.prefetchQuery(app.queries.pricing),
  component: lazyScreen(() => import('./PricingPage.tsx')),
});
