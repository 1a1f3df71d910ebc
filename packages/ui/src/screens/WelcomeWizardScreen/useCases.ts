import type { UseWords } from '@parley/i18n/react';
import type { UseCase, WizardAnswers, WizardProgress } from '@parley/model';

type Template = Pick<WizardAnswers, 'description' | 'welcomeMessage' | 'starterQuestions'>;

/** The first draft that a use case brings, in the language of the interface. */
export function templateOf(t: UseWords['t'], useCase: UseCase | null): Template {
  if (useCase === null || useCase === 'other') {
    return { description: '', welcomeMessage: t('wizard.welcomeMessageDefault'), starterQuestions: [] };
  }
  return {
    description: t(`wizard.cases.${useCase}.description`),
    welcomeMessage: t(`wizard.cases.${useCase}.welcome`),
    starterQuestions: t(`wizard.cases.${useCase}.starters`).split('\n'),
  };
}

const same = (one: string | readonly string[], other: string | readonly string[]) =>
  JSON.stringify(one) === JSON.stringify(other);

/**
 * The answers with another first draft, as of another use case or in another language: what still is the
 * former one's becomes the new one's, what was written by hand stays.
 */
export function withTemplate(answers: WizardAnswers, before: Template, after: Template): WizardAnswers {
  return {
    ...answers,
    description: same(answers.description, before.description) ? after.description : answers.description,
    welcomeMessage: same(answers.welcomeMessage, before.welcomeMessage)
      ? after.welcomeMessage
      : answers.welcomeMessage,
    starterQuestions: same(answers.starterQuestions, before.starterQuestions)
      ? after.starterQuestions
      : answers.starterQuestions,
  };
}

/** The answers with another use case, and what is not written by hand with its draft. */
export function withUseCase(t: UseWords['t'], answers: WizardAnswers, useCase: UseCase): WizardAnswers {
  return { ...withTemplate(answers, templateOf(t, answers.useCase), templateOf(t, useCase)), useCase };
}

/** Where everybody starts. */
export function firstProgress(t: UseWords['t']): WizardProgress {
  return { step: 'useCase', answers: { useCase: null, name: '', ...templateOf(t, null) } };
}
