import type { ReplyOf } from '@parley/api';
import { STARTER_QUESTIONS_MAX_COUNT } from '@parley/model';
import type { AnswerCare, AnswerDeed, AnswerTask } from '@parley/ui';
import { useMutation } from '@tanstack/react-query';
import { useRef } from 'react';
import { useApp } from '../app/AppContext.tsx';
import { taskOf } from '../app/listState.ts';
import { CONVERSATIONS_KEY } from '../app/queries.ts';
import { answerFile } from './answerFile.ts';
import { inTurn } from './inTurn.ts';

/** An action on an answer; `full` says that the draft had no room, `already` that it has the question. */
interface Wish {
  threadId: string;
  does: AnswerDeed;
  answerId: string;
  run: () => Promise<'done' | 'full' | 'already'>;
}

/** What an administrator can do about the answers of the conversation that is open, over the API (AS-6). */
export function useAnswerCare(opened: ReplyOf<'getConversation'> | undefined): AnswerCare {
  const { client, queries, queryClient } = useApp();
  const { threadId = '', assistant } = opened?.conversation ?? {};
  const assistantGuid = assistant?.assistantGuid ?? '';
  const isOpen = (answerId: string) =>
    opened?.messages.some(({ id, care }) => id === answerId && care === 'open') ?? false;

  // One file for one text, however often it is sent: a try whose reply was lost may have made it.
  const fileIds = useRef(new Map<string, string>());
  const fileIdOf = (text: string) => {
    const known = fileIds.current.get(text) ?? crypto.randomUUID();
    fileIds.current.set(text, known);
    return known;
  };

  // A try whose reply was lost may have added the question: then it is there because it was asked for.
  const sent = useRef(new Set<string>());
  const deed = useMutation({
    mutationFn: ({ run }: Wish) => run(),
    onSettled: () => queryClient.invalidateQueries({ queryKey: CONVERSATIONS_KEY }),
  });
  const about = ({ does, answerId }: Wish) => ({ does, answerId });
  const task = (): AnswerTask => {
    const { variables, data } = deed;
    // The outcome of an action in another conversation is not shown in this one.
    if (variables?.threadId !== threadId) return { kind: 'idle' };
    if (data === 'full' || data === 'already')
      return { kind: data, does: 'starter', answerId: variables.answerId };
    return taskOf(deed, about);
  };
  const settle = (answerId: string, state: 'open' | 'done') =>
    client.call('settleAnswer', { answerId, state });

  const all = useMutation({
    mutationFn: ({ answerIds }: { threadId: string; answerIds: readonly string[] }) =>
      inTurn(answerIds, (answerId) => settle(answerId, 'done')),
    // Those that were settled stay so where another failed.
    onSettled: () => queryClient.invalidateQueries({ queryKey: CONVERSATIONS_KEY }),
  });

  return {
    task: task(),
    all: {
      task: all.variables?.threadId === threadId ? taskOf(all, () => ({})) : { kind: 'idle' },
      onForget: all.reset,
      onSettle: (answerIds) => all.mutate({ threadId, answerIds }),
    },
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
          const dataFileGuid = fileIdOf([assistantGuid, question, answer].join('\n'));
          await client.call('uploadDataFile', { assistantGuid, dataFileGuid, file });
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
          const asked = [assistantGuid, question].join('\n');
          if (starterQuestions.includes(question)) return sent.current.has(asked) ? 'done' : 'already';
          if (starterQuestions.length >= STARTER_QUESTIONS_MAX_COUNT) return 'full';
          sent.current.add(asked);
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
