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
  raiseDone(news: Omit<AssistantNews, 'undo'>, undo: Undo | null): void;
  /** Assistants are gone or were changed: toasts that offer to take back what was done to them before go. */
  dropUndo(assistantGuids: readonly string[]): void;
}

/** How what was done is taken back. */
export interface Undo {
  /** The assistants that it changes. */
  assistantGuids: readonly string[];
  run: () => void;
}

/** Makes the global feedback, running. */
export function createFeedback(): GlobalFeedback {
  const actor = createActor(globalFeedbackMachine).start();
  const raise = (feedback: Raised) => actor.send({ type: 'feedback.raised', feedback });
  /** By the id that its toast carries. */
  const offered = new Map<string, Undo>();
  const toastOf = (id: string) =>
    actor.getSnapshot().context.toasts.find(({ message }) => 'undo' in message && message.undo === id);
  return {
    actor,
    raise,
    raiseDone(news, undo) {
      if (!undo) return raise({ kind: 'toast', ...news });
      const id = crypto.randomUUID();
      const wanted = actor.on('undo.wanted', (event) => {
        if (event.undo === id) undo.run();
      });
      offered.set(id, undo);
      raise({ kind: 'toast', ...news, undo: id });
      const shown = actor.subscribe(() => {
        if (toastOf(id)) return;
        offered.delete(id);
        wanted.unsubscribe();
        shown.unsubscribe();
      });
    },
    dropUndo(assistantGuids) {
      for (const [id, undo] of [...offered]) {
        const toast = toastOf(id);
        if (toast && undo.assistantGuids.some((each) => assistantGuids.includes(each)))
          actor.send({ type: 'toast.dismissed', id: toast.id });
      }
    },
  };
}
