import type { Failure, WizardAnswers, WizardProgress, WizardStep } from '@parley/model';
import type { Feedback } from '../errors/errorPolicy.ts';

/** The assistant that the wizard made, now or in an earlier try. */
export interface FirstAssistant {
  assistantGuid: string;
  name: string;
  /**
   * Who of the colleagues set it up otherwise meanwhile, '' for the reader in another window: the answers
   * were not written over that.
   */
  takenBy?: string;
}

/** What the assistant is made of. */
export interface MakingWish {
  answers: WizardAnswers;
  /** Also over what was set up meanwhile. */
  overwrites: boolean;
}

/** What the wizard needs from the app; calls to the server reject with `ApiError`. */
export interface WelcomeWizardPorts {
  /** How far this user was, in whatever browser; null where nothing was kept. */
  loadProgress: () => Promise<WizardProgress | null>;
  /** Keeps how far the user is, unless a newer progress comes before; false where that failed. */
  keepProgress: (progress: WizardProgress, signal: AbortSignal) => boolean | Promise<boolean>;
  /** The organisation's first assistant, as the server has it now; null for none. */
  findAssistant: (signal: AbortSignal) => Promise<FirstAssistant | null>;
  /**
   * Makes the assistant of these answers. Where a colleague has set it up otherwise, it stays as it is, and
   * `takenBy` says so, unless the answers are to be written over that.
   */
  createAssistant: (
    answers: WizardAnswers,
    signal: AbortSignal,
    overwrites: boolean,
  ) => Promise<FirstAssistant>;
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
  /** The answers are to be written over what a colleague has set up. */
  overwrites: boolean;
  failure: Failure | null;
}

export type WelcomeWizardEvent =
  | { type: 'answers.changed'; answers: WizardAnswers }
  /** On, back, past a step that may be skipped, or to any step that is offered. */
  | { type: 'step.chosen'; step: WizardStep }
  /** All answers, checked. */
  | { type: 'answers.finished'; answers: WizardAnswers }
  /** The answers are to be written over the colleague's. */
  | { type: 'mine.kept' }
  /** The assistant is to stay as the colleague has set it up. */
  | { type: 'theirs.kept' }
  /** Neither yet: back to the answers. */
  | { type: 'question.cancelled' }
  /** To the first chat with the assistant that is there. */
  | { type: 'chat.opened' }
  | { type: 'progress.kept' }
  | { type: 'progress.dropped' };

export type WelcomeWizardEmitted =
  | { type: 'wizard.finished'; assistantGuid: string }
  /** The dialog that a failure leads to; all others are told in place. */
  | { type: 'feedback.raised'; feedback: Feedback };
