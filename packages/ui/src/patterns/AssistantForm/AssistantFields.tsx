import { useWords } from '@parley/i18n/react';
import {
  ASSISTANT_DESCRIPTION_MAX_LENGTH,
  ASSISTANT_NAME_MAX_LENGTH,
  type AssistantAnswers,
  type RefusedFields,
  WELCOME_MESSAGE_MAX_LENGTH,
} from '@parley/model';
import type { Ref } from 'react';
import { nearLimit } from '../../components/Field/nearLimit.ts';
import { useRefused } from '../../components/Form/useRefused.ts';
import { TextArea } from '../../components/TextArea/TextArea.tsx';
import { TextField } from '../../components/TextField/TextField.tsx';
import { assistantProblems } from './assistantAnswers.ts';

interface FieldsProps {
  answers: AssistantAnswers;
  onChange: (change: Partial<AssistantAnswers>) => void;
  /** What the server did not take, by field. */
  refused: RefusedFields | undefined;
}

export interface IdentityFieldsProps extends FieldsProps {
  /** Whether it was tried to go on: until then, an empty name is not yet a mistake. */
  tried: boolean;
  nameRef: Ref<HTMLInputElement>;
}

/** What an assistant is called, and what it is for. */
export function IdentityFields({ answers, onChange, refused, tried, nameRef }: IdentityFieldsProps) {
  const { t } = useWords();
  const refusalOf = useRefused(refused, answers);
  const problems = assistantProblems(answers);
  return (
    <>
      <TextField
        label={t('wizard.name')}
        help={t('wizard.nameHelp')}
        error={
          problems.name && (tried || problems.name === 'nameTooLong')
            ? t(`wizard.${problems.name}`, { max: ASSISTANT_NAME_MAX_LENGTH })
            : refusalOf('name')
        }
        placeholder={t('wizard.namePlaceholder')}
        autoComplete="off"
        {...nearLimit(answers.name, ASSISTANT_NAME_MAX_LENGTH)}
        value={answers.name}
        onChange={(name) => onChange({ name })}
        ref={nameRef}
      />
      <TextArea
        label={t('wizard.description')}
        need="optional"
        help={t('wizard.descriptionHelp')}
        error={
          problems.description
            ? t(`wizard.${problems.description}`, { max: ASSISTANT_DESCRIPTION_MAX_LENGTH })
            : refusalOf('description')
        }
        placeholder={t('wizard.descriptionPlaceholder')}
        rows={2}
        maxLength={ASSISTANT_DESCRIPTION_MAX_LENGTH}
        value={answers.description}
        onChange={(description) => onChange({ description })}
      />
    </>
  );
}

/** What an assistant says first. */
export function WelcomeField({ answers, onChange, refused }: FieldsProps) {
  const { t } = useWords();
  const refusalOf = useRefused(refused, answers);
  const problem = assistantProblems(answers).welcomeMessage;
  return (
    <TextArea
      label={t('wizard.welcomeMessage')}
      need="optional"
      help={t('wizard.welcomeMessageHelp')}
      error={
        problem ? t(`wizard.${problem}`, { max: WELCOME_MESSAGE_MAX_LENGTH }) : refusalOf('welcomeMessage')
      }
      rows={3}
      maxLength={WELCOME_MESSAGE_MAX_LENGTH}
      value={answers.welcomeMessage}
      onChange={(welcomeMessage) => onChange({ welcomeMessage })}
    />
  );
}
