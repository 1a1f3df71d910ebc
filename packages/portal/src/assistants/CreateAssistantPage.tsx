import type { AssistantAnswers } from '@parley/model';
import { CreateAssistantScreen } from '@parley/ui';
import { useMutation } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { useApp } from '../app/AppContext.tsx';
import { problemInPlace } from '../app/listState.ts';

/** Makes an assistant and goes to its chat, to try it (AS-2). */
export default function CreateAssistantPage() {
  const { client, queries, queryClient } = useApp();
  const navigate = useNavigate();
  // One id for all tries: a reply that was lost makes no second assistant.
  const [assistantGuid] = useState(() => crypto.randomUUID());
  const creating = useMutation({
    mutationFn: (answers: AssistantAnswers) => client.call('createAssistant', { ...answers, assistantGuid }),
    async onSuccess() {
      await queryClient.invalidateQueries({ queryKey: queries.assistants.queryKey });
      await navigate({ to: '/assistants/chat/$id/{-$firstSession}', params: { id: assistantGuid } });
    },
  });
  return (
    <CreateAssistantScreen
      state={creating.isError ? problemInPlace(creating.error) : { kind: creating.isIdle ? 'idle' : 'busy' }}
      onCreate={creating.mutate}
    />
  );
}
