import { createRoute } from '@tanstack/react-router';
import { guardRoute } from '../app/guardRoute.ts';
import { lazyScreen } from '../app/lazyScreen.ts';
import { rootRoute } from '../shell/shell.route.ts';

const returnToOf = ({ returnTo }: Record<string, unknown>): { returnTo?: string | undefined } => ({
  returnTo: typeof returnTo === 'string' ? returnTo : undefined,
});

/** Pages for those who are not signed in; the signed-in go to the list (RT-5). */
export const guestRoute = createRoute({
  getParentRoute: () => rootRoute,
  id: 'guest',
  beforeLoad: ({ context, location }) => guardRoute(context.app, location, 'guest'),
});

/** Leads to the provider, or says why it did not work (RT-5, ST-5). */
export const loginRoute = createRoute({
  getParentRoute: () => guestRoute,
  path: '/auth/auth0/login',
  staticData: { title: 'screens.titles.signIn' },
  validateSearch: returnToOf,
  component: lazyScreen(() => import('./LoginPage.tsx')),
});

/** Where the provider sends the browser back to; the sign-in itself reads the address (RT-5, ST-4). */
export const callbackRoute = createRoute({
  getParentRoute: () => guestRoute,
  path: '/auth/auth0/callback',
  staticData: { title: 'screens.titles.signIn' },
  component: lazyScreen(() => import('./LoginPage.tsx')),
});

/** Short address of the login (RT-5). */
export const signInRoute = createRoute({
  getParentRoute: () => guestRoute,
  path: '/signin',
  staticData: { title: 'screens.titles.signIn' },
  validateSearch: returnToOf,
  component: lazyScreen(() => import('./LoginPage.tsx')),
});

/** Leads to the provider's registration (RT-5). */
export const signUpRoute = createRoute({
  getParentRoute: () => guestRoute,
  path: '/signup',
  staticData: { title: 'screens.titles.signIn' },
  component: lazyScreen(() => import('./SignUpPage.tsx')),
});
