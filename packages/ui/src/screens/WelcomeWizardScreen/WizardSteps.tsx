import { useWords } from '@parley/i18n/react';
import {
  DATA_FILE_MAX_BYTES,
  DATA_FILE_TYPES,
  type ProblemInPlace,
  type RefusedFields,
  type WizardAnswers,
  type WizardStep,
} from '@parley/model';
import type { Ref } from 'react';
import { CodeBlock } from '../../components/CodeBlock/CodeBlock.tsx';
import type { AddedFile } from '../../components/FileDrop/checkedFile.ts';
import { FileDrop, type FileDropProps } from '../../components/FileDrop/FileDrop.tsx';
import { isThere } from '../../components/FileDrop/isThere.ts';
import { Skeleton } from '../../components/Skeleton/Skeleton.tsx';
import { Text } from '../../components/Text/Text.tsx';
import { Stack } from '../../layout/Stack/Stack.tsx';
import { IdentityFields, WelcomeField } from '../../patterns/AssistantForm/AssistantFields.tsx';
import { AvatarField, type AvatarFieldProps } from '../../patterns/AvatarField/AvatarField.tsx';
import { SameFilesDialog } from '../../patterns/SameFiles/SameFilesDialog.tsx';
import { useSameFiles } from '../../patterns/SameFiles/useSameFiles.ts';
import { StarterQuestions } from '../EditAssistantScreen/StarterQuestions.tsx';
import { UseCaseStep } from './UseCaseStep.tsx';
import { withUseCase } from './useCases.ts';

/** Optional parts: a step or field whose prop is left out is not shown. */
export interface WizardParts {
  /** The picture of the assistant. */
  avatar?: Omit<AvatarFieldProps, 'name'>;
  /** Its data files. */
  data?: Pick<FileDropProps, 'onCancel' | 'onRetry' | 'onRemove'> &
    Required<Pick<FileDropProps, 'files' | 'onAdd'>> & {
      /** Puts a file in the place of one that is there or on its way. */
      onReplace: (id: string, added: AddedFile) => void;
    };
  /** Whether questions to start with can be kept. */
  starters?: boolean;
  /** The line of HTML that puts it on a page; null until it is known, or why its assistant is not there. */
  snippet?: string | null | ProblemInPlace;
}

/** Height of the placeholder for the snippet, in px. */
const SNIPPET_HEIGHT = 96;

export interface WizardStepBodyProps extends WizardParts {
  step: WizardStep;
  answers: WizardAnswers;
  onChange: (answers: WizardAnswers) => void;
  /** Whether it was tried to go on: until then, nothing missing is a mistake. */
  tried: boolean;
  /** What the server did not take, by field. */
  refused: RefusedFields | undefined;
  /** What takes the focus when something is wrong. */
  firstRef: Ref<HTMLInputElement>;
}

/** The questions of one step. */
export function WizardStepBody({
  step,
  answers,
  onChange,
  tried,
  refused,
  firstRef,
  avatar,
  data,
  starters,
  snippet,
}: WizardStepBodyProps) {
  const { t } = useWords();
  const change = (changed: Partial<WizardAnswers>) => onChange({ ...answers, ...changed });
  switch (step) {
    case 'useCase':
      return (
        <UseCaseStep
          value={answers.useCase}
          onChange={(useCase) => onChange(withUseCase(t, answers, useCase))}
          error={tried && answers.useCase === null ? t('wizard.useCase.missing') : undefined}
          firstRef={firstRef}
        />
      );
    case 'identity':
      return (
        <Stack gap={24}>
          {avatar && <AvatarField {...avatar} name={answers.name.trim() || t('wizard.previewName')} />}
          <IdentityFields
            answers={answers}
            onChange={change}
            refused={refused}
            tried={tried}
            nameRef={firstRef}
          />
        </Stack>
      );
    case 'data':
      return data && <DataStep {...data} />;
    case 'hello':
      return (
        <Stack gap={24}>
          <WelcomeField answers={answers} onChange={change} refused={refused} />
          {starters && (
            <StarterQuestions
              name="starterQuestions"
              label={t('wizard.starters')}
              error={refused?.starterQuestions}
              readOnly={false}
              questions={answers.starterQuestions}
              onChange={(starterQuestions) => change({ starterQuestions })}
            />
          )}
        </Stack>
      );
    case 'embed':
      return (
        snippet !== undefined && (
          <Stack gap={16}>
            {snippet === null && <Skeleton shape="block" height={SNIPPET_HEIGHT} />}
            {typeof snippet === 'string' && (
              <CodeBlock code={snippet} language="html" label={t('wizard.embed.snippet')} wrap />
            )}
            <Text tone="muted">
              {t(
                data?.files.some(({ state }) => isThere(state))
                  ? 'wizard.embed.laterWithFiles'
                  : 'wizard.embed.later',
              )}
            </Text>
          </Stack>
        )
      );
  }
}

/** The files that it is to answer from. */
function DataStep({ files, onAdd, onReplace, ...list }: NonNullable<WizardParts['data']>) {
  const { t } = useWords();
  const adding = useSameFiles({
    there: files.filter(({ state }) => isThere(state)),
    onAdd,
    onReplace,
  });
  return (
    <>
      <FileDrop
        {...list}
        files={files}
        onAdd={adding.onAdd}
        label={t('wizard.data.field')}
        accept={DATA_FILE_TYPES}
        maxBytes={DATA_FILE_MAX_BYTES}
        needsNetwork
      />
      <SameFilesDialog {...adding.question} />
    </>
  );
}
