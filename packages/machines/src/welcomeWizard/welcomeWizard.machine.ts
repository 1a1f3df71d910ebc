import type { WizardAnswers, WizardProgress, WizardStep } from '@parley/model';
import { assign, emit, enqueueActions, fromCallback, setup, spawnChild, stopChild } from 'xstate';
import { failureOf, feedbackFor } from '../errors/errorPolicy.ts';
import { errorOf, missingPort } from '../port.ts';
import type {
  FirstAssistant,
  MakingWish,
  WelcomeWizardContext,
  WelcomeWizardEmitted,
  WelcomeWizardEvent,
  WelcomeWizardInput,
} from './welcomeWizard.types.ts';

interface Args {
  context: WelcomeWizardContext;
  event: object;
}

/** The assistant that a call found or made. */
const assistantIn = (event: object) => ('output' in event ? (event.output as FirstAssistant | null) : null);

/** The progress as it is, or as this event makes it. */
function progressAfter({ context, event }: Args): WizardProgress {
  const { progress } = context;
  if ('step' in event) return { ...progress, step: event.step as WizardStep };
  return 'answers' in event ? { ...progress, answers: event.answers as WizardAnswers } : progress;
}

const isAt = (step: WizardStep) => (args: Args) => progressAfter(args).step === step;

/** The state of each step. */
const atStep = [
  { guard: 'isAtUseCase', target: '#welcomeWizard.answering.useCase' },
  { guard: 'isAtIdentity', target: '#welcomeWizard.answering.identity' },
  { guard: 'isAtData', target: '#welcomeWizard.answering.data' },
  { guard: 'isAtHello', target: '#welcomeWizard.answering.hello' },
  { target: '#welcomeWizard.answering.embed' },
] as const;

/** To the step of the progress that an event makes; a failure that was told is read by then. */
const changed = atStep.map((transition) => ({
  ...transition,
  actions: ['forgetFailure', 'change', 'dropKeeping', 'keep'] as const,
}));

const finish = {
  target: '#welcomeWizard.finishing',
  actions: ['change', 'spare', 'dropKeeping', 'keep'],
} as const;

const failed = { target: '#welcomeWizard.failed', actions: ['keepFailure', 'raiseDialog'] } as const;

/**
 * Makes a new organisation's first assistant, one question at a time (WZ-1).
 *
 * What is answered is kept at each change, and found again in any browser. While the wizard is pending, an
 * assistant can only come from an earlier try whose end failed or whose answer was lost. So the wizard always
 * looks for one before it creates one. Once an assistant is known, none is created any more: the wizard only
 * has to be ended.
 */
