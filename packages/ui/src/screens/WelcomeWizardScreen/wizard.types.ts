import type { AssistantAnswers } from '../../patterns/AssistantForm/assistantAnswers.ts';

/** The steps in their order; a screen leaves out those whose part it is not given. */
export const WIZARD_STEPS = ['useCase', 'identity', 'data', 'hello', 'embed'] as const;
export type WizardStep = (typeof WIZARD_STEPS)[number];

/** What an assistant can be for; all but the last bring a first draft of the answers. */
export const USE_CASES = ['support', 'sales', 'knowledge', 'other'] as const;
export type UseCase = (typeof USE_CASES)[number];

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
  /** Why, in plain words, '' where nobody knows; `step` is the one that has to be changed, where that is known. */
  | { kind: 'failed'; text: string; step?: WizardStep }
  /** The assistant is there; what is left is its first chat. */
  | { kind: 'made'; name: string; opening: { kind: 'idle' | 'busy' } | { kind: 'failed'; text: string } };
