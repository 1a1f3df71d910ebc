import { createRootRouteWithContext, createRoute } from '@tanstack/react-router';
import { guardRoute } from '../app/guardRoute.ts';
import { lazyScreen } from '../app/lazyScreen.ts';
import type { RouterContext } from '../app/routerContext.ts';
import { WindowErrorPage } from '../errors/ErrorPage.tsx';
import LayoutPage from './LayoutPage.tsx';
import { RootLayout } from './RootLayout.tsx';

/** Title, progress bar and feedback, around every screen. */
export const rootRoute = createRootRouteWithContext<RouterContext>()({
  component: RootLayout,
  errorComponent: WindowErrorPage,
  notFoundComponent: lazyScreen(() => import('../errors/NotFoundPage.tsx')),
});

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
  component: LayoutPage,
  errorComponent: WindowErrorPage,
  notFoundComponent: lazyScreen(() => import('../errors/NotFoundPage.tsx')),
});
