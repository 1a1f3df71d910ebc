import type { Notification } from '@parley/model';
import type { QueryKey } from '@tanstack/react-query';
import type { Queries } from '../app/queries.ts';
import { USERS_KEY } from '../app/usersKey.ts';

/** What each kind of news says has changed on the server: keys of the queries that read it. */
const STALE: {
  [Type in Notification['type']]: (
    news: Extract<Notification, { type: Type }>,
    queries: Queries,
  ) => readonly QueryKey[];
} = {
  invitation_accepted: (_, { contacts, quickStart, subscriptionStatus }) => [
    USERS_KEY,
    contacts.queryKey,
    quickStart.queryKey,
    subscriptionStatus.queryKey,
  ],
  assistant_published: ({ assistant: { assistantGuid } }, { assistants, assistant, quickStart }) => [
    assistants.queryKey,
    assistant(assistantGuid).queryKey,
    quickStart.queryKey,
  ],
  data_file_failed: ({ assistant: { assistantGuid } }, { dataFiles }) => [dataFiles(assistantGuid).queryKey],
  limit_near: (_, { subscriptionStatus }) => [subscriptionStatus.queryKey],
  limit_reached: (_, { subscriptionStatus }) => [subscriptionStatus.queryKey],
  visitors_refused: (_, { subscriptionStatus }) => [subscriptionStatus.queryKey],
  new_feature: () => [],
};

/**
 * Which queries news makes stale (SH-6, US-1): the one rule from the kinds of notifications to what they are
 * about, so that an open screen follows what it was told of.
 * @param known ids of the notifications that were there before; null at the first look, when all that is
 *   shown was read after them.
 * @param list the notifications that are there now
 */
export function staleAfter(
  known: ReadonlySet<string> | null,
  list: readonly Notification[],
  queries: Queries,
): readonly QueryKey[] {
  if (known === null) return [];
  return list.filter(({ id }) => !known.has(id)).flatMap((news) => STALE[news.type](news as never, queries));
}
