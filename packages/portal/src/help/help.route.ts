import { createRoute } from '@tanstack/react-router';
import { lazyScreen } from '../app/lazyScreen.ts';
import { layoutRoute } from '../shell/shell.route.ts';

/** Help for the first steps (RT-1, QS-1). */
export const quickStartRoute = createRoute({
  getParentRoute: () => layoutRoute,
  path: '/quick-start-guide',
  staticData: { title: 'screens.titles.quickStart' },
  component: lazyScreen(() => import('./QuickStartPage.tsx')),
});
