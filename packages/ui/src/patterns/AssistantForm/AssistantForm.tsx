import { useWords } from '@parley/i18n/react';
import { type FormEvent, useRef, useState } from 'react';
import { Banner } from '../../components/Banner/Banner.tsx';
import { Button } from '../../components/Button/Button.tsx';
import { TextArea } from '../../components/TextArea/TextArea.tsx';
import { TextField } from '../../components/TextField/TextField.tsx';
import { Inline } from '../../layout/Inline/Inline.tsx';
import { Stack } from '../../layout/Stack/Stack.tsx';
import {
  type AssistantAnswers,
  assistantProblems,
  DESCRIPTION_MAX,
  NAME_MAX,
  WELCOME_MAX,
} from './assistantAnswers.ts';

/** What became of the answers: `failed` keeps them; its text says why in plain words, '' where nobody knows. */
export type AssistantFormState = { kind: 'idle' | 'busy' } | { kind: 'failed'; text: string };

export interface AssistantFormProps {
  answers: AssistantAnswers;
  onChange: (answers: AssistantAnswers) => void;
  state: AssistantFormState;
  submitLabel: string;
  /** The answers, checked and trimmed. */
  onSubmit: (answers: AssistantAnswers) => void;
}

/** What a new assistant needs, for the wizard and for every further assistant (AS-2, WZ-1). */
export function AssistantForm({ answers, onChange, state, submitLabel, onSubmit }: AssistantFormProps) {
  const { t } = useWords();
  const [tried, setTried] = useState(false);
  const nameField = useRef<HTMLInputElement>(null);
  const problems = assistantProblems(answers);
  const set = (change: Partial<AssistantAnswers>) => onChange({ ...answers, ...change });
  const busy = state.kind === 'busy';

  const submit = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (busy) return;
    if (problems.name) nameField.current?.focus();
    if (Object.keys(problems).length > 0) return;
    onSubmit({ ...answers, name: answers.name.trim() });
  };

  return (
    <form onSubmit={submit} noValidate>
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
            {submitLabel}
          </Button>
        </Inline>
      </Stack>
    </form>
  );
}
