import { useWords } from '@parley/i18n/react';
import { Check } from 'lucide-react';
import { classes } from '../../classes.ts';
import { VisuallyHidden } from '../../layout/VisuallyHidden/VisuallyHidden.tsx';
import { Icon } from '../Icon/Icon.tsx';
import * as styles from './Stepper.css.ts';

export interface Step<I extends string> {
  id: I;
  label: string;
  /** A second, quieter line. */
  help?: string;
  /** What is wrong with it, in place of the help; its presence is what marks the step. */
  error?: string | undefined;
}

export interface StepperProps<I extends string> {
  /** Names the steps. */
  label: string;
  /** From the first to the last. */
  steps: readonly Step<I>[];
  /** Those before it are done, those behind it to come; null when all are done. */
  current: I | null;
  /** Goes back to a step: those that are done or marked become buttons. */
  onSelect?: (id: I) => void;
  /** Down the side where a step has more to say. @default 'horizontal' */
  direction?: 'horizontal' | 'vertical';
}

type State = 'done' | 'current' | 'upcoming' | 'failed';

/** Where one is in a task of several steps. Phones show a row of steps as 'Step 2 of 5'. */
export function Stepper<I extends string>({
  label,
  steps,
  current,
  onSelect,
  direction = 'horizontal',
}: StepperProps<I>) {
  const { t } = useWords();
  const place = current === null ? steps.length : steps.findIndex(({ id }) => id === current);
  const stateOf = (step: Step<I>, index: number): State => {
    if (step.error !== undefined && index !== place) return 'failed';
    return index < place ? 'done' : index === place ? 'current' : 'upcoming';
  };
  return (
    <section className={styles.root} aria-label={label}>
      {direction === 'horizontal' && (
        <div className={styles.compact}>
          <div className={styles.compactWords}>
            <span className={styles.compactLabel}>
              {steps[place]?.label ?? t('components.stepper.allDone')}
            </span>
            <span className={styles.compactPlace}>
              {t('components.stepper.position', {
                step: Math.min(place + 1, steps.length),
                total: steps.length,
              })}
            </span>
          </div>
          <div className={styles.pieces}>
            {steps.map((step, index) => (
              <span key={step.id} className={styles.piece} data-state={stateOf(step, index)} />
            ))}
          </div>
        </div>
      )}
      <ol className={styles.list[direction]}>
        {steps.map((step, index) => {
          const state = stateOf(step, index);
          const canGo = onSelect !== undefined && (state === 'done' || state === 'failed');
          const face = <Face step={step} number={index + 1} state={state} direction={direction} />;
          return (
            <li
              key={step.id}
              className={styles.step[direction]}
              data-reached={index <= place ? '' : undefined}
              aria-current={state === 'current' ? 'step' : undefined}
            >
              {canGo ? (
                <button
                  type="button"
                  className={classes(styles.face[direction], styles.pressable)}
                  onClick={() => onSelect(step.id)}
                >
                  {face}
                </button>
              ) : (
                <div className={styles.face[direction]}>{face}</div>
              )}
            </li>
          );
        })}
      </ol>
    </section>
  );
}

interface FaceProps {
  step: Step<string>;
  number: number;
  state: State;
  direction: 'horizontal' | 'vertical';
}

function Face({ step, number, state, direction }: FaceProps) {
  const { t } = useWords();
  return (
    <>
      <span className={classes(styles.mark, styles.markState[state])} aria-hidden="true">
        {state === 'done' ? <Icon icon={Check} size="small" /> : state === 'failed' ? '!' : number}
      </span>
      <span className={classes(styles.words, direction === 'vertical' && styles.wordsBeside)}>
        <span className={styles.label[state]}>
          {step.label}
          {state === 'done' && <VisuallyHidden>, {t('components.stepper.done')}</VisuallyHidden>}
          {state === 'failed' && <VisuallyHidden>, {t('components.stepper.failed')}</VisuallyHidden>}
        </span>
        {step.error === undefined
          ? step.help && <span className={styles.help}>{step.help}</span>
          : step.error && <span className={styles.error}>{step.error}</span>}
      </span>
    </>
  );
}
