import type { FormState, WizardAnswers, WizardProgress } from '@parley/model';
import type { SnapshotFrom } from 'xstate';
import { feedbackFor } from '../errors/errorPolicy.ts';
import type { welcomeWizardMachine } from './welcomeWizard.machine.ts';
import type { WelcomeWizardContext, WelcomeWizardEvent } from './welcomeWizard.types.ts';

/** What the wizard shows. */
export type WelcomeWizardView =
  | { kind: 'starting' }
  /** `isKept`: whether the answers are found again on this device. */
  | { kind: 'answering'; progress: WizardProgress; isKept: boolean; activity: FormState }
  /** `by` has set up the assistant meanwhile, as `name`. */
  | { kind: 'taken'; name: string; by: string }
  | { kind: 'made'; name: string; opening: FormState };

function failureIn({ failure }: WelcomeWizardContext): FormState {
  if (!failure) return { kind: 'idle' };
  const feedback = feedbackFor(failure, 'admin', 'form');
  if (feedback.kind === 'dialog' || feedback.kind === 'silent') return { kind: 'idle' };
  return { kind: 'failed', problem: feedback.kind === 'navigate' ? { code: 'signInAgain' } : feedback };
}

/** The wizard in the terms of its screen. */
export function welcomeWizardViewOf(snapshot: SnapshotFrom<typeof welcomeWizardMachine>): WelcomeWizardView {
  const { context } = snapshot;
  const { progress, isKept, made } = context;
  if (snapshot.matches('starting')) return { kind: 'starting' };
  if (made && (snapshot.matches('made') || snapshot.matches('finished'))) {
    const isBusy = snapshot.matches({ made: 'opening' }) || snapshot.matches('finished');
    return { kind: 'made', name: made.name, opening: isBusy ? { kind: 'busy' } : failureIn(context) };
  }
  if (made && snapshot.matches('taken')) return { kind: 'taken', name: made.name, by: made.takenBy ?? '' };
  const activity: FormState = snapshot.matches('finishing') ? { kind: 'busy' } : failureIn(context);
  return { kind: 'answering', progress, isKept, activity };
}

/** What the reader did, where the screen tells how far it is now: another step, or another answer. */
function progressEvent(before: WizardProgress, after: WizardProgress): WelcomeWizardEvent {
  return after.step === before.step
    ? { type: 'answers.changed', answers: after.answers }
    : { type: 'step.chosen', step: after.step };
}

/** The wizard for its screen: what it shows, how far it is, and what can be done there. */
export function connectWelcomeWizard(
  snapshot: SnapshotFrom<typeof welcomeWizardMachine>,
  send: (event: WelcomeWizardEvent) => void,
) {
  const { progress } = snapshot.context;
  return {
    view: welcomeWizardViewOf(snapshot),
    /** The progress; also in the final states, where nothing can be answered any more. */
    progress,
    actions: {
      onProgress: (next: WizardProgress) => send(progressEvent(progress, next)),
      onFinish: (answers: WizardAnswers) => send({ type: 'answers.finished', answers }),
      onKeepMine: () => send({ type: 'mine.kept' }),
      onKeepTheirs: () => send({ type: 'theirs.kept' }),
      onCancel: () => send({ type: 'question.cancelled' }),
      onOpen: () => send({ type: 'chat.opened' }),
    },
  };
}
