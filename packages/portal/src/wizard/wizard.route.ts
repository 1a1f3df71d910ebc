import { createRoute } from '@tanstack/react-router';
import { lazyScreen } from '../app/lazyScreen.ts';
import { checkoutIn } from '../app/search.ts';
import { guardedRoute } from '../shell/shell.route.ts';

/** The wizard has the window to itself (RT-2); a checkout that was begun over it leads back to it. */
export const welcomeWizardRoute = createRoute({
  getParentRoute: () => guardedRoute,
  path: '/welcome-wizard',
  staticData: { title: 'screens.titles.welcomeWizard' },
  validateSearch: checkoutIn,
  component: lazyScreen(() => import('./WelcomeWizardPage.tsx')),
});
