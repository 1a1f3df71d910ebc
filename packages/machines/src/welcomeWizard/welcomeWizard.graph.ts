import type { WizardAnswers, WizardStep } from '@parley/model';
import type { SnapshotFrom } from 'xstate';
import type { Walk } from '../testing/explore.ts';
import type { welcomeWizardMachine } from './welcomeWizard.machine.ts';

const steps: WizardStep[] = ['useCase', 'identity', 'data', 'hello', 'embed'];
const answers: WizardAnswers = {
  ...{ useCase: null, name: 'a', description: '', welcomeMessage: '', starterQuestions: [] },
};
const done = (id: string, output?: unknown) => ({ type: `xstate.done.actor.${id}`, output });
const made = { assistantGuid: 'a', name: 'a' };

/** What comes from the page, the ports and the reader, whatever is shown. */
const events = [
  { type: 'answers.changed', answers },
  { type: 'answers.finished', answers },
  ...steps.map((step) => ({ type: 'step.chosen', step })),
  { type: 'chat.opened' },
  { type: 'progress.kept' },
  { type: 'progress.dropped' },
  done('restoring', null),
  ...steps.map((step) => done('restoring', { step, answers })),
  ...['lookingFirst', 'looking'].flatMap((id) => [done(id, null), done(id, made)]),
  done('creating', made),
  done('creating', { ...made, takenBy: 'b' }),
  { type: 'mine.kept' },
  { type: 'theirs.kept' },
  { type: 'question.cancelled' },
  done('completing'),
  done('opening'),
  ...['restoring', 'lookingFirst', 'looking', 'creating', 'completing', 'opening'].map((id) => ({
    type: `xstate.error.actor.${id}`,
    error: new Error(),
  })),
];

/** How the wizard is explored: with all steps, and with only those that an API call supports today. */
export const welcomeWizardWalks: readonly Walk[] = [
  steps,
  steps.filter((step) => step !== 'data' && step !== 'embed'),
].map((offered) => ({
  input: { steps: offered, first: { step: 'useCase', answers } },
  events,
  contextKey: ({ context }: SnapshotFrom<typeof welcomeWizardMachine>) => [
    context.progress.step,
    context.isKept,
  ],
}));
