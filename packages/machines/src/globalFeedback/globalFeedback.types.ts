import type { News, SubscriptionProblem, Toast } from '@parley/model';
import type { Feedback } from '../errors/errorPolicy.ts';

/** What can be raised: what the error table says of a failure, or news. */
export type Raised = Feedback | ({ kind: 'toast' } & News);

export interface GlobalFeedbackContext {
  /** Oldest first. */
  toasts: readonly Toast[];
  /** The first is on view; the others wait until it is closed. */
  refusals: readonly SubscriptionProblem[];
  /** How many toasts have been shown so far; their ids are made from it. */
  count: number;
}

export type GlobalFeedbackEvent =
  /**
   * Something is to be told. Feedback that is shown in place, or not at all, is left to the caller and
   * changes nothing here.
   */
  | { type: 'feedback.raised'; feedback: Raised }
  | { type: 'toast.dismissed'; id: string }
  /** 'Undo' on a toast that offers it. */
  | { type: 'toast.undone'; id: string }
  /** Its time is over. */
  | { type: 'toast.expired'; id: string }
  /** The pointer or the focus rests on the toasts. */
  | { type: 'toasts.held' }
  | { type: 'toasts.released' }
  | { type: 'dialog.closed' }
  /** 'Manage subscription' in the dialog. */
  | { type: 'subscription.managed' }
  /** Somebody else is signed in now: what was told was not for them. */
  | { type: 'reader.changed' };

export type GlobalFeedbackEmitted =
  /** Where the reader is to be led. */
  | { type: 'subscription.wanted'; action: 'pricing' | 'customerPortal' }
  /** What was told of under this id is to be taken back. */
  | { type: 'undo.wanted'; undo: string };
