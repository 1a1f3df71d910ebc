import type { Client } from '@parley/api';
import { ASKER_KINDS, type UserRole } from '@parley/model';
import { CONVERSATION_PAGE_SIZE, type ConversationQuery, type UserQuery } from '@parley/ui';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { startOfDay } from './days.ts';
import { TOLD_IN_PLACE } from './toldInPlace.ts';
import { USERS_KEY } from './usersKey.ts';

/** A query of the list in the terms of the call, which knows no 'all'. */
const inputOf = ({ role, status, ...query }: UserQuery) => ({
  ...query,
  ...(role !== 'all' && { role }),
  ...(status !== 'all' && { status }),
});

/** How long a question waits for a number that it can be asked without, in ms. */
const COUNT_MS = 5000;

/** Start of the query key of everything that is read of conversations. */
export const CONVERSATIONS_KEY = ['conversations'];

/** How conversations are narrowed, in the terms of the calls, which know no 'all'. */
export function conversationFilters({ search, ...query }: ConversationQuery) {
  const { assistant, site, asker, rating, outcome, span, from, to } = query;
  const kind = ASKER_KINDS.find((each) => each === asker);
  return {
    search,
    ...(assistant !== 'all' && { assistantGuid: assistant }),
    ...(site !== 'all' && { site }),
    ...(asker !== 'all' && (kind ? { asker: kind } : { userId: asker })),
    ...(rating !== 'all' && { rating }),
    ...(outcome !== 'all' && { outcome }),
    ...(span !== 'all' && { span }),
    ...(from !== '' && to !== '' && { from: startOfDay(from), before: startOfDay(to, 1) }),
  };
}

