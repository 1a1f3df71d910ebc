import { CONVERSATION_OUTCOMES, CONVERSATION_SPANS, RATINGS } from '@parley/model';
import { type ConversationQuery, DEFAULT_CONVERSATION_QUERY } from '@parley/ui';
import { createRoute, stripSearchParams } from '@tanstack/react-router';
import { lazyScreen } from '../app/lazyScreen.ts';
import { readAhead } from '../app/queryClient.ts';
import { daysIn, isGuid, oneOf, openedIn, pageIn, wordsIn } from '../app/search.ts';
import { layoutRoute } from '../shell/shell.route.ts';

/** What the address holds: how the list is narrowed, and which conversation is open. */
export type ConversationSearch = Partial<ConversationQuery> & { conversation?: string | undefined };

/** The list that an address asks for; what it leaves out, or what makes no sense, is as at first. */
function conversationsIn(search: Record<string, unknown>): ConversationSearch {
  const { conversation, assistant, asker, site } = search;
  const days = daysIn(search);
  return {
    search: wordsIn(search),
    assistant: isGuid(assistant) ? assistant : DEFAULT_CONVERSATION_QUERY.assistant,
    asker:
      asker === 'visitor' || asker === 'user' || isGuid(asker) ? asker : DEFAULT_CONVERSATION_QUERY.asker,
    site: typeof site === 'string' && URL.canParse(site) ? site : DEFAULT_CONVERSATION_QUERY.site,
    rating: oneOf([...RATINGS, 'all'], search.rating, DEFAULT_CONVERSATION_QUERY.rating),
    outcome: oneOf([...CONVERSATION_OUTCOMES, 'all'], search.outcome, DEFAULT_CONVERSATION_QUERY.outcome),
    span: days ? 'all' : oneOf([...CONVERSATION_SPANS, 'all'], search.span, DEFAULT_CONVERSATION_QUERY.span),
    from: days?.from ?? DEFAULT_CONVERSATION_QUERY.from,
    to: days?.to ?? DEFAULT_CONVERSATION_QUERY.to,
    page: pageIn(search),
    conversation: openedIn(conversation),
  };
}

/** What was asked of the organisation's assistants (RT-1, AS-6). */
export const conversationsRoute = createRoute({
  getParentRoute: () => layoutRoute,
  path: '/conversations',
  staticData: { title: 'screens.titles.conversations', content: 'full' },
  validateSearch: conversationsIn,
  search: { middlewares: [stripSearchParams(DEFAULT_CONVERSATION_QUERY)] },
  loaderDeps: ({ search: { conversation: _, ...query } }) => query,
  loader: ({ context: { app }, deps }) =>
    readAhead(app.queryClient, app.queries.conversations({ ...DEFAULT_CONVERSATION_QUERY, ...deps })),
  component: lazyScreen(() => import('./ConversationsPage.tsx')),
});