export const welcomeWizardMachine = setup({
  types: {
    context: {} as WelcomeWizardContext,
    events: {} as WelcomeWizardEvent,
    input: {} as WelcomeWizardInput,
    emitted: {} as WelcomeWizardEmitted,
  },
  actors: {
    loadProgress: missingPort<WizardProgress | null>('loadProgress'),
    keepProgress: fromCallback<WelcomeWizardEvent, WizardProgress>(() => {
      throw new Error('Port "keepProgress" is not provided.');
    }),
    findAssistant: missingPort<FirstAssistant | null>('findAssistant'),
    createAssistant: missingPort<FirstAssistant, MakingWish>('createAssistant'),
    completeWizard: missingPort<void>('completeWizard'),
  },
  guards: {
    isAtUseCase: isAt('useCase'),
    isAtIdentity: isAt('identity'),
    isAtData: isAt('data'),
    isAtHello: isAt('hello'),
    isNotOffered: (args) => !args.context.steps.includes(progressAfter(args).step),
    isTaken: ({ event }) => assistantIn(event)?.takenBy !== undefined,
    isMade: ({ event }) => assistantIn(event) !== null,
  },
  actions: {
    restore: assign(({ context, event }) => {
      const found = 'output' in event ? (event.output as WizardProgress | null) : null;
      if (!found) return {};
      // A step that was kept may be one that is not offered any more.
      const step = context.steps.includes(found.step) ? found.step : context.steps[0];
      return { progress: { ...found, step }, isKept: true };
    }),
    change: assign({ progress: progressAfter }),
    keep: spawnChild('keepProgress', { id: 'keeping', input: ({ context }) => context.progress }),
    dropKeeping: stopChild('keeping'),
    noteKept: assign({ isKept: true }),
    noteDropped: assign({ isKept: false }),
    keepMade: assign({ made: ({ context, event }) => assistantIn(event) ?? context.made }),
    spare: assign({ overwrites: false }),
    overwrite: assign({ overwrites: true }),
    keepFailure: assign({ failure: ({ event }) => failureOf(errorOf(event)) }),
    forgetFailure: assign({ failure: null }),
    raiseDialog: enqueueActions(({ event, enqueue }) => {
      const feedback = feedbackFor(failureOf(errorOf(event)), 'admin', 'form');
      if (feedback.kind === 'dialog') enqueue.emit({ type: 'feedback.raised', feedback });
    }),
    tellFinished: emit(({ context }) => ({
      type: 'wizard.finished' as const,
      assistantGuid: context.made?.assistantGuid ?? '',
    })),
  },
}).createMachine({
  id: 'welcomeWizard',
  context: ({ input: { steps, first } }) => ({
    ...{ steps, progress: first, isKept: false, made: null, overwrites: false, failure: null },
  }),
  initial: 'starting',
  on: {
    'progress.kept': { actions: 'noteKept' },
    'progress.dropped': { actions: 'noteDropped' },
  },
  states: {
    starting: {
      initial: 'restoring',
      states: {
        restoring: {
          invoke: {
            id: 'restoring',
            src: 'loadProgress',
            onDone: { target: 'looking', actions: 'restore' },
            onError: { target: 'looking' },
          },
        },
        looking: {
          invoke: {
            id: 'lookingFirst',
            src: 'findAssistant',
            onDone: [{ guard: 'isMade', target: '#welcomeWizard.made', actions: 'keepMade' }, ...atStep],
            // The wizard looks for an assistant again before it creates one.
            onError: [...atStep],
          },
        },
      },
    },
    answering: {
      initial: 'useCase',
      on: {
        'answers.changed': { actions: ['change', 'dropKeeping', 'keep'] },
        'step.chosen': [{ guard: 'isNotOffered' }, ...changed],
        'answers.finished': finish,
      },
      states: { useCase: {}, identity: {}, data: {}, hello: {}, embed: {} },
    },
    finishing: {
      initial: 'looking',
      entry: 'forgetFailure',
      states: {
        looking: {
          invoke: {
            id: 'looking',
            src: 'findAssistant',
            onDone: [{ guard: 'isMade', target: 'completing', actions: 'keepMade' }, { target: 'creating' }],
            onError: failed,
          },
        },
        creating: {
          invoke: {
            id: 'creating',
            src: 'createAssistant',
            input: ({ context: { progress, overwrites } }) => ({ answers: progress.answers, overwrites }),
            onDone: [
              { guard: 'isTaken', target: '#welcomeWizard.taken', actions: 'keepMade' },
              { target: 'completing', actions: 'keepMade' },
            ],
            onError: failed,
          },
        },
        completing: {
          invoke: {
            id: 'completing',
            src: 'completeWizard',
            onDone: { target: '#welcomeWizard.finished' },
            onError: { target: '#welcomeWizard.made.failed', actions: ['keepFailure', 'raiseDialog'] },
          },
        },
      },
    },
    /**
     * Nothing was made, as far as is known. The reason stays visible while the reader goes to the step that
     * has to be changed.
     */
    failed: {
      on: {
        'answers.changed': changed,
        'step.chosen': [{ guard: 'isNotOffered' }, { actions: ['change', 'dropKeeping', 'keep'] }],
        'answers.finished': finish,
      },
    },
    /** A colleague finished the wizard first, with other answers: nothing is written over theirs unasked. */
    taken: {
      on: {
        'theirs.kept': { target: '#welcomeWizard.finishing.completing' },
        'mine.kept': { target: '#welcomeWizard.finishing.creating', actions: 'overwrite' },
        'question.cancelled': atStep,
      },
    },
    /** The assistant is there; what is left is to end the wizard, and its first chat. */
    made: {
      initial: 'idle',
      states: {
        idle: { on: { 'chat.opened': { target: 'opening' } } },
        opening: {
          entry: 'forgetFailure',
          invoke: {
            id: 'opening',
            src: 'completeWizard',
            onDone: { target: '#welcomeWizard.finished' },
            onError: { target: 'failed', actions: ['keepFailure', 'raiseDialog'] },
          },
        },
        failed: { on: { 'chat.opened': { target: 'opening' } } },
      },
    },
    finished: { type: 'final', entry: 'tellFinished' },
  },
});
