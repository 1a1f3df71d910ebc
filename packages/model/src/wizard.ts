import type { AssistantAnswers } from './assistant.ts';
import type { UseCase, WizardStep } from './statuses.ts';

/** What was answered so far in the welcome wizard. */
export interface WizardAnswers extends AssistantAnswers {
  /** What the assistant is for; null until it is said. */
  useCase: UseCase | null;
  starterQuestions: readonly string[];
}

/** How far somebody is in the welcome wizard: kept, so that it goes on where it was left. */
export interface WizardProgress {
  step: WizardStep;
  answers: WizardAnswers;
}
