import { createRoute } from '@tanstack/react-router';
import { lazyScreen } from '../app/lazyScreen.ts';
import { layoutRoute } from './guarded.tsx';

/** Own account and password (RT-1, US-2). */
export const accountRoute = createRoute({
  getParentRoute: () => layoutRoute,
  path: '/edit-account',
  staticData: { title: 'screens.titles.account' },
  loader: ({ context: { app } }) => void app.queryClient.prefetchQuery(app.queries.userSettings),
  component: lazyScreen(() => import('../pages/AccountPage.tsx')),
});

/** Users of the organisation (RT-1, US-1). */
export const usersRoute = createRoute({
  getParentRoute: () => layoutRoute,
  path: '/users',
  staticData: { title: 'screens.titles.users' },
  loader: ({ context: { app } }) => void app.queryClient.prefetchQuery(app.queries.users),
  component: lazyScreen(() => import('../pages/UsersPage.tsx')),
});

/** How a reader came back from a checkout; anything else is dropped. */
function checkoutSearch({ checkout }: Record<string, unknown>): { checkout?: 'success' | 'cancel' } {
  return checkout === 'success' || checkout === 'cancel' ? { checkout } : {};
}

/** Plan and use (RT-1, BI-1). */
export const billingRoute = createRoute({
  getParentRoute: () => layoutRoute,
  path: '/billing',
  staticData: { title: 'screens.titles.billing' },
  validateSearch: checkoutSearch,
  loader: ({ context: { app } }) => void app.queryClient.prefetchQuery(app.queries.subscriptionStatus),
  component: lazyScreen(() => import('../pages/BillingPage.tsx')),
});

/** Plans to choose from (RT-1, BI-2). */
export const pricingRoute = createRoute({
  getParentRoute: () => layoutRoute,
  path: '/pricing',
  staticData: { title: 'screens.titles.pricing' },
  validateSearch: checkoutSearch,
  loader: ({ context: { app } }) => void app.queryClient.prefetchQuery(app.queries.pricing),
  component: lazyScreen(() => import('../pages/PricingPage.tsx')),
});

/** Help for the first steps (RT-1, QS-1). */
export const quickStartRoute = createRoute({
  getParentRoute: () => layoutRoute,
  path: '/quick-start-guide',
  staticData: { title: 'screens.titles.quickStart' },
  component: lazyScreen(() => import('../pages/QuickStartPage.tsx')),
});
