import { createRoute } from '@tanstack/react-router';
import { lazyScreen } from '../app/lazyScreen.ts';
import { userOf } from '../app/session.ts';
import { layoutRoute } from './guarded.tsx';

const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i;

/** The conversation that an address means; the newest one where it says none (CH-1). */
function threadIn({ thread }: Record<string, unknown>): { thread?: string } {
  return typeof thread === 'string' && UUID.test(thread) ? { thread } : {};
}

/** The assistant list of administrators; the chat of everybody else (RT-1, RT-8). */
export const indexRoute = createRoute({
  getParentRoute: () => layoutRoute,
  path: '/',
  validateSearch: threadIn,
  staticData: { title: 'screens.titles.assistants' },
  loader: ({ context: { app } }) => {
    // Not awaited: the screen shows what is loading, and what failed.
    void app.queryClient.prefetchQuery(app.queries.assistants);
    if (userOf(app)?.user.isAdmin) void app.queryClient.prefetchQuery(app.queries.last24Hours);
  },
  component: lazyScreen(() => import('../pages/IndexPage.tsx')),
});

/** A conversation with an assistant; `firstSession` is set after the welcome wizard (RT-1). */
export const chatRoute = createRoute({
  getParentRoute: () => layoutRoute,
  path: '/assistants/chat/$id/{-$firstSession}',
  validateSearch: threadIn,
  staticData: { title: 'screens.titles.chat', content: 'full' },
  loader: ({ context: { app }, params }) =>
    void app.queryClient.prefetchQuery(app.queries.assistant(params.id)),
  component: lazyScreen(() => import('../pages/ChatPage.tsx')),
});

/** Makes an assistant (RT-1). */
export const createAssistantRoute = createRoute({
  getParentRoute: () => layoutRoute,
  path: '/create-assistant',
  staticData: { title: 'screens.titles.createAssistant' },
  component: lazyScreen(() => import('../pages/CreateAssistantPage.tsx')),
});
