import type { WizardAnswers, WizardProgress, WizardStep } from '@parley/model';
import { createActor } from 'xstate';
import { emittedBy, heldPort, settle, stateOf } from '../testing/drive.ts';
import { welcomeWizardViewOf } from './welcomeWizard.connect.ts';
import { welcomeWizardWith } from './welcomeWizard.ports.ts';
import type { FirstAssistant, WelcomeWizardEmitted } from './welcomeWizard.types.ts';

export const ALL_STEPS: readonly [WizardStep, ...WizardStep[]] = [
  ...(['useCase', 'identity', 'data', 'hello', 'embed'] as const),
];
export const emptyAnswers: WizardAnswers = {
  ...{ useCase: null, name: '', description: '', welcomeMessage: '', starterQuestions: [] },
};

/** A running wizard whose browser and server are the test's. */
export function startWizard(steps = ALL_STEPS) {
  const load = heldPort<[], WizardProgress | null>();
  const find = heldPort<[AbortSignal], FirstAssistant | null>();
  const create = heldPort<[WizardAnswers, AbortSignal, boolean], FirstAssistant>();
  const complete = heldPort<[AbortSignal], void>();
  const browser: { isFull: boolean; kept: WizardProgress | null } = { isFull: false, kept: null };
  const actor = createActor(
    welcomeWizardWith({
      loadProgress: load.port,
      findAssistant: find.port,
      createAssistant: create.port,
      completeWizard: complete.port,
      keepProgress(progress) {
        if (!browser.isFull) browser.kept = progress;
        return !browser.isFull;
      },
    }),
    { input: { steps, first: { step: 'useCase', answers: emptyAnswers } } },
  );
  const emitted = emittedBy<WelcomeWizardEmitted>(actor);
  actor.start();
  return {
    ...{ actor, emitted, load, find, create, complete, browser },
    state: () => stateOf(actor),
    view: () => welcomeWizardViewOf(actor.getSnapshot()),
    progress: () => actor.getSnapshot().context.progress,
    answer: (answers: Partial<WizardAnswers>) =>
      actor.send({
        type: 'answers.changed',
        answers: { ...actor.getSnapshot().context.progress.answers, ...answers },
      }),
    go: (step: WizardStep) => actor.send({ type: 'step.chosen', step }),
    finish: async () => {
      actor.send({ type: 'answers.finished', answers: actor.getSnapshot().context.progress.answers });
      await settle();
    },
  };
}

/** A wizard at its first step: nothing was kept, and nothing made. */
export async function freshWizard(steps = ALL_STEPS) {
  const run = startWizard(steps);
  await run.load.resolve(null);
  await run.find.resolve(null);
  return run;
}
