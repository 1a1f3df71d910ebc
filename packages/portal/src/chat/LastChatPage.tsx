import { useWords } from '@parley/i18n/react';
import { LoadFailure, LoadingOverlay } from '@parley/ui';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useApp } from '../app/AppContext.tsx';
import { listStateOf } from '../app/listState.ts';
import { userOf } from '../app/session.ts';
import { AssistantChat } from './AssistantChat.tsx';
import { indexAssistant, readLastAssistant } from './lastAssistant.ts';

/** A non-admin's index: the assistant used last, else the first permitted (RT-8). */
export default function LastChatPage() {
  const app = useApp();
  const { queries } = app;
  // Read once: using another assistant elsewhere must not swap the open thread.
  const [last] = useState(() => readLastAssistant(userOf(app)?.user.subject ?? ''));
  const { t } = useWords();
  const query = useQuery(queries.assistants);
  const list = listStateOf(query, ({ assistants }) => ({ assistants }));
  if (list.kind === 'loading') return <LoadingOverlay />;
  if (list.kind === 'failed') {
    const { problem, retrying } = list;
    const onRetry = () => void query.refetch();
    return <LoadFailure title={t('assistants.failed')} {...{ problem, retrying, onRetry }} />;
  }
  const guid = indexAssistant(list.assistants, last);
  return <AssistantChat key={guid} assistantGuid={guid ?? ''} />;
}
