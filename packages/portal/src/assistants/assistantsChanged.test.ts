import type { Client } from '@parley/api';
import type { ConversationQuery, UserQuery } from '@parley/ui';
import { QueryClient, type QueryKey, QueryObserver } from '@tanstack/react-query';
import { expect, test, vi } from 'vitest';
import { createQueries, type Queries } from '../app/queries.ts';
import { assistantsChanged } from './assistantsChanged.ts';

// The screens need a browser; of them the queries take no more than this.
vi.mock('@parley/ui', () => ({ CONVERSATION_PAGE_SIZE: 25 }));

const queries = createQueries({} as Client);

const GUID = '0b8f7d0e-0000-4000-8000-000000000001';

/** Of everything that is read: its key, and whether it depends on which assistants there are. */
const READ: Record<keyof Queries, readonly [key: QueryKey, ofAssistants: boolean]> = {
  assistants: [queries.assistants.queryKey, true],
  deletedAssistants: [queries.deletedAssistants.queryKey, true],
  last24Hours: [queries.last24Hours.queryKey, true],
  quickStart: [queries.quickStart.queryKey, true],
  pricing: [queries.pricing.queryKey, true],
  users: [queries.users({} as UserQuery).queryKey, true],
  conversations: [queries.conversations({} as ConversationQuery).queryKey, true],
  conversationChoices: [queries.conversationChoices.queryKey, true],
  olderConversations: [queries.olderConversations(9).queryKey, true],
  conversation: [queries.conversation(GUID).queryKey, true],
  // Of one assistant.
  assistant: [queries.assistant(GUID).queryKey, false],
  assistantDraft: [queries.assistantDraft(GUID).queryKey, false],
  assistantVersions: [queries.assistantVersions(GUID).queryKey, false],
  dataFiles: [queries.dataFiles(GUID).queryKey, false],
  threads: [queries.threads(GUID).queryKey, false],
  // Looked for every few seconds.
  notifications: [queries.notifications.queryKey, false],
  // Of the reader and of the organisation.
  userSettings: [queries.userSettings.queryKey, false],
  access: [queries.access.queryKey, false],
  contacts: [queries.contacts.queryKey, false],
  subscriptionStatus: [queries.subscriptionStatus.queryKey, false],
  wizardProgress: [queries.wizardProgress.queryKey, false],
  invoices: [queries.invoices.queryKey, false],
  isEmailVerified: [queries.isEmailVerified.queryKey, false],
};

test('AS-1: a change of assistants makes stale all that is read of them, and nothing else', async () => {
  const queryClient = new QueryClient();
  for (const [queryKey] of Object.values(READ)) queryClient.setQueryData(queryKey, {});
  await assistantsChanged({ queries, queryClient });
  const stale = Object.entries(READ).map(([name, [queryKey]]) => [
    name,
    queryClient.getQueryState(queryKey)?.isInvalidated,
  ]);
  expect(Object.fromEntries(stale)).toEqual(
    Object.fromEntries(Object.entries(READ).map(([name, [, ofAssistants]]) => [name, ofAssistants])),
  );
});

test('AS-1: figures in view are read again when assistants change, and nothing waits for them', async () => {
  const queryClient = new QueryClient();
  const { queryKey } = queries.last24Hours;
  const readFigures = vi.fn(() => new Promise<never>(() => undefined));
  queryClient.setQueryData(queryKey, { messages: 0 } as never);
  const figures = new QueryObserver<unknown>(queryClient, {
    queryKey,
    queryFn: readFigures,
    staleTime: Number.POSITIVE_INFINITY,
    networkMode: 'always',
  });
  const leave = figures.subscribe(() => undefined);
  expect(readFigures).not.toHaveBeenCalled();
  await assistantsChanged({ queries, queryClient });
  expect(readFigures).toHaveBeenCalledOnce();
  leave();
  queryClient.clear();
});
