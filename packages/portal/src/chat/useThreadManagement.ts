import type { ReplyOf } from '@parley/api';
import type { ThreadManagement } from '@parley/model';
import { useMutation } from '@tanstack/react-query';
import { useApp } from '../app/AppContext.tsx';
import { taskOf } from '../app/listState.ts';
import { CONVERSATIONS_KEY } from '../app/queries.ts';
import { removeFrom } from '../app/removal.ts';
import { roleOf } from '../app/role.ts';
import { threadChannel } from './chatPorts.ts';

/** What is to be done with a thread. */
type Wish = { threadId: string } & ({ does: 'rename'; title: string } | { does: 'delete' });

type Threads = ReplyOf<'getThreads'>;

/** The threads after it was done. */
const listAfter = (wish: Wish, threads: Threads['threads']) =>
  wish.does === 'delete'
    ? threads.filter(({ id }) => id !== wish.threadId)
    : threads.map((each) => (each.id === wish.threadId ? { ...each, title: wish.title } : each));

/**
 * Renames and deletes the user's threads with an assistant over the API (CH-1).
 * @param leave leads on from a thread that was deleted, where it is the open one
 */
export function useThreadManagement(
  assistantGuid: string,
  leave: (threadId: string) => void,
): ThreadManagement {
  const app = useApp();
  const { client, feedback, queries, queryClient } = app;
  const { queryKey } = queries.threads(assistantGuid);
  const { mutate, reset, ...deed } = useMutation({
    mutationFn: (wish: Wish): Promise<unknown> => {
      const { threadId } = wish;
      if (wish.does === 'rename') return client.call('renameThread', { threadId, title: wish.title });
      return removeFrom(queryClient, queryKey, () => client.call('deleteThread', { threadId }));
    },
    onSuccess(_, wish) {
      queryClient.setQueryData<Threads>(
        queryKey,
        (list) => list && { ...list, threads: listAfter(wish, list.threads) },
      );
      threadChannel.tell(wish.threadId);
      if (wish.does === 'rename') return;
      feedback.raise({ kind: 'toast', code: 'conversationDeleted' });
      // Administrators find it in the conversations of all, where it has gone too.
      void queryClient.invalidateQueries({ queryKey: CONVERSATIONS_KEY });
    },
    // A thread that cannot be renamed may be gone.
    onSettled: () => void queryClient.invalidateQueries({ queryKey }),
  });
  return {
    task: taskOf(deed, ({ does, threadId }) => ({ does, threadId }), roleOf(app).audience),
    onForget: reset,
    onRename: (threadId, title) => mutate({ does: 'rename', threadId, title }),
    onDelete: (threadId) => mutate({ does: 'delete', threadId }, { onSuccess: () => leave(threadId) }),
  };
}
