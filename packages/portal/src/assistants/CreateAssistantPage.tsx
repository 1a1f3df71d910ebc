import type { AssistantAnswers } from '@parley/model';
import { CreateAssistantScreen } from '@parley/ui';
import { useMutation } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { useApp } from '../app/AppContext.tsx';
import { problemInPlace } from '../app/listState.ts';

/** Name of what is kept: the id of the assistant that the last press of the button was to make. */
const TRIED_ID = 'createAssistant.id';

/** Makes an assistant and goes to its chat, to try it (AS-2). */
export default function CreateAssistantPage() {
  const { client, queries, queryClient, unsaved } = useApp();
  const navigate = useNavigate();
  // One id for all tries, also after a reload: a reply that was lost makes no second assistant.
  const [assistantGuid] = useState(() => {
    const kept = unsaved.read(TRIED_ID);
    return typeof kept === 'string' ? kept : crypto.randomUUID();
  });
  const creating = useMutation({
    mutationFn: (answers: AssistantAnswers) => {
      unsaved.keep(TRIED_ID, assistantGuid);
      return client.call('createAssistant', { ...answers, assistantGuid });
    },
    async onSuccess() {
      unsaved.keep(TRIED_ID, null);
      unsaved.forgetHeld();
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
