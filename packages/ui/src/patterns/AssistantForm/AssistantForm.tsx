import { useWords } from '@parley/i18n/react';
import type { AssistantAnswers, FormState } from '@parley/model';
import { useRef, useState } from 'react';
import { Button } from '../../components/Button/Button.tsx';
import { submitOnce } from '../../components/Form/submitOnce.ts';
import { Inline } from '../../layout/Inline/Inline.tsx';
import { Stack } from '../../layout/Stack/Stack.tsx';
import { ProblemBanner } from '../ProblemBanner/ProblemBanner.tsx';
import { IdentityFields, WelcomeField } from './AssistantFields.tsx';
import { assistantProblems } from './assistantAnswers.ts';

export interface AssistantFormProps {
  /** What has been filled in so far. */
  answers: AssistantAnswers;
  /** Called with all answers after each change. */
  onChange: (answers: AssistantAnswers) => void;
  /** Whether it is being sent, and what went wrong when it was. */
  state: FormState;
  /** Words of the button that sends it. */
  submitLabel: string;
  /** The answers, checked and trimmed. */
  onSubmit: (answers: AssistantAnswers) => void;
}

/** What a new assistant needs, all on one page (AS-2). The welcome wizard asks for the same, step by step. */
export function AssistantForm({ answers, onChange, state, submitLabel, onSubmit }: AssistantFormProps) {
  const { t } = useWords();
  const [tried, setTried] = useState(false);
  const nameField = useRef<HTMLInputElement>(null);
  const problems = assistantProblems(answers);
  const change = (changed: Partial<AssistantAnswers>) => onChange({ ...answers, ...changed });
  const busy = state.kind === 'busy';
  const refused = state.kind === 'failed' ? undefined : state.refused;

  const submit = submitOnce(() => {
    setTried(true);
    if (busy) return;
    if (problems.name) nameField.current?.focus();
    if (Object.keys(problems).length > 0) return;
    onSubmit({ ...answers, name: answers.name.trim() });
  });

  return (
    <form onSubmit={submit} noValidate>
      <Stack gap={24}>
        {state.kind === 'failed' && <ProblemBanner title={t('wizard.failed')} problem={state.problem} />}
        <IdentityFields
          answers={answers}
          onChange={change}
          refused={refused}
          tried={tried}
          nameRef={nameField}
        />
        <WelcomeField answers={answers} onChange={change} refused={refused} />
        <Inline justify="end">
          <Button
            type="submit"
            variant="primary"
            needsNetwork
            busy={busy ? t('wizard.finishing') : undefined}
          >
            {submitLabel}
          </Button>
        </Inline>
      </Stack>
    </form>
  );
}
