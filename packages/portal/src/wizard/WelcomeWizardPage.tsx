import { useWords } from '@parley/i18n/react';
import { connectWelcomeWizard, welcomeWizardWith } from '@parley/machines/welcomeWizard';
import { firstWizardProgress } from '@parley/ui';
import { useNavigate } from '@tanstack/react-router';
import { useActorRef, useSelector } from '@xstate/react';
import { useEffect, useState } from 'react';
import { useApp } from '../app/AppContext.tsx';
import { userOf } from '../app/session.ts';
import { useLogout } from '../app/useLogout.ts';
import { Wizard } from './Wizard.tsx';
import { createWizardPorts } from './wizardPorts.ts';

/** The steps that a call is behind. */
const STEPS = ['useCase', 'identity', 'hello'] as const;

/** Makes a new organisation's first assistant, ends the wizard, and goes to the first conversation (WZ-1). */
export default function WelcomeWizardPage() {
  const app = useApp();
  const { t } = useWords();
  const navigate = useNavigate();
  const { logout } = useLogout();
  const subject = userOf(app)?.user.subject ?? '';
  const [logic] = useState(() => welcomeWizardWith(createWizardPorts(app, subject)));
  const actor = useActorRef(logic, { input: { steps: STEPS, first: firstWizardProgress(t) } });
  const snapshot = useSelector(actor, (current) => current);

  useEffect(() => {
    const { queries, queryClient, startUp } = app;
    const raising = actor.on('feedback.raised', ({ feedback }) => app.feedback.raise(feedback));
    const leaving = actor.on('wizard.finished', async ({ assistantGuid }) => {
      await queryClient.invalidateQueries({ queryKey: queries.assistants.queryKey, refetchType: 'none' });
      startUp.send({ type: 'rights.changed', rights: 'some' });
      startUp.send({ type: 'wizard.completed' });
      await navigate({
        to: '/assistants/chat/$id/{-$firstSession}',
        params: { id: assistantGuid, firstSession: 'firstSession' },
        replace: true,
      });
    });
    return () => {
      raising.unsubscribe();
      leaving.unsubscribe();
    };
  }, [actor, app, navigate]);

  return <Wizard {...connectWelcomeWizard(snapshot, actor.send)} onLogout={logout} />;
}
