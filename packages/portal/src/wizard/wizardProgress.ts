import type { WizardAnswers, WizardProgress } from '@parley/model';
import { sharedStorage } from '@parley/storage';

/** The names that what was kept may hold. */
export interface KnownNames {
  steps: readonly WizardProgress['step'][];
  useCases: readonly NonNullable<WizardAnswers['useCase']>[];
}

const keyOf = (subject: string) => `parley.wizard.${subject}`;

/** How far this user was in this browser; null when nothing readable was kept. */
export function readWizardProgress(subject: string, known: KnownNames): WizardProgress | null {
  return progressOf(sharedStorage.readJson(keyOf(subject)), known);
}

/**
 * Keeps how far the user is, until it is forgotten.
 * @returns whether it could be kept: a full or blocked storage keeps nothing
 */
export function keepWizardProgress(subject: string, progress: WizardProgress): boolean {
  return sharedStorage.write(keyOf(subject), JSON.stringify(progress));
}

/** The wizard is done: what was answered stands in the assistant. */
export function forgetWizardProgress(subject: string): void {
  sharedStorage.remove(keyOf(subject));
}

const isText = (value: unknown): value is string => typeof value === 'string';

/** What was kept, if it still is what it was; storage can be changed by anybody. */
function progressOf(kept: unknown, { steps, useCases }: KnownNames): WizardProgress | null {
  const { step: keptStep, answers } = (kept ?? {}) as Partial<Record<string, Partial<WizardAnswers>>>;
  const step = steps.find((each) => each === (keptStep as unknown));
  if (!step || !answers) return null;
  const { name, description, welcomeMessage, starterQuestions } = answers;
  if (![name, description, welcomeMessage].every(isText)) return null;
  if (!Array.isArray(starterQuestions) || !starterQuestions.every(isText)) return null;
  const useCase = useCases.find((each) => each === answers.useCase) ?? null;
  return {
    step,
    answers: { useCase, name, description, welcomeMessage, starterQuestions } as WizardAnswers,
  };
}
