import {
  isBlank,
  type RefusedFields,
  STARTER_QUESTION_MAX_LENGTH,
  STARTER_QUESTIONS_MAX_COUNT,
  type WizardAnswers,
  type WizardStep,
} from '@parley/model';
import { assistantProblems } from '../../patterns/AssistantForm/assistantAnswers.ts';

/** Whether the answers of a step can be taken as they are. */
export function stepIsDone(step: WizardStep, answers: WizardAnswers): boolean {
  const problems = assistantProblems(answers);
  switch (step) {
    case 'useCase':
      return answers.useCase !== null;
    case 'identity':
      return !problems.name && !problems.description;
    case 'hello':
      return (
        !problems.welcomeMessage &&
        answers.starterQuestions.length <= STARTER_QUESTIONS_MAX_COUNT &&
        answers.starterQuestions.every(({ length }) => length <= STARTER_QUESTION_MAX_LENGTH)
      );
    case 'data':
    case 'embed':
      return true;
  }
}

/** The fields of each step that have any. */
const FIELDS: Partial<Record<WizardStep, readonly (keyof WizardAnswers)[]>> = {
  identity: ['name', 'description'],
  hello: ['welcomeMessage', 'starterQuestions'],
};

/** Whether the server did not take a field of a step. */
export const stepIsRefused = (step: WizardStep, refused: RefusedFields = {}): boolean =>
  FIELDS[step]?.some((field) => field in refused) ?? false;

/**
 * The answers as they are sent: without the white space around them, and without questions that say nothing.
 */
export function tidyAnswers(answers: WizardAnswers): WizardAnswers {
  return {
    ...answers,
    name: answers.name.trim(),
    starterQuestions: answers.starterQuestions
      .map((question) => question.trim())
      .filter((question) => !isBlank(question)),
  };
}
