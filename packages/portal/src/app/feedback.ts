import type { Feedback, Problem } from '@parley/machines';
import { createStore, type Store } from './store.ts';

/** What a toast of the portal says, in a code. */
export type ToastMessage =
  | Problem
  | { code: 'logoutFailed' | 'languageChanged' | 'languageFailed' | 'passwordChanged' | 'verificationSent' };

/** Codes that are good news; all others are errors. */
const successes: ReadonlySet<string> = new Set(['languageChanged', 'passwordChanged', 'verificationSent']);

export interface Toast {
  id: string;
  severity: 'error' | 'success';
  message: ToastMessage;
}

/** A refusal of the subscription's, for the dialog (ER-1). */
export type LimitDialog = Extract<Problem, { code: 'subscription' }>;

export interface FeedbackState {
  /** Oldest first. How many are shown, and how long, is the toaster's (SH-8). */
  toasts: readonly Toast[];
  dialog: LimitDialog | null;
}

/** The one place that holds what is told to the reader outside of the screens. */
export interface FeedbackStore extends Pick<Store<FeedbackState>, 'get' | 'subscribe'> {
  /** Shows a toast or the dialog; what is to be shown in place, or nowhere, is the caller's. */
  raise(feedback: Feedback | ({ kind: 'toast' } & ToastMessage)): void;
  dismissToast(id: string): void;
  closeDialog(): void;
}

export function createFeedback(): FeedbackStore {
  const store = createStore<FeedbackState>({ toasts: [], dialog: null });
  let count = 0;

  function addToast(message: ToastMessage) {
    count += 1;
    const severity = successes.has(message.code) ? 'success' : 'error';
    // The same message twice tells nothing new: the newest takes the older one's place.
    const others = store
      .get()
      .toasts.filter((toast) => JSON.stringify(toast.message) !== JSON.stringify(message));
    const toasts = [...others, { id: `${count}`, severity, message } as const];
    store.set({ ...store.get(), toasts });
  }

  return {
    get: store.get,
    subscribe: store.subscribe,
    raise(feedback) {
      if (feedback.kind === 'toast') {
        const { kind: _, ...message } = feedback;
        addToast(message);
      } else if (feedback.kind === 'dialog' && feedback.code === 'subscription') {
        const { kind: _, ...dialog } = feedback;
        store.set({ ...store.get(), dialog });
      }
    },
    dismissToast(id) {
      const toasts = store.get().toasts.filter((toast) => toast.id !== id);
      store.set({ ...store.get(), toasts });
    },
    closeDialog: () => store.set({ ...store.get(), dialog: null }),
  };
}
