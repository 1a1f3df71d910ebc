import { useWords } from '@parley/i18n/react';
import { LoadFailure, LoadingOverlay } from '@parley/ui';
import { useQuery } from '@tanstack/react-query';
import { useApp } from '../app/AppContext.tsx';
import { listStateOf } from '../app/listState.ts';
import { AssistantChat } from './AssistantChat.tsx';
import { useIndexAssistant } from './useIndexAssistant.ts';

/** A non-admin's index: the assistant used last, else the first permitted (RT-8). */
export default function LastChatPage() {
  const { queries } = useApp();
  const { t } = useWords();
  const query = useQuery(queries.assistants);
  const guid = useIndexAssistant(query.data?.assistants, true);
  const list = listStateOf(query, ({ assistants }) => ({ assistants }));
  if (list.kind === 'loading') return <LoadingOverlay />;
  if (list.kind === 'failed') {
    const { problem, retrying } = list;
    const onRetry = () => void query.refetch();
    return <LoadFailure title={t('assistants.failed')} {...{ problem, retrying, onRetry }} />;
  }
  return <AssistantChat key={guid} assistantGuid={guid ?? ''} />;
}
