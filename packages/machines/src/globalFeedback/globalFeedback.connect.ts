import type { SubscriptionProblem, Toast } from '@parley/model';
import type { SnapshotFrom } from 'xstate';
import type { globalFeedbackMachine } from './globalFeedback.machine.ts';

/** What stands over every screen. */
export interface GlobalFeedbackView {
  /** Oldest first. */
  toasts: readonly Toast[];
  /** The one dialog, or null. */
  dialog: SubscriptionProblem | null;
}

/** The feedback in the terms of its component. */
export function globalFeedbackViewOf({
  context: { toasts, refusals },
}: SnapshotFrom<typeof globalFeedbackMachine>): GlobalFeedbackView {
  return { toasts, dialog: refusals[0] ?? null };
}
