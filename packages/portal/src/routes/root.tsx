import { createRootRouteWithContext } from '@tanstack/react-router';
import { lazyScreen } from '../app/lazyScreen.ts';
import { ErrorPage } from '../pages/ErrorPage.tsx';
import { RootLayout } from '../pages/RootLayout.tsx';
import type { RouterContext } from './context.ts';

/** Title, progress bar and feedback, around every screen. */
export const rootRoute = createRootRouteWithContext<RouterContext>()({
  component: RootLayout,
  errorComponent: ErrorPage,
  notFoundComponent: lazyScreen(() => import('../pages/NotFoundPage.tsx')),
});
