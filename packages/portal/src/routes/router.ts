import { createRouter, type RouterHistory } from '@tanstack/react-router';
import type { App } from '../app/createApp.ts';
import { chatRoute, createAssistantRoute, indexRoute } from './assistants.tsx';
import {
  noAssistantsRoute,
  notFoundRoute,
  serverErrorRoute,
  unauthorizedRoute,
  widgetErrorRoute,
} from './errors.tsx';
import { guardedRoute, layoutRoute, welcomeWizardRoute } from './guarded.tsx';
import { rootRoute } from './root.tsx';
import { accountRoute, billingRoute, pricingRoute, quickStartRoute, usersRoute } from './settings.tsx';
import { callbackRoute, guestRoute, loginRoute, signInRoute, signUpRoute } from './signIn.tsx';

const routeTree = rootRoute.addChildren([
  guardedRoute.addChildren([
    layoutRoute.addChildren([
      indexRoute,
      chatRoute,
      createAssistantRoute,
      accountRoute,
      usersRoute,
      billingRoute,
      pricingRoute,
      quickStartRoute,
    ]),
    welcomeWizardRoute,
  ]),
  guestRoute.addChildren([loginRoute, callbackRoute, signInRoute, signUpRoute]),
  noAssistantsRoute,
  unauthorizedRoute,
  notFoundRoute,
  serverErrorRoute,
  widgetErrorRoute,
]);

/**
 * Makes the router. Screens are fetched as soon as a pointer or the focus comes near their link.
 * @param history where addresses are kept; the browser's own unless said otherwise.
 */
export function createPortalRouter(app: App, history?: RouterHistory) {
  return createRouter({
    routeTree,
    context: { app },
    defaultPreload: 'intent',
    scrollRestoration: true,
    ...(history && { history }),
  });
}

export type PortalRouter = ReturnType<typeof createPortalRouter>;

declare module '@tanstack/react-router' {
  interface Register {
    router: PortalRouter;
  }
}
