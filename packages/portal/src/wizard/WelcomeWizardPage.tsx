import { useWords } from '@parley/i18n/react';
import { connectWelcomeWizard, welcomeWizardWith } from '@parley/machines/welcomeWizard';
import { WIZARD_STEPS, type WizardStep } from '@parley/model';
import { firstWizardProgress } from '@parley/ui';
import { useNavigate } from '@tanstack/react-router';
import { useActorRef, useSelector } from '@xstate/react';
import { useCallback, useEffect, useState } from 'react';
import { useApp } from '../app/AppContext.tsx';
import { useLanguage } from '../app/useLanguage.ts';
import { useLogout } from '../app/useLogout.ts';
import { useDraftLanguage } from './useDraftLanguage.ts';
import { useStepsInHistory } from './useStepsInHistory.ts';
import { useWizardParts } from './useWizardParts.ts';
import { Wizard } from './Wizard.tsx';
import { createWizardAssistant } from './wizardAssistant.ts';
import { createWizardPorts } from './wizardPorts.ts';

/** Makes a new organisation's first assistant, ends the wizard, and goes to the first conversation (WZ-1). */
export default function WelcomeWizardPage() {
  const app = useApp();
  const { t } = useWords();
  const navigate = useNavigate();
  const language = useLanguage();
  const { logout } = useLogout();
  const [assistant] = useState(() => createWizardAssistant(app));
  const [first] = useState(() => firstWizardProgress(t));
  const [logic] = useState(() =>
    welcomeWizardWith(createWizardPorts(app, assistant, t('wizard.previewName'), first)),
  );
  const actor = useActorRef(logic, { input: { steps: WIZARD_STEPS, first } });
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

  const wizard = connectWelcomeWizard(snapshot, actor.send);
  useDraftLanguage(wizard);
  const parts = useWizardParts(assistant, wizard.progress);
  const onStep = useCallback((step: WizardStep) => actor.send({ type: 'step.chosen', step }), [actor]);
  useStepsInHistory(wizard.view.kind === 'answering' ? wizard.progress.step : null, onStep);
  return <Wizard {...wizard} {...parts} language={language} onLogout={logout} />;
}