/** What the screens read from the server: one factory a list, shared by route loader and screen. */
export function createQueries(client: Client) {
  return {
    assistants: queryOptions({
      queryKey: ['assistants'],
      queryFn: ({ signal }) => client.call('getAssistants', undefined, { signal }),
    }),
    /** Deleted assistants that can be had back; as fresh as it can be each time that they are looked at. */
    deletedAssistants: queryOptions({
      queryKey: ['deletedAssistants'],
      queryFn: ({ signal }) => client.call('getDeletedAssistants', undefined, { signal }),
      staleTime: 0,
    }),
    assistant: (assistantGuid: string) =>
      queryOptions({
        queryKey: ['assistant', assistantGuid],
        queryFn: ({ signal }) => client.call('getAssistant', { assistantGuid }, { signal }),
      }),
    /**
     * An assistant for its editor. It is read once for each visit: not again while the editor is open, and
     * not from the cache of an earlier visit.
     */
    assistantDraft: (assistantGuid: string) =>
      queryOptions({
        queryKey: ['assistantDraft', assistantGuid],
        queryFn: ({ signal }) => client.call('getAssistantDraft', { assistantGuid }, { signal }),
        staleTime: Number.POSITIVE_INFINITY,
        gcTime: 0,
      }),
    /** What was published of an assistant; as fresh as it can be each time that it is looked at. */
    assistantVersions: (assistantGuid: string) =>
      queryOptions({
        queryKey: ['assistantVersions', assistantGuid],
        queryFn: ({ signal }) => client.call('getAssistantVersions', { assistantGuid }, { signal }),
        staleTime: 0,
      }),
    dataFiles: (assistantGuid: string) =>
      queryOptions({
        queryKey: ['dataFiles', assistantGuid],
        queryFn: ({ signal }) => client.call('getDataFiles', { assistantGuid }, { signal }),
      }),
    /** The user's conversations with an assistant, newest first. */
    threads: (assistantGuid: string) =>
      queryOptions({
        queryKey: ['threads', assistantGuid],
        queryFn: ({ signal }) => client.call('getThreads', { assistantGuid }, { signal }),
      }),
    last24Hours: queryOptions({
      queryKey: ['last24Hours'],
      queryFn: ({ signal }) => client.call('getLast24Hours', undefined, { signal }),
    }),
    userSettings: queryOptions({
      queryKey: ['userSettings'],
      queryFn: ({ signal }) => client.call('getUserSettings', undefined, { signal }),
    }),
    /** A page of the organisation's users; the one before stays in view while it comes. */
    users: (query: UserQuery) =>
      queryOptions({
        queryKey: [...USERS_KEY, query],
        queryFn: ({ signal }) => client.call('getUsers', inputOf(query), { signal }),
        placeholderData: keepPreviousData,
        // Who was invited has perhaps come meanwhile, in another window.
        refetchOnWindowFocus: 'always',
      }),
    /**
     * Whether there is still access, and in which role: where the reply refuses them the client ends the
     * session (US-1). Null until it was asked.
     */
    access: queryOptions<UserRole | null>({
      queryKey: ['access'],
      queryFn: async ({ signal }) => (await client.call('getUserSettings', undefined, { signal })).role,
      // Start-up has just asked.
      initialData: null,
      staleTime: Number.POSITIVE_INFINITY,
      meta: TOLD_IN_PLACE,
    }),
    notifications: queryOptions({
      queryKey: ['notifications'],
      queryFn: ({ signal }) => client.call('getNotifications', undefined, { signal }),
      meta: TOLD_IN_PLACE,
    }),
    /** Colleagues; as fresh as it can be each time that it is asked for. */
    contacts: queryOptions({
      queryKey: ['contacts'],
      queryFn: ({ signal }) => client.call('getContacts', undefined, { signal }),
      staleTime: 0,
      meta: TOLD_IN_PLACE,
    }),
    /** A page of the organisation's conversations; the one before stays in view while it comes. */
    conversations: (query: ConversationQuery) =>
      queryOptions({
        queryKey: [...CONVERSATIONS_KEY, 'list', query],
        queryFn: ({ signal }) =>
          client.call(
            'getConversations',
            { ...conversationFilters(query), page: query.page, pageSize: CONVERSATION_PAGE_SIZE },
            { signal },
          ),
        placeholderData: keepPreviousData,
      }),
    /** How many conversations have been without a message for so many days, by the server's clock. */
    olderConversations: (days: number) =>
      queryOptions({
        queryKey: [...CONVERSATIONS_KEY, 'older', days],
        queryFn: async ({ signal }) => {
          const query = { olderThanDays: days, pageSize: 1 };
          const inTime = AbortSignal.any([signal, AbortSignal.timeout(COUNT_MS)]);
          return (await client.call('getConversations', query, { signal: inTime })).total;
        },
        staleTime: 0,
        meta: TOLD_IN_PLACE,
      }),
    conversationChoices: queryOptions({
      queryKey: [...CONVERSATIONS_KEY, 'choices'],
      queryFn: ({ signal }) => client.call('getConversationChoices', undefined, { signal }),
    }),
    conversation: (threadId: string) =>
      queryOptions({
        queryKey: [...CONVERSATIONS_KEY, 'one', threadId],
        queryFn: ({ signal }) => client.call('getConversation', { threadId }, { signal }),
      }),
    subscriptionStatus: queryOptions({
      queryKey: ['subscriptionStatus'],
      queryFn: ({ signal }) => client.call('getSubscriptionStatus', undefined, { signal }),
    }),
    /** Plans with the currency of their prices. */
    pricing: queryOptions({
      queryKey: ['pricing'],
      async queryFn({ signal }) {
        const [plans, { currency }] = await Promise.all([
          client.call('getSubscriptionPlans', {}, { signal }),
          client.call('getSubscriptionOptions', undefined, { signal }),
        ]);
        return { ...plans, currency };
      },
    }),
    /** Read anew at each visit of the guide, as its steps are done on other pages. */
    quickStart: queryOptions({
      queryKey: ['quickStart'],
      queryFn: ({ signal }) => client.call('getQuickStart', undefined, { signal }),
      staleTime: 0,
      refetchOnWindowFocus: true,
    }),
    /** How far the user is in the wizard, and the id of the assistant that it makes. */
    wizardProgress: queryOptions({
      queryKey: ['wizardProgress'],
      queryFn: ({ signal }) => client.call('getWizardProgress', undefined, { signal }),
      staleTime: Number.POSITIVE_INFINITY,
      gcTime: Number.POSITIVE_INFINITY,
    }),
    invoices: queryOptions({
      queryKey: ['invoices'],
      queryFn: ({ signal }) => client.call('getInvoices', undefined, { signal }),
    }),
    /** Read anew when the reader comes back, as an address is confirmed in another window. */
    isEmailVerified: queryOptions({
      queryKey: ['isEmailVerified'],
      queryFn: ({ signal }) => client.call('isEmailVerified', undefined, { signal }),
      staleTime: 0,
      refetchOnWindowFocus: 'always',
    }),
  };
}

export type Queries = ReturnType<typeof createQueries>;
