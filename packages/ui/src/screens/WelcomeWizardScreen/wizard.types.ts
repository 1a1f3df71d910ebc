import type { UseCase, WizardStep } from '@parley/model';
import type { AssistantAnswers } from '../../patterns/AssistantForm/assistantAnswers.ts';

/** What was answered so far. */
export interface WizardAnswers extends AssistantAnswers {
  useCase: UseCase | null;
  starterQuestions: readonly string[];
}

/** How far somebody is: kept by the owner, so that the wizard goes on where it was left. */
export interface WizardProgress {
  step: WizardStep;
  answers: WizardAnswers;
}

/** What goes on, or has become of the answers. A failure keeps them. */
export type WizardState =
  | { kind: 'idle' | 'busy' }
  /**
   * Why, in plain words, '' where nobody knows; `step` is the one that has to be changed, where that is
   * known.
   */
  | { kind: 'failed'; text: string; step?: WizardStep }
  /** The assistant is there; what is left is its first chat. */
  | { kind: 'made'; name: string; opening: { kind: 'idle' | 'busy' } | { kind: 'failed'; text: string } };
