import type { App } from '../app/createApp.ts';

/**
 * Takes deleted assistants out of what was read before: a list that is still being read again must not lead
 * to them, since pages are fetched as soon as the pointer comes near their link.
 */
export function forgetAssistants(
  { queries, queryClient }: Pick<App, 'queries' | 'queryClient'>,
  assistantGuids: readonly string[],
): void {
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
