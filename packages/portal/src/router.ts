import { focusMain, PAGE_SCROLLER } from '@parley/ui';
import { createBrowserHistory, createRouter, type RouterHistory } from '@tanstack/react-router';
import { accountRoute } from './account/account.route.ts';
import { closeByBack } from './app/closeByBack.ts';
import type { App } from './app/createApp.ts';
import { createAssistantRoute, editAssistantRoute, indexRoute } from './assistants/assistants.route.ts';
import { billingRoute, pricingRoute } from './billing/billing.route.ts';
import { chatRoute } from './chat/chat.route.ts';
import { conversationsRoute } from './conversations/conversations.route.ts';
import { ScreenErrorPage } from './errors/ErrorPage.tsx';
import {
  noAssistantsRoute,
  notFoundRoute,
  serverErrorRoute,
  unauthorizedRoute,
  widgetErrorRoute,
} from './errors/errors.route.ts';
import { quickStartRoute } from './help/help.route.ts';
import { Pending } from './shell/Pending.tsx';
import { guardedRoute, layoutRoute, rootRoute, unknownRoute } from './shell/shell.route.ts';
import { callbackRoute, guestRoute, loginRoute, signInRoute, signUpRoute } from './signIn/signIn.route.ts';
import { usersRoute } from './users/users.route.ts';
import { welcomeWizardRoute } from './wizard/wizard.route.ts';

/** Every route of the portal; each feature's `*.route.ts` says what its routes are. */
const routeTree = rootRoute.addChildren([
  guardedRoute.addChildren([
    layoutRoute.addChildren([
      indexRoute,
      chatRoute,
      createAssistantRoute,
      editAssistantRoute,
      conversationsRoute,
      accountRoute,
      usersRoute,
      billingRoute,
      pricingRoute,
      quickStartRoute,
      noAssistantsRoute,
      unknownRoute,
    ]),
    welcomeWizardRoute,
  ]),
  guestRoute.addChildren([loginRoute, callbackRoute, signInRoute, signUpRoute]),
  unauthorizedRoute,
  notFoundRoute,
  serverErrorRoute,
  widgetErrorRoute,
]);

/**
 * Makes the router. Screens are fetched as soon as a pointer or the focus comes near their link.
 * @param history where addresses are kept; the browser's own unless said otherwise.
 */
export function createPortalRouter(app: App, history: RouterHistory = createBrowserHistory()) {
  closeByBack(history);
  const router = createRouter({
    routeTree,
    context: { app },
    defaultPreload: 'intent',
    // Loaders only begin to read, so they may always run. With a result that hovering a link has left, the
    // router would take a screen for complete whose code is still on its way, and never show `Pending`.
    defaultPreloadStaleTime: 0,
    defaultStaleReloadMode: 'blocking',
    defaultErrorComponent: ScreenErrorPage,
    defaultPendingComponent: Pending,
    scrollRestoration: true,
    scrollToTopSelectors: [PAGE_SCROLLER],
    history,
  });
  // Back and forward, links of every kind, and what goes elsewhere by itself: one rule for all pages
  // (A11Y-1). Where the document begins, the browser has set the focus.
  router.subscribe('onRendered', ({ fromLocation, pathChanged }) => {
    if (fromLocation && pathChanged) focusMain();
  });
  return router;
}

export type PortalRouter = ReturnType<typeof createPortalRouter>;

declare module '@tanstack/react-router' {
  interface Register {
    router: PortalRouter;
  }
}
