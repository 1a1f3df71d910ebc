import { createRoute } from '@tanstack/react-router';
import { lazyScreen } from '../app/lazyScreen.ts';
import { readAhead } from '../app/queryClient.ts';
import { layoutRoute } from '../shell/shell.route.ts';

/** Own account and password (RT-1, US-2). */
export const accountRoute = createRoute({
  getParentRoute: () => layoutRoute,
  path: '/edit-account',
  staticData: { title: 'screens.titles.account' },
  loader: ({ context: { app } }) => readAhead(app.queryClient, app.queries.userSettings),
  component: lazyScreen(() => import('./AccountPage.tsx')),
});
