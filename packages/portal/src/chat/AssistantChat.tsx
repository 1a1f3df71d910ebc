import { ApiError } from '@parley/api';
import { ChatScreen, CitedFileLinks, MissingAssistantScreen } from '@parley/ui';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useMemo } from 'react';
import { useApp } from '../app/AppContext.tsx';
import { roleOf } from '../app/role.ts';
import { userOf } from '../app/session.ts';
import { useTitle } from '../app/useTitle.ts';
import { DELETED_HREF } from '../assistants/deletedHref.ts';
import { dataFileHref, editorHref } from '../assistants/editorHref.ts';
import { focusesField } from './focusesField.ts';
import { keepLastAssistant } from './lastAssistant.ts';
import { useChat } from './useChat.ts';
import { useManageSubscription } from './useManageSubscription.ts';
import { useThreadManagement } from './useThreadManagement.ts';
import { useThreads } from './useThreads.ts';

const unknownAssistant = {
  name: '',
  description: '',
  avatarUrl: null,
  welcomeMessage: '',
  starterQuestions: [],
  placeholder: '',
  disclaimer: '',
  feedback: true,
};

/** Whether an assistant is known to have no data files; asked of the list, as long as that is wanted. */
function useHasNoFiles(assistantGuid: string, isWanted: boolean): boolean {
  const { queries } = useApp();
  const { data } = useQuery({ ...queries.assistants, enabled: isWanted });
  return data?.assistants.find((each) => each.assistantGuid === assistantGuid)?.dataFileCount === 0;
}

/**
 * The chat screen, connected. Another assistant needs another instance: pass its guid as the React key too.
 */
export function AssistantChat({ assistantGuid }: { assistantGuid: string }) {
  const app = useApp();
  const { data: assistant, error, refetch } = useQuery(app.queries.assistant(assistantGuid));
  const { view, actions, threadId, edits, leave, lookAgain } = useChat(assistantGuid);
  const manage = useThreadManagement(assistantGuid, leave);
  const { threads, leftOut, isForbidden, retry } = useThreads(assistantGuid);
  const role = roleOf(app);
  const hrefOf = useMemo(
    () => (role.editsAssistants ? dataFileHref(assistantGuid) : null),
    [role.editsAssistants, assistantGuid],
  );

  useTitle(assistant ? 'screens.titles.chatWith' : 'screens.titles.chat', { name: assistant?.name ?? '' });
  const subject = userOf(app)?.user.subject ?? '';
  useEffect(() => {
    if (assistant) keepLastAssistant(subject, assistant.assistantGuid);
  }, [assistant, subject]);

  // The list may know of an answer that the open thread lacks, such as one that ended before this window was
  // opened, or that the assistant is not the reader's any more.
  const isBehind =
    threads !== 'loading' &&
    threads !== 'failed' &&
    threads.some(({ id, unreadCount }) => id === threadId && unreadCount > 0);
  useEffect(() => {
    if (isBehind || isForbidden) lookAgain();
  }, [isBehind, isForbidden, lookAgain]);

  const manageSubscription = useManageSubscription();
  const isUnpublished = role.editsAssistants && assistant?.status === 'draft';
  const hasNoFiles = useHasNoFiles(assistantGuid, isUnpublished);

  // Never read: another's, or nobody's. One that was there and went is told of in its chat.
  const isMissing = error instanceof ApiError && (error.status === 404 || error.status === 403);
  if (!assistant && isMissing && view.phase === 'closed')
    return (
      <MissingAssistantScreen
        homeHref="/"
        deletedHref={role.editsAssistants ? DELETED_HREF : undefined}
        unsent={view.unsent}
      />
    );

  // The chat has its own loading and error states. They also stand for the assistant until it has been read.
  const phase = error ? 'historyFailed' : 'loading';
  const shown = view.phase === 'ready' && !assistant ? ({ ...view, phase } as const) : view;
  // If history and threads both fail, one message and one retry stand for both. With an assistant that may
  // not be used there are no threads to choose from.
  const withThreads = shown.phase !== 'closed' && !(shown.phase === 'historyFailed' && threads === 'failed');
  return (
    <CitedFileLinks hrefOf={hrefOf}>
      <ChatScreen
        assistant={assistant ?? unknownAssistant}
        description={assistant?.description ?? ''}
        nextSteps={
          isUnpublished
            ? {
                dataHref: hasNoFiles ? editorHref(assistantGuid, 'data') : undefined,
                styleHref: editorHref(assistantGuid, 'widget'),
                publishHref: editorHref(assistantGuid),
              }
            : undefined
        }
        view={shown}
        actions={{
          ...actions,
          onRetryHistory() {
            if (error) void refetch();
            if (threads === 'failed') retry();
            actions.onRetryHistory();
          },
          ...(role.managesSubscription ? { onManageSubscription: manageSubscription } : {}),
        }}
        threads={
          withThreads
            ? {
                view: { threads, leftOut, currentThreadId: threadId },
                actions: {
                  onOpenThread: actions.onOpenThread,
                  onNewChat: actions.onNewChat,
                  onRetryThreads: retry,
                },
                manage,
              }
            : undefined
        }
        editHref={role.editsAssistants ? editorHref(assistantGuid) : undefined}
        backHref={role.home === 'assistants' ? '/' : undefined}
        homeHref="/"
        edits={edits}
        autoFocus={focusesField()}
      />
    </CitedFileLinks>
  );
}
