import type { ReplyOf } from '@parley/api';
import { STARTER_QUESTIONS_MAX_COUNT } from '@parley/model';
import type { AnswerCare, AnswerDeed, AnswerTask } from '@parley/ui';
import { type UseMutationResult, useMutation } from '@tanstack/react-query';
import { useApp } from '../app/AppContext.tsx';
import { problemInPlace } from '../app/listState.ts';
import { CONVERSATIONS_KEY } from '../app/queries.ts';
import { answerFile } from './answerFile.ts';

/** An action on an answer; `full` says that the draft had no room. */
interface Wish {
  threadId: string;
  does: AnswerDeed;
  answerId: string;
  run: () => Promise<'done' | 'full'>;
}

/** What an administrator can do about the answers of the conversation that is open, over the API (AS-6). */
export function useAnswerCare(opened: ReplyOf<'getConversation'> | undefined): AnswerCare {
  const { client, queries, queryClient } = useApp();
  const { threadId = '', assistant } = opened?.conversation ?? {};
  const assistantGuid = assistant?.assistantGuid ?? '';
  const isOpen = (answerId: string) =>
    opened?.messages.some(({ id, unanswered }) => id === answerId && unanswered === 'open') ?? false;

  const deed = useMutation({
    mutationFn: ({ run }: Wish) => run(),
    onSettled: () => queryClient.invalidateQueries({ queryKey: CONVERSATIONS_KEY }),
  });
  const settle = (answerId: string, state: 'open' | 'done') =>
    client.call('settleAnswer', { answerId, state });

  return {
    // The outcome of an action in another conversation is not shown in this one.
    task: deed.variables?.threadId === threadId ? taskOf(deed) : { kind: 'idle' },
    onForget: deed.reset,
    onSettle: (answerId, state) =>
      deed.mutate({
        threadId,
        does: 'settle',
        answerId,
        async run() {
          await settle(answerId, state);
          return 'done';
        },
      }),
    onAddToFiles: (answerId, question, answer) =>
      deed.mutate({
        threadId,
        does: 'file',
        answerId,
        async run() {
          const file = answerFile(question, answer);
          await client.call('uploadDataFile', { assistantGuid, dataFileGuid: crypto.randomUUID(), file });
          void queryClient.invalidateQueries({ queryKey: queries.dataFiles(assistantGuid).queryKey });
          // The file is uploaded even if marking the answer fails: the reader can mark it by hand.
          if (isOpen(answerId)) await settle(answerId, 'done').catch(() => undefined);
          return 'done';
        },
      }),
    onMakeStarter: (answerId, question) =>
      deed.mutate({
        threadId,
        does: 'starter',
        answerId,
        async run() {
          // Read right before it is saved, so that 409 comes only when somebody saves at the same moment.
          const { draft, version } = await client.call('getAssistantDraft', { assistantGuid });
          const { starterQuestions } = draft;
          if (starterQuestions.includes(question)) return 'done';
          if (starterQuestions.length >= STARTER_QUESTIONS_MAX_COUNT) return 'full';
          await client.call('saveAssistantDraft', {
            assistantGuid,
            base: version,
            draft: { ...draft, starterQuestions: [...starterQuestions, question] },
          });
          return 'done';
        },
      }),
  };
}

function taskOf({
  status,
  error,
  data,
  variables,
}: UseMutationResult<'done' | 'full', Error, Wish>): AnswerTask {
  if (!variables) return { kind: 'idle' };
  const { does, answerId } = variables;
  if (status === 'pending') return { kind: 'running', does, answerId };
  if (status === 'success') {
    return data === 'full' ? { kind: 'full', does: 'starter', answerId } : { kind: 'done', does, answerId };
  }
  const failed = problemInPlace(error);
  return failed.kind === 'failed' ? { ...failed, does, answerId } : failed;
}
