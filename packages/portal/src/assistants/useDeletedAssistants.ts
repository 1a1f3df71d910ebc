import type { AssistantNews } from '@parley/model';
import type { DeletedAssistantItem, DeletedAssistants } from '@parley/ui';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useApp } from '../app/AppContext.tsx';
import { useListState } from '../app/listState.ts';
import { removeFrom } from '../app/removal.ts';
import { WITHOUT_PLACE } from '../app/toldInPlace.ts';
import { assistantsChanged } from './assistantsChanged.ts';
import { restoreAssistants } from './deleteAssistants.ts';

type Deed = 'restore' | 'purge';

/** Code of the toast that each ends with. */
const DONE = {
  restore: 'assistantsHadBack',
  purge: 'assistantsPurged',
} as const satisfies Record<Deed, AssistantNews['code']>;

/**
 * The deleted assistants that can be had back, and what an administrator can do with them (AS-1).
 * @param isShown whether they are looked at: they are not read before
 * @param onAllRestored told when the last of them is among the others again
 */
export function useDeletedAssistants(isShown: boolean, onAllRestored: () => void): DeletedAssistants {
  const app = useApp();
  const { client, queries, queryClient } = app;
  const deleted = useQuery({ ...queries.deletedAssistants, enabled: isShown });
  const [running, setRunning] = useState<ReadonlyMap<string, Deed>>(new Map());
  const { mutate } = useMutation({
    meta: WITHOUT_PLACE,
    async mutationFn({ deed, assistant: { id } }: { deed: Deed; assistant: DeletedAssistantItem }) {
      if (deed === 'restore') return restoreAssistants(app, [id]);
      const purge = () => client.call('purgeAssistants', { assistantGuids: [id] });
      await removeFrom(queryClient, queries.deletedAssistants.queryKey, purge);
    },
    onMutate: ({ deed, assistant }) => setRunning((before) => new Map(before).set(assistant.id, deed)),
    onSuccess: (_, { deed, assistant }) =>
      app.feedback.raiseDone({ code: DONE[deed], names: [assistant.name] }, null),
    async onSettled(_, error, { deed, assistant }) {
      await assistantsChanged(app);
      const left = queryClient.getQueryData(queries.deletedAssistants.queryKey)?.assistants ?? [];
      const isLast = left.every(({ assistantGuid }) => assistantGuid === assistant.id);
      if (!error && deed === 'restore' && isLast) onAllRestored();
      setRunning((before) => new Map([...before].filter(([id]) => id !== assistant.id)));
    },
  });
  return {
    state: useListState(deleted, ({ assistants }) => ({
      assistants: assistants.map(({ assistantGuid, ...rest }) => ({ ...rest, id: assistantGuid })),
    })),
    onRetry: () => void deleted.refetch(),
    onRestore: (assistant) => mutate({ deed: 'restore', assistant }),
    onPurge: (assistant) => mutate({ deed: 'purge', assistant }),
    running,
  };
}
