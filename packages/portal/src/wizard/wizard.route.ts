import { createRoute } from '@tanstack/react-router';
import { lazyScreen } from '../app/lazyScreen.ts';
import { guardedRoute } from '../shell/shell.route.ts';

/** The wizard has the window to itself (RT-2). */
export const welcomeWizardRoute = createRoute({
  getParentRoute: () => guardedRoute,
  path: '/welcome-wizard',
  staticData: { title: 'screens.titles.welcomeWizard' },
  component: lazyScreen(() => import('./WelcomeWizardPage.tsx')),
});
