import { useWords } from '@parley/i18n/react';
import { USE_CASES, type UseCase } from '@parley/model';
import { CircleAlert } from 'lucide-react';
import { type Ref, useId } from 'react';
import { classes } from '../../classes.ts';
import * as choice from '../../components/choice.css.ts';
import { Icon } from '../../components/Icon/Icon.tsx';
import { StepIllustration } from '../../components/Illustration/StepIllustration.tsx';
import { Columns } from '../../layout/Columns/Columns.tsx';
import { Inline } from '../../layout/Inline/Inline.tsx';
import { Stack } from '../../layout/Stack/Stack.tsx';
import * as css from './UseCaseStep.css.ts';

const PICTURES = {
  support: 'support',
  sales: 'sales',
  knowledge: 'knowledge',
  other: 'blankPage',
} as const;

export interface UseCaseStepProps {
  value: UseCase | null;
  onChange: (useCase: UseCase) => void;
  /** Why one can't go on. */
  error: string | undefined;
  /** The choice that takes the focus when something is wrong. */
  firstRef: Ref<HTMLInputElement>;
}

/** What the assistant is for, as cards of which one is chosen. */
export function UseCaseStep({ value, onChange, error, firstRef }: UseCaseStepProps) {
  const { t } = useWords();
  const name = useId();
  const errorId = useId();
  return (
    <div
      role="radiogroup"
      className={css.group}
      aria-label={t('wizard.useCase.label')}
      aria-required
      aria-invalid={error !== undefined}
      aria-describedby={error === undefined ? undefined : errorId}
    >
      <Columns gap={12} template="fill fill" stackOnPhones>
        {USE_CASES.map((useCase, index) => (
          <Stack
            as="label"
            gap={12}
            key={useCase}
            className={css.card}
            data-selected={useCase === value || undefined}
          >
            <input
              ref={index === 0 ? firstRef : undefined}
              className={css.input}
              type="radio"
              name={name}
              value={useCase}
              checked={useCase === value}
              onChange={() => onChange(useCase)}
            />
            <span className={classes(choice.mark, choice.dot, css.mark)}>
              {useCase === value && <span className={choice.dotInner} />}
            </span>
            <StepIllustration name={PICTURES[useCase]} size="tiny" />
            <Stack as="span" gap={4}>
              <span className={css.title}>{t(`wizard.cases.${useCase}.title`)}</span>
              <span className={css.text}>{t(`wizard.cases.${useCase}.text`)}</span>
            </Stack>
          </Stack>
        ))}
      </Columns>
      {error !== undefined && (
        <Inline as="p" overflow="keep" className={css.error} id={errorId} role="alert">
          <Icon icon={CircleAlert} size="small" />
          {error}
        </Inline>
      )}
    </div>
  );
}
