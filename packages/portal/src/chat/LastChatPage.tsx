import { LoadingOverlay } from '@parley/ui';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useApp } from '../app/AppContext.tsx';
import { AssistantChat } from './AssistantChat.tsx';
import { indexAssistant, readLastAssistant } from './lastAssistant.ts';

/** A non-admin's index: the assistant used last, else the first permitted (RT-8). */
export default function LastChatPage() {
  const { queries } = useApp();
  // Read once: using another assistant elsewhere must not swap the open thread.
  const [last] = useState(readLastAssistant);
  const { data } = useQuery(queries.assistants);
  const assistants = data?.assistants;
  const guid = assistants && indexAssistant(assistants, last);
  // The guard has read the assistants before. There is one, or that call failed and the chat shows why.
  if (!guid && !assistants) return <LoadingOverlay />;
  return <AssistantChat key={guid} assistantGuid={guid ?? ''} />;
}
