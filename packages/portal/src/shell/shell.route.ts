import { createRootRouteWithContext, createRoute } from '@tanstack/react-router';
import { guardRoute } from '../app/guardRoute.ts';
import { lazyScreen } from '../app/lazyScreen.ts';
import type { RouterContext } from '../app/routerContext.ts';
import { WindowErrorPage } from '../errors/ErrorPage.tsx';
import LayoutPage from './LayoutPage.tsx';
import { RootLayout } from './RootLayout.tsx';

const NotFoundPage = lazyScreen(() => import('../errors/NotFoundPage.tsx'));

/** Title, progress bar and feedback, around every screen. */
export const rootRoute = createRootRouteWithContext<RouterContext>()({
  component: RootLayout,
  errorComponent: WindowErrorPage,
  notFoundComponent: NotFoundPage,
});

/** Everything that needs a user (ST-3). */
export const guardedRoute = createRoute({
  getParentRoute: () => rootRoute,
  id: 'guarded',
  // What it returns is said, as the routes below, which it names, lean on its type.
  beforeLoad: ({ context, location, matches }): void =>
    guardRoute(context.app, location, 'app', !matches.some(({ routeId }) => routeId === unknownRoute.id)),
});

/** The shared layout: the shell for administrators, a slim header for everybody else (RT-1, RT-8). */
export const layoutRoute = createRoute({
  getParentRoute: () => guardedRoute,
  id: 'layout',
  component: LayoutPage,
  errorComponent: WindowErrorPage,
  notFoundComponent: NotFoundPage,
});

/**
 * Any other path (RT-6): whom the guard lets in, an administrator, finds the page missing inside the shell,
 * whose navigation is the way on.
 */
export const unknownRoute = createRoute({
  getParentRoute: () => layoutRoute,
  path: '$',
  staticData: { title: 'screens.titles.notFound' },
  component: NotFoundPage,
});
