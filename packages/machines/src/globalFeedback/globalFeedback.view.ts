import type { SnapshotFrom } from 'xstate';
import type { globalFeedbackMachine } from './globalFeedback.machine.ts';
import type { Refusal, Toast } from './globalFeedback.types.ts';

/** What stands over every screen. */
export interface GlobalFeedbackView {
  /** Oldest first. */
  toasts: readonly Toast[];
  /** The one dialog, or null. */
  dialog: Refusal | null;
}

/** The feedback in the terms of its component. */
export function globalFeedbackViewOf({
  context: { toasts, refusals },
}: SnapshotFrom<typeof globalFeedbackMachine>): GlobalFeedbackView {
  return { toasts, dialog: refusals[0] ?? null };
}
