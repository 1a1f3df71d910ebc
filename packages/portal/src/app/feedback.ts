import { globalFeedbackMachine, type Raised } from '@parley/machines';
import type { AssistantNews } from '@parley/model';
import { type ActorRefFrom, createActor } from 'xstate';

/** Toasts and the dialog, which are shown over any screen. */
export interface GlobalFeedback {
  /** The running machine: which toasts and which dialog are shown. */
  actor: ActorRefFrom<typeof globalFeedbackMachine>;
  /** Shows a toast or the dialog. Feedback to be shown in place, or not at all, is left to the caller. */
  raise(feedback: Raised): void;
  /** Shows a toast of what was done to assistants. Its `undo` works on whichever page is open by then. */
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
