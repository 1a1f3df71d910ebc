import { createRoute } from '@tanstack/react-router';
import { lazyScreen } from '../app/lazyScreen.ts';
import { LOOK_EVERY_MS } from '../app/lookAgain.ts';
import { readAhead } from '../app/queryClient.ts';
import { checkoutIn, periodIn } from '../app/search.ts';
import { layoutRoute } from '../shell/shell.route.ts';

/** Plan and use (RT-1, BI-1). */
export const billingRoute = createRoute({
  getParentRoute: () => layoutRoute,
  path: '/billing',
  staticData: { title: 'screens.titles.billing' },
  validateSearch: checkoutIn,
  // What the bar above every page has read may be older than the page would show it.
  loader: ({ context: { app } }) =>
    readAhead(app.queryClient, { ...app.queries.subscriptionStatus, staleTime: LOOK_EVERY_MS }),
  component: lazyScreen(() => import('./BillingPage.tsx')),
});

/** Plans to choose from (RT-1, BI-2). */
export const pricingRoute = createRoute({
  getParentRoute: () => layoutRoute,
  path: '/pricing',
  staticData: { title: 'screens.titles.pricing' },
  validateSearch: (search: Record<string, unknown>) => ({ ...checkoutIn(search), ...periodIn(search) }),
  loader: ({ context: { app } }) => readAhead(app.queryClient, app.queries.pricing),
  component: lazyScreen(() => import('./PricingPage.tsx')),
});
