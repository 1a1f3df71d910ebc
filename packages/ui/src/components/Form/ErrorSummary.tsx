import { useWords } from '@parley/i18n/react';
import { CircleAlert } from 'lucide-react';
import { type MouseEvent, type Ref, useId } from 'react';
import { Icon } from '../Icon/Icon.tsx';
import * as styles from './Form.css.ts';

/** One thing that keeps a form from being submitted. */
export interface FormProblem {
  /** `name` of the field. */
  field: string;
  /** Label of the field. */
  label: string;
  /** What is wrong, as the field says it. */
  text: string;
}

interface ErrorSummaryProps {
  ref: Ref<HTMLDivElement>;
  problems: readonly FormProblem[];
  /** The reader wants to mend this one. */
  onGoTo: (field: string) => void;
}

/**
 * What is wrong in the whole form, each with a link to its field. It takes the
 * focus, so that it is read out first.
 */
export function ErrorSummary({ ref, problems, onGoTo }: ErrorSummaryProps) {
  const { t } = useWords();
  const titleId = useId();
  const goTo = (event: MouseEvent, field: string) => {
    event.preventDefault();
    onGoTo(field);
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset groups fields, and there are none in it.
    <div ref={ref} className={styles.summary} role="group" aria-labelledby={titleId} tabIndex={-1}>
      <Icon icon={CircleAlert} />
      <p id={titleId} className={styles.summaryTitle}>
        {t('fields.form.problems', { count: problems.length })}
      </p>
      <ul className={styles.summaryList}>
        {problems.map(({ field, label, text }) => (
          <li key={field}>
            <a href={`#${field}`} className={styles.summaryLink} onClick={(event) => goTo(event, field)}>
              <bdi>{label}</bdi>: <bdi>{text}</bdi>
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}
