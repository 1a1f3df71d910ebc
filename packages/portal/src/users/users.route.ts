import { createRoute } from '@tanstack/react-router';
import { lazyScreen } from '../app/lazyScreen.ts';
import { layoutRoute } from '../shell/shell.route.ts';

/** Users of the organisation (RT-1, US-1). */
export const usersRoute = createRoute({
  getParentRoute: () => layoutRoute,
  path: '/users',
  staticData: { title: 'screens.titles.users' },
  loader: ({ context: { app } }) => void app.queryClient.prefetchQuery(app.queries.users),
  component: lazyScreen(() => import('./UsersPage.tsx')),
});
