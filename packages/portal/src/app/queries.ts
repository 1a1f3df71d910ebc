import type { Client } from '@parley/api';
import { queryOptions } from '@tanstack/react-query';

/** What the screens read from the server: one factory a list, shared by route loader and screen. */
export function createQueries(client: Client) {
  return {
    assistants: queryOptions({
      queryKey: ['assistants'],
      queryFn: async ({ signal }) => (await client.call('getAssistants', undefined, { signal })).assistants,
    }),
    assistant: (assistantGuid: string) =>
      queryOptions({
        queryKey: ['assistant', assistantGuid],
        queryFn: ({ signal }) => client.call('getAssistant', { assistantGuid }, { signal }),
      }),
    /** The user's conversations with an assistant, newest first. */
    threads: (assistantGuid: string) =>
      queryOptions({
        queryKey: ['threads', assistantGuid],
        queryFn: async ({ signal }) =>
          (await client.call('getThreads', { assistantGuid }, { signal })).threads,
      }),
    last24Hours: queryOptions({
      queryKey: ['last24Hours'],
      queryFn: ({ signal }) => client.call('getLast24Hours', undefined, { signal }),
    }),
    userSettings: queryOptions({
      queryKey: ['userSettings'],
      queryFn: ({ signal }) => client.call('getUserSettings', undefined, { signal }),
    }),
    users: queryOptions({
      queryKey: ['users'],
      queryFn: async ({ signal }) => (await client.call('getUsers', undefined, { signal })).users,
    }),
    subscriptionStatus: queryOptions({
      queryKey: ['subscriptionStatus'],
      queryFn: ({ signal }) => client.call('getSubscriptionStatus', undefined, { signal }),
    }),
    /** Plans with the currency of their prices. */
    pricing: queryOptions({
      queryKey: ['pricing'],
      async queryFn({ signal }) {
        const [{ plans }, { currency }] = await Promise.all([
          client.call('getSubscriptionPlans', undefined, { signal }),
          client.call('getSubscriptionOptions', undefined, { signal }),
        ]);
        return { plans, currency };
      },
    }),
    isEmailVerified: queryOptions({
      queryKey: ['isEmailVerified'],
      queryFn: ({ signal }) => client.call('isEmailVerified', undefined, { signal }),
    }),
  };
}

export type Queries = ReturnType<typeof createQueries>;
