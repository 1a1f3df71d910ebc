import type { App } from '../app/createApp.ts';
import { CONVERSATIONS_KEY, type Queries } from '../app/queries.ts';
import { USERS_KEY } from '../app/usersKey.ts';

/** The lists that a change of assistants is seen in. */
const listsOf = ({ assistants, deletedAssistants }: Queries) => [
  assistants.queryKey,
  deletedAssistants.queryKey,
];

/** What else is read of the assistants that there are: figures, conversations, who may use how many, room. */
const countedFrom = ({ last24Hours, quickStart, pricing }: Queries) => [
  last24Hours.queryKey,
  quickStart.queryKey,
  pricing.queryKey,
  CONVERSATIONS_KEY,
  USERS_KEY,
];

/**
 * Makes stale what assistants that were made, changed, deleted or had back are seen in (AS-1): the one rule
 * for it. News is not in it, which the portal looks for every few seconds.
 * @returns when the lists of assistants were read again, where they are in view; nothing waits for the rest.
 */
export async function assistantsChanged({
  queries,
  queryClient,
}: Pick<App, 'queries' | 'queryClient'>): Promise<void> {
  for (const queryKey of countedFrom(queries)) void queryClient.invalidateQueries({ queryKey });
  await Promise.all(listsOf(queries).map((queryKey) => queryClient.invalidateQueries({ queryKey })));
}
