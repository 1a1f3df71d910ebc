import { type ReactNode, useEffect, useRef, useState } from 'react';
import { onDemand } from '../../patterns/deferred/onDemand.tsx';
import type { DetailsEditing } from './account.types.ts';

/** Loaded when it is asked, which is seldom. */
const RetentionQuestion = onDemand(
  () => import('./RetentionQuestion.tsx'),
  ({ onCancel }) => onCancel(),
);

type Step =
  | { kind: 'idle' | 'counting' }
  /** `count` of the conversations that go; null where nobody knows. */
  | { kind: 'asking' | 'answered'; days: number; count: number | null; save: () => void };

/**
 * Asks before conversations are kept for fewer days, which deletes older ones for good (AS-6): not where
 * there are none.
 * @param countOlder tells how many go; left out, the question is asked without their number
 */
export function useRetentionQuestion(countOlder: DetailsEditing['countOlder']) {
  const [step, setStep] = useState<Step>({ kind: 'idle' });
  const isThere = useRef(true);
  useEffect(() => {
    isThere.current = true;
    return () => {
      isThere.current = false;
    };
  }, []);

  /** Saves once that is meant: at once, or after the answer. */
  async function saveFewer(days: number, save: () => void): Promise<void> {
    setStep({ kind: 'counting' });
    const count = countOlder ? await countOlder(days) : null;
    // Whoever has left meanwhile is asked nothing, and nothing is saved behind them.
    if (!isThere.current) return;
    if (count !== 0) return setStep({ kind: 'asking', days, count, save });
    setStep({ kind: 'idle' });
    save();
  }

  const answer = () => setStep((before) => ('save' in before ? { ...before, kind: 'answered' } : before));
  const question: ReactNode = 'save' in step && (
    <RetentionQuestion
      open={step.kind === 'asking'}
      days={step.days}
      count={step.count}
      onConfirm={() => {
        answer();
        step.save();
      }}
      onCancel={answer}
    />
  );
  return { isCounting: step.kind === 'counting', saveFewer, question };
}
