import { globalFeedbackMachine, type Raised } from '@parley/machines';
import { type ActorRefFrom, createActor } from 'xstate';

/** What is told to the reader outside of the screens: the one place for all of it. */
export interface GlobalFeedback {
  /** What is told now, and what becomes of it. */
  actor: ActorRefFrom<typeof globalFeedbackMachine>;
  /** Shows a toast or the dialog; what is to be shown in place, or nowhere, is the caller's. */
  raise(feedback: Raised): void;
}

/** Makes the global feedback, running. */
export function createFeedback(): GlobalFeedback {
  const actor = createActor(globalFeedbackMachine).start();
  return { actor, raise: (feedback) => actor.send({ type: 'feedback.raised', feedback }) };
}
