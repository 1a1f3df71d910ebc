import { useWords } from '@parley/i18n/react';
import { LogOut } from 'lucide-react';
import { type FormEvent, useRef, useState } from 'react';
import { Banner } from '../../components/Banner/Banner.tsx';
import { Button } from '../../components/Button/Button.tsx';
import { TextArea } from '../../components/TextArea/TextArea.tsx';
import { TextField } from '../../components/TextField/TextField.tsx';
import { Inline } from '../../layout/Inline/Inline.tsx';
import { Stack } from '../../layout/Stack/Stack.tsx';
import { ChatPreview } from './ChatPreview.tsx';
import { WizardFrame } from './WizardFrame.tsx';
import {
  DESCRIPTION_MAX,
  NAME_MAX,
  WELCOME_MAX,
  type WizardAnswers,
  wizardProblems,
} from './wizardAnswers.ts';

export interface WelcomeWizardScreenProps {
  /** What the fields start with, where something is known already. */
  initialAnswers?: Partial<WizardAnswers>;
  /** `failed` keeps the answers; its text says why in plain words, '' where nobody knows. */
  state: { kind: 'idle' | 'busy' } | { kind: 'failed'; text: string };
  /** The answers, checked and trimmed. */
  onFinish: (answers: WizardAnswers) => void;
  onLogout: () => void;
}

/** Makes a new organisation's first assistant (WZ-1). */
export function WelcomeWizardScreen({ initialAnswers, state, onFinish, onLogout }: WelcomeWizardScreenProps) {
  const { t } = useWords();
  const [answers, setAnswers] = useState<WizardAnswers>(() => ({
    name: '',
    description: '',
    welcomeMessage: t('screens.wizard.welcomeMessageDefault'),
    ...initialAnswers,
  }));
  const [tried, setTried] = useState(false);
  const nameField = useRef<HTMLInputElement>(null);

  const problems = wizardProblems(answers);
  const set = (change: Partial<WizardAnswers>) => setAnswers({ ...answers, ...change });
  const busy = state.kind === 'busy';

  const finish = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (busy) return;
    if (problems.name) nameField.current?.focus();
    if (Object.keys(problems).length > 0) return;
    onFinish({ ...answers, name: answers.name.trim() });
  };

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
      <form onSubmit={finish} noValidate>
        <Stack gap={24}>
          {state.kind === 'failed' && (
            <Banner tone="critical" title={t('screens.wizard.failed')} announce>
              {state.text || t('errors.generic')}
            </Banner>
          )}
          <TextField
            label={t('screens.wizard.name')}
            help={t('screens.wizard.nameHelp')}
            // Until Finish is tried, an empty field is not yet a mistake.
            error={
              problems.name && (tried || problems.name === 'nameTooLong')
                ? t(`screens.wizard.${problems.name}`, { max: NAME_MAX })
                : undefined
            }
            placeholder={t('screens.wizard.namePlaceholder')}
            autoComplete="off"
            value={answers.name}
            onChange={(name) => set({ name })}
            ref={nameField}
          />
          <TextArea
            label={t('screens.wizard.description')}
            need="optional"
            help={t('screens.wizard.descriptionHelp')}
            error={
              problems.description && t(`screens.wizard.${problems.description}`, { max: DESCRIPTION_MAX })
            }
            placeholder={t('screens.wizard.descriptionPlaceholder')}
            rows={2}
            maxLength={DESCRIPTION_MAX}
            value={answers.description}
            onChange={(description) => set({ description })}
          />
          <TextArea
            label={t('screens.wizard.welcomeMessage')}
            need="optional"
            help={t('screens.wizard.welcomeMessageHelp')}
            error={
              problems.welcomeMessage && t(`screens.wizard.${problems.welcomeMessage}`, { max: WELCOME_MAX })
            }
            rows={3}
            maxLength={WELCOME_MAX}
            value={answers.welcomeMessage}
            onChange={(welcomeMessage) => set({ welcomeMessage })}
          />
          <Inline justify="end">
            <Button type="submit" variant="primary" busy={busy ? t('screens.wizard.finishing') : undefined}>
              {t('screens.wizard.finish')}
            </Button>
          </Inline>
        </Stack>
      </form>
    </WizardFrame>
  );
}
