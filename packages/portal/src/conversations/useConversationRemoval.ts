import type { ReplyOf } from '@parley/api';
import type { ConversationRemoval } from '@parley/ui';
import { useMutation } from '@tanstack/react-query';
import { useApp } from '../app/AppContext.tsx';
import { taskOf } from '../app/listState.ts';
import { CONVERSATIONS_KEY } from '../app/queries.ts';
import { removeFrom } from '../app/removal.ts';

/**
 * Deletes a conversation over the API (AS-6).
 * @param close leads away from it, before what was read of it is dropped
 */
export function useConversationRemoval(close: () => Promise<void>): ConversationRemoval {
  const { client, feedback, queries, queryClient } = useApp();
  const { mutate, reset, ...removal } = useMutation({
    mutationFn: ({ threadId }: { threadId: string }) =>
      removeFrom(queryClient, CONVERSATIONS_KEY, () => client.call('deleteConversation', { threadId })),
  });
  return {
    task: taskOf(removal, () => ({})),
    onForget: reset,
    onRemove: (threadId) =>
      mutate(
        { threadId },
        {
          async onSuccess() {
            feedback.raise({ kind: 'toast', code: 'conversationDeleted' });
            await close();
            queryClient.removeQueries({ queryKey: queries.conversation(threadId).queryKey });
            // A list that is still being read again must not lead to it.
            queryClient.setQueriesData<ReplyOf<'getConversations'>>(
              { queryKey: [...CONVERSATIONS_KEY, 'list'] },
              (list) =>
                list && {
                  ...list,
                  rows: list.rows.filter((row) => row.threadId !== threadId),
                },
            );
            await queryClient.invalidateQueries({ queryKey: CONVERSATIONS_KEY });
          },
        },
      ),
  };
}
