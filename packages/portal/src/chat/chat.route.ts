import { createRoute } from '@tanstack/react-router';
import { lazyScreen } from '../app/lazyScreen.ts';
import { readAhead } from '../app/queryClient.ts';
import { assistantIn } from '../app/search.ts';
import { isDeleted } from '../assistants/deleteAssistants.ts';
import { layoutRoute } from '../shell/shell.route.ts';
import { threadIn } from './threadIn.ts';

/** A thread with an assistant; `firstSession` is set after the welcome wizard (RT-1). */
export const chatRoute = createRoute({
  getParentRoute: () => layoutRoute,
  path: '/assistants/chat/$id/{-$firstSession}',
  params: { parse: assistantIn },
  staticData: { title: 'screens.titles.chat', content: 'full' },
  validateSearch: threadIn,
  loader({ context: { app }, params }) {
    // A link to an assistant that is being deleted may still be pointed at.
    if (isDeleted(app.queryClient, params.id)) return;
    readAhead(app.queryClient, app.queries.assistant(params.id));
  },
  component: lazyScreen(() => import('./ChatPage.tsx')),
});
