import type { Failure, WizardAnswers, WizardProgress, WizardStep } from '@parley/model';
import type { Feedback } from '../errors/errorPolicy.ts';

/** The assistant that the wizard made, now or in an earlier try. */
export interface FirstAssistant {
  assistantGuid: string;
  name: string;
}

/** What the wizard needs from the app; calls to the server reject with `ApiError`. */
export interface WelcomeWizardPorts {
  /** How far this user was, in whatever browser; null where nothing was kept. */
  loadProgress: () => Promise<WizardProgress | null>;
  /** Keeps how far the user is, unless a newer progress comes before; false where that failed. */
  keepProgress: (progress: WizardProgress, signal: AbortSignal) => boolean | Promise<boolean>;
  /** The organisation's first assistant, as the server has it now; null for none. */
  findAssistant: (signal: AbortSignal) => Promise<FirstAssistant | null>;
  createAssistant: (answers: WizardAnswers, signal: AbortSignal) => Promise<FirstAssistant>;
  /** Ends the wizard for the organisation, and forgets what was kept. */
  completeWizard: (signal: AbortSignal) => Promise<void>;
}

export interface WelcomeWizardInput {
  /** The steps that are offered, in their order. The others are left out until an API call supports them. */
  steps: readonly [WizardStep, ...WizardStep[]];
  /** Where everybody starts. */
  first: WizardProgress;
}

export interface WelcomeWizardContext {
  steps: WelcomeWizardInput['steps'];
  progress: WizardProgress;
  /** Whether the progress really was kept. */
  isKept: boolean;
  made: FirstAssistant | null;
  failure: Failure | null;
}

export type WelcomeWizardEvent =
  | { type: 'answers.changed'; answers: WizardAnswers }
  /** On, back, past a step that may be skipped, or to any step that is offered. */
  | { type: 'step.chosen'; step: WizardStep }
  /** All answers, checked. */
  | { type: 'answers.finished'; answers: WizardAnswers }
  /** To the first chat with the assistant that is there. */
  | { type: 'chat.opened' }
  | { type: 'progress.kept' }
  | { type: 'progress.dropped' };

export type WelcomeWizardEmitted =
  | { type: 'wizard.finished'; assistantGuid: string }
  /** The dialog that a failure leads to; all others are told in place. */
  | { type: 'feedback.raised'; feedback: Feedback };
