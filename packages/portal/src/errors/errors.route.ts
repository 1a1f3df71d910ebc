import { createRoute } from '@tanstack/react-router';
import { lazyScreen } from '../app/lazyScreen.ts';
import { layoutRoute, rootRoute } from '../shell/shell.route.ts';

/** For those who may use no assistant (RT-3): they keep their language, profile and settings. */
export const noAssistantsRoute = createRoute({
  getParentRoute: () => layoutRoute,
  path: '/no-assistants',
  staticData: { title: 'screens.titles.noAssistants' },
  component: lazyScreen(() => import('./NoAssistantsPage.tsx')),
});

/** 'Authorization required' (RT-6). */
export const unauthorizedRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/401',
  staticData: { title: 'screens.titles.unauthorized' },
  component: lazyScreen(() => import('./UnauthorizedPage.tsx')),
});

/** 'The page you are looking for isn't here' (RT-6). */
export const notFoundRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/404',
  staticData: { title: 'screens.titles.notFound' },
  component: lazyScreen(() => import('./NotFoundPage.tsx')),
});

/** 'Internal Server Error' (RT-6). */
export const serverErrorRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/500',
  staticData: { title: 'screens.titles.serverError' },
  component: lazyScreen(() => import('./ServerErrorPage.tsx')),
});

/** What a widget shows that cannot start (RT-4). */
export const widgetErrorRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/widget-error',
  staticData: { title: 'screens.titles.widgetError' },
  component: lazyScreen(() => import('./WidgetErrorPage.tsx')),
});
