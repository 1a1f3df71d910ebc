import type { QueryClient } from '@tanstack/react-query';
import type { App } from '../app/createApp.ts';
import { removeFrom } from '../app/removal.ts';

const deletionOf = (assistantGuid: string) => ['deletion', assistantGuid] as const;

/** Whether an assistant is being deleted, or was: nothing of it is fetched ahead any more. */
export const isDeleted = (queryClient: QueryClient, assistantGuid: string) =>
  queryClient.getQueryData(deletionOf(assistantGuid)) === true;

/**
 * Runs the call that deletes assistants, and takes them out of what was read before. A list that is still
 * being read again must not lead to them: pages are fetched as soon as the pointer comes near their link.
 */
export async function deleteAssistants(
  { queries, queryClient, feedback }: Pick<App, 'queries' | 'queryClient' | 'feedback'>,
  assistantGuids: readonly string[],
  call: () => Promise<unknown>,
): Promise<void> {
  for (const each of assistantGuids) queryClient.setQueryData(deletionOf(each), true);
  try {
    await removeFrom(queryClient, queries.assistants.queryKey, call);
  } catch (error) {
    for (const each of assistantGuids) queryClient.removeQueries({ queryKey: deletionOf(each) });
    throw error;
  }
  feedback.dropUndo(assistantGuids);
  queryClient.setQueryData(
    queries.assistants.queryKey,
    (list) =>
      list && {
        ...list,
        assistants: list.assistants.filter(({ assistantGuid }) => !assistantGuids.includes(assistantGuid)),
      },
  );
  for (const assistantGuid of assistantGuids)
    queryClient.removeQueries({ queryKey: queries.assistant(assistantGuid).queryKey });
}

/**
 * Has deleted assistants back, paused or as drafts (AS-1).
 * @param published those that answered before: whoever takes a deletion back at once wants them as they were
 */
export async function restoreAssistants(
  { client, queryClient, feedback }: Pick<App, 'client' | 'queryClient' | 'feedback'>,
  assistantGuids: string[],
  published: string[] = [],
): Promise<void> {
  await client.call('restoreAssistants', { assistantGuids });
  for (const each of assistantGuids) queryClient.removeQueries({ queryKey: deletionOf(each) });
  feedback.dropUndo(assistantGuids);
  if (published.length > 0) await client.call('resumeAssistants', { assistantGuids: published });
}
