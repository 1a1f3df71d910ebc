import { useWords } from '@parley/i18n/react';
import { LogOut } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../components/Button/Button.tsx';
import { AssistantForm, type AssistantFormState } from '../../patterns/AssistantForm/AssistantForm.tsx';
import type { AssistantAnswers } from '../../patterns/AssistantForm/assistantAnswers.ts';
import { ChatPreview } from '../../patterns/AssistantForm/ChatPreview.tsx';
import { WizardFrame } from './WizardFrame.tsx';

export interface WelcomeWizardScreenProps {
  /** What the fields start with, where something is known already. */
  initialAnswers?: Partial<AssistantAnswers>;
  state: AssistantFormState;
  /** The answers, checked and trimmed. */
  onFinish: (answers: AssistantAnswers) => void;
  onLogout: () => void;
}

/** Makes a new organisation's first assistant (WZ-1). */
export function WelcomeWizardScreen({ initialAnswers, state, onFinish, onLogout }: WelcomeWizardScreenProps) {
  const { t } = useWords();
  const [answers, setAnswers] = useState<AssistantAnswers>(() => ({
    name: '',
    description: '',
    welcomeMessage: t('screens.wizard.welcomeMessageDefault'),
    ...initialAnswers,
  }));
  return (
    <WizardFrame
      title={t('screens.wizard.title')}
      purpose={t('screens.wizard.purpose')}
      exit={
        <Button variant="quiet" size="small" icon={LogOut} iconPoints onClick={onLogout}>
          {t('common.logout')}
        </Button>
      }
      preview={<ChatPreview answers={answers} />}
    >
      <AssistantForm
        answers={answers}
        onChange={setAnswers}
        state={state}
        submitLabel={t('screens.wizard.finish')}
        onSubmit={onFinish}
      />
    </WizardFrame>
  );
}
