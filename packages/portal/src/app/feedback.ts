import { globalFeedbackMachine, type Raised } from '@parley/machines';
import type { AssistantNews } from '@parley/model';
import { type ActorRefFrom, createActor } from 'xstate';

/** What is told to the reader outside of the screens: the one place for all of it. */
export interface GlobalFeedback {
  /** What is told now, and what becomes of it. */
  actor: ActorRefFrom<typeof globalFeedbackMachine>;
  /** Shows a toast or the dialog; what is to be shown in place, or nowhere, is the caller's. */
  raise(feedback: Raised): void;
  /** Tells what was done to assistants. `undo` takes it back, whatever page is open by then. */
  raiseDone(news: Omit<AssistantNews, 'undo'>, undo: (() => void) | null): void;
}

/** Makes the global feedback, running. */
export function createFeedback(): GlobalFeedback {
  const actor = createActor(globalFeedbackMachine).start();
  const raise = (feedback: Raised) => actor.send({ type: 'feedback.raised', feedback });
  return {
    actor,
    raise,
    raiseDone(news, undo) {
      if (!undo) return raise({ kind: 'toast', ...news });
      const id = crypto.randomUUID();
      const wanted = actor.on('undo.wanted', (event) => {
        if (event.undo === id) undo();
      });
      raise({ kind: 'toast', ...news, undo: id });
      const shown = actor.subscribe(({ context: { toasts } }) => {
        if (toasts.some(({ message }) => 'undo' in message && message.undo === id)) return;
        wanted.unsubscribe();
        shown.unsubscribe();
      });
    },
  };
}
