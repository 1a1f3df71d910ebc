import { ASSISTANT_STATUSES } from '@parley/model';
import {
  ASSISTANT_SORT_FIELDS,
  ASSISTANT_VIEWS,
  type AssistantQuery,
  type AssistantView,
  DEFAULT_ASSISTANT_QUERY,
  DEFAULT_DATA_FILE_QUERY,
  editorTabOf,
} from '@parley/ui';
import { createRoute, stripSearchParams } from '@tanstack/react-router';
import { lazyScreen } from '../app/lazyScreen.ts';
import { readAhead } from '../app/queryClient.ts';
import { roleOf } from '../app/role.ts';
import { assistantIn, oneOf, wordsIn } from '../app/search.ts';
import { threadIn } from '../chat/threadIn.ts';
import { layoutRoute } from '../shell/shell.route.ts';
import { editorIn } from './editorSearch.ts';
import IndexPage, { LastChatPage } from './IndexPage.tsx';

const ORDERS = ['ascending', 'descending'] as const;

/** What the index shows: how the list is narrowed and drawn, or a conversation. */
type IndexSearch = Partial<AssistantQuery> & { view?: AssistantView; thread?: string | undefined };

/** The list that an address asks for; what it leaves out, or what makes no sense, is as at first. */
function indexIn(search: Record<string, unknown>): IndexSearch {
  const view = ASSISTANT_VIEWS.find((each) => each === search.view);
  return {
    ...threadIn(search),
    search: wordsIn(search),
    status: oneOf([...ASSISTANT_STATUSES, 'all', 'deleted'], search.status, DEFAULT_ASSISTANT_QUERY.status),
    sort: oneOf(ASSISTANT_SORT_FIELDS, search.sort, DEFAULT_ASSISTANT_QUERY.sort),
    order: oneOf(ORDERS, search.order, DEFAULT_ASSISTANT_QUERY.order),
    // An address without a view leaves it to the last choice in this browser.
    ...(view && { view }),
  };
}

/** The assistant list of administrators; the chat of everybody else (RT-1, RT-8). */
export const indexRoute = createRoute({
  getParentRoute: () => layoutRoute,
  path: '/',
  staticData: { title: 'screens.titles.assistants' },
  validateSearch: indexIn,
  search: { middlewares: [stripSearchParams(DEFAULT_ASSISTANT_QUERY)] },
  loader: ({ context: { app } }) => {
    // Not awaited: the screen shows what is loading, and what failed.
    readAhead(app.queryClient, app.queries.assistants);
    if (roleOf(app).home === 'assistants') readAhead(app.queryClient, app.queries.last24Hours);
    else void LastChatPage.preload?.();
  },
  component: IndexPage,
});

/** Makes an assistant (RT-1). */
export const createAssistantRoute = createRoute({
  getParentRoute: () => layoutRoute,
  path: '/create-assistant',
  staticData: { title: 'screens.titles.createAssistant' },
  loader: ({ context: { app } }) => readAhead(app.queryClient, app.queries.assistants),
  component: lazyScreen(() => import('./CreateAssistantPage.tsx')),
});

/** Edits an assistant; the open tab, and how its files are looked at, stand in the address (RT-1, AS-2). */
export const editAssistantRoute = createRoute({
  getParentRoute: () => layoutRoute,
  path: '/assistants/edit/$id',
  params: { parse: assistantIn },
  staticData: { title: 'screens.titles.editAssistant' },
  validateSearch: editorIn,
  search: { middlewares: [stripSearchParams({ tab: editorTabOf(undefined), ...DEFAULT_DATA_FILE_QUERY })] },
  component: lazyScreen(() => import('./EditAssistantPage.tsx')),
});
