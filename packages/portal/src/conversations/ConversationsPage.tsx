import {
  CitedFileLinks,
  CONVERSATION_PAGE_SIZE,
  type ConversationQuery,
  ConversationsScreen,
  DEFAULT_CONVERSATION_QUERY,
} from '@parley/ui';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useNavigate, useRouter, useSearch } from '@tanstack/react-router';
import { useCallback, useMemo, useRef } from 'react';
import { useApp } from '../app/AppContext.tsx';
import { problemInPlace, useListState } from '../app/listState.ts';
import { conversationFilters } from '../app/queries.ts';
import { saveFile } from '../app/saveFile.ts';
import { useBackWithout } from '../app/useBackWithout.ts';
import { useByName } from '../app/useByName.ts';
import { FIRST_PAGE, useLastPage, useListQuery } from '../app/useListQuery.ts';
import { useLooks } from '../app/useLooks.ts';
import { DELETED_HREF } from '../assistants/deletedHref.ts';
import { dataFileHref } from '../assistants/editorHref.ts';
import { listItemOf, openedOf } from './conversationViews.ts';
import { useAnswerCare } from './useAnswerCare.ts';
import { useConversationRemoval } from './useConversationRemoval.ts';

/**
 * What was asked of the organisation's assistants (AS-6). What is searched for, the page and the conversation
 * that is open stand in the address.
 */
export default function ConversationsPage() {
  const { client, queries } = useApp();
  const { conversation: openedId = null, ...search } = useSearch({ from: '/guarded/layout/conversations' });
  const query: ConversationQuery = { ...DEFAULT_CONVERSATION_QUERY, ...search };
  const navigate = useNavigate({ from: '/conversations' });
  const router = useRouter();
  const go = useCallback(
    (changed: Partial<ConversationQuery>, replace = false) =>
      void navigate({ to: '/conversations', search: (before) => ({ ...before, ...changed }), replace }),
    [navigate],
  );
  const shown = useListQuery(query, go, FIRST_PAGE);
  const looks = useLooks();
  const conversations = useQuery({ ...queries.conversations(query), ...looks });
  const list = useRef('');
  // Of a list that is still to come, the one before is shown.
  if (!conversations.isPlaceholderData) list.current = JSON.stringify(query);
  const assistants = useQuery(queries.assistants);
  const choices = useQuery(queries.conversationChoices);
  const offered = useByName(assistants.data?.assistants);
  const users = useByName(choices.data?.users);
  const settings = useQuery(queries.userSettings);
  const opened = useQuery({
    ...queries.conversation(openedId ?? ''),
    ...looks,
    enabled: openedId !== null,
  });
  const openedState = useListState(opened, openedOf);
  const care = useAnswerCare(openedId === null ? undefined : opened.data);
  const close = useBackWithout(
    'conversation',
    () => void navigate({ to: '/conversations', search: { ...search } }),
  );
  const removal = useConversationRemoval(() =>
    navigate({ to: '/conversations', search: { ...search }, replace: true }),
  );
  const exporting = useMutation({
    mutationFn: (type: 'csv' | 'json') =>
      client.download('exportConversations', { ...conversationFilters(query), type }),
    onSuccess: saveFile,
  });

  useLastPage(
    conversations.isPlaceholderData ? undefined : conversations.data?.total,
    { page: query.page, pageSize: CONVERSATION_PAGE_SIZE },
    go,
  );

  const hrefOf = (conversation: string) =>
    router.buildLocation({ to: '/conversations', search: { ...search, conversation } }).href;
  const assistantGuid = opened.data?.conversation.assistant.assistantGuid ?? '';
  const fileHrefOf = useMemo(() => dataFileHref(assistantGuid), [assistantGuid]);
  return (
    <CitedFileLinks hrefOf={fileHrefOf}>
      <ConversationsScreen
        state={useListState(conversations, ({ rows, total }) => ({
          conversations: rows.map((row) => listItemOf(row, hrefOf(row.threadId))),
          list: list.current,
          total,
        }))}
        {...shown}
        choices={{
          assistants: offered.map(({ assistantGuid, name }) => ({
            id: assistantGuid,
            name,
          })),
          sites: choices.data?.sites ?? [],
          users: users.map(({ userId, name }) => ({ id: userId, name })),
        }}
        onRetry={() => void conversations.refetch()}
        installHref="/quick-start-guide#install"
        deletedHref={assistants.data?.deletedCount ? DELETED_HREF : undefined}
        kept={settings.data ? { days: settings.data.conversationDays, href: '/edit-account' } : null}
        exporting={{
          state:
            exporting.status === 'error'
              ? problemInPlace(exporting.error)
              : { kind: exporting.isPending ? 'running' : 'idle' },
          onExport: exporting.mutate,
          onForget: exporting.reset,
        }}
        openedId={openedId}
        opened={openedId === null ? null : openedState}
        onRetryOpened={() => void opened.refetch()}
        onClose={close}
        care={care}
        removal={removal}
      />
    </CitedFileLinks>
  );
}
