import { globalFeedbackMachine, type Raised } from '@parley/machines';
import type { AssistantNews } from '@parley/model';
import { type ActorRefFrom, createActor } from 'xstate';

/** Toasts and the dialog, which are shown over any screen. */
export interface GlobalFeedback {
  /** The running machine: which toasts and which dialog are shown. */
  actor: ActorRefFrom<typeof globalFeedbackMachine>;
  /** Shows a toast or the dialog. Feedback to be shown in place, or not at all, is left to the caller. */
  raise(feedback: Raised): void;
  /** The same for what went wrong as `by` tried something: its toast goes when that is tried again. */
  raiseOf(by: object, feedback: Raised): void;
  /** Something is tried again: the toast of its last try goes. */
  dropOf(by: object): void;
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
  /** Ids of toasts, by what tried. */
  const failures = new WeakMap<object, string>();
  return {
    actor,
    raise,
    raiseOf(by, feedback) {
      raise(feedback);
      const newest = actor.getSnapshot().context.toasts.at(-1);
      if (feedback.kind === 'toast' && newest) failures.set(by, newest.id);
    },
    dropOf(by) {
      const id = failures.get(by);
      if (id !== undefined) actor.send({ type: 'toast.dismissed', id });
      failures.delete(by);
    },
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
