import { failureOf, feedbackFor } from '@parley/machines';
import { type AssistantAnswers, CreateAssistantScreen } from '@parley/ui';
import { useMutation } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useApp } from '../app/AppContext.tsx';

/** Makes an assistant and goes to its chat, to try it (AS-2). */
export default function CreateAssistantPage() {
  const { client, queries, queryClient, feedback } = useApp();
  const navigate = useNavigate();
  const creating = useMutation({
    mutationFn: (answers: AssistantAnswers) => client.call('createAssistant', answers),
    async onSuccess({ assistantGuid }) {
      await queryClient.invalidateQueries({ queryKey: queries.assistants.queryKey });
      await navigate({ to: '/assistants/chat/$id/{-$firstSession}', params: { id: assistantGuid } });
    },
    onError: (error) => {
      const told = feedbackFor(failureOf(error), 'admin', 'form');
      // What is not a dialog stands above the form.
      if (told.kind === 'dialog') feedback.raise(told);
    },
  });
  const failed = { kind: 'failed' as const, text: failureOf(creating.error).text };
  return (
    <CreateAssistantScreen
      state={creating.isError ? failed : { kind: creating.isIdle ? 'idle' : 'busy' }}
      onCreate={creating.mutate}
    />
  );
}
