import { failureOf } from '@parley/machines';
import { type AssistantAnswers, WelcomeWizardScreen } from '@parley/ui';
import { useMutation } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useApp } from '../app/AppContext.tsx';
import { useLogout } from '../app/useLogout.ts';

/** Makes a new organisation's first assistant, ends the wizard, and goes to the first conversation (WZ-1). */
export default function WelcomeWizardPage() {
  const { client, queries, queryClient, startUp } = useApp();
  const navigate = useNavigate();
  const { logout } = useLogout();
  const finishing = useMutation({
    async mutationFn(answers: AssistantAnswers) {
      const assistant = await client.call('createAssistant', answers);
      await client.call('completeWelcomeWizard');
      return assistant;
    },
    async onSuccess({ assistantGuid }) {
      await queryClient.invalidateQueries({ queryKey: queries.assistants.queryKey });
      startUp.send({ type: 'rights.changed', rights: 'some' });
      startUp.send({ type: 'wizard.completed' });
      await navigate({
        to: '/assistants/chat/$id/{-$firstSession}',
        params: { id: assistantGuid, firstSession: 'firstSession' },
        replace: true,
      });
    },
  });

  const failed = { kind: 'failed' as const, text: failureOf(finishing.error).text };
  return (
    <WelcomeWizardScreen
      state={finishing.isError ? failed : { kind: finishing.isIdle ? 'idle' : 'busy' }}
      onFinish={finishing.mutate}
      onLogout={logout}
    />
  );
}
