import { createRoute } from '@tanstack/react-router';
import { guardRoute } from '../app/guardRoute.ts';
import { lazyScreen } from '../app/lazyScreen.ts';
import { rootRoute } from './root.tsx';

/** Everything that needs a user (ST-3). */
export const guardedRoute = createRoute({
  getParentRoute: () => rootRoute,
  id: 'guarded',
  beforeLoad: ({ context, location }) => guardRoute(context.app, location, 'app'),
});

/** The shared layout: the shell for administrators, a slim header for everybody else (RT-1, RT-8). */
export const layoutRoute = createRoute({
  getParentRoute: () => guardedRoute,
  id: 'layout',
  component: lazyScreen(() => import('../pages/LayoutPage.tsx')),
  notFoundComponent: lazyScreen(() => import('../pages/NotFoundPage.tsx')),
});

/** The wizard has the window to itself (RT-2). */
export const welcomeWizardRoute = createRoute({
  getParentRoute: () => guardedRoute,
  path: '/welcome-wizard',
  staticData: { title: 'screens.titles.welcomeWizard' },
  component: lazyScreen(() => import('../pages/WelcomeWizardPage.tsx')),
});
