import { createRoute } from '@tanstack/react-router';
import { lazyScreen } from '../app/lazyScreen.ts';
import { roleOf } from '../app/role.ts';
import { threadIn } from '../chat/threadIn.ts';
import { layoutRoute } from '../shell/shell.route.ts';
import IndexPage from './IndexPage.tsx';

/** The assistant list of administrators; the chat of everybody else (RT-1, RT-8). */
export const indexRoute = createRoute({
  getParentRoute: () => layoutRoute,
  path: '/',
  staticData: { title: 'screens.titles.assistants' },
  validateSearch: threadIn,
  loader: ({ context: { app } }) => {
    // Not awaited: the screen shows what is loading, and what failed.
    void app.queryClient.prefetchQuery(app.queries.assistants);
    if (roleOf(app).home === 'assistants') void app.queryClient.prefetchQuery(app.queries.last24Hours);
  },
  component: IndexPage,
});

/** Makes an assistant (RT-1). */
export const createAssistantRoute = createRoute({
  getParentRoute: () => layoutRoute,
  path: '/create-assistant',
  staticData: { title: 'screens.titles.createAssistant' },
  component: lazyScreen(() => import('./CreateAssistantPage.tsx')),
});
