import type { GlobalFeedbackView } from '@parley/model';
import type { SnapshotFrom } from 'xstate';
import type { globalFeedbackMachine } from './globalFeedback.machine.ts';
import type { GlobalFeedbackEvent } from './globalFeedback.types.ts';

/** The feedback in the terms of its component. */
export function globalFeedbackViewOf({
  context: { toasts, refusals },
}: SnapshotFrom<typeof globalFeedbackMachine>): GlobalFeedbackView {
  return { toasts, dialog: refusals[0] ?? null };
}

/** The feedback for its component: what it shows, and what can be done with it. */
export function connectGlobalFeedback(
  snapshot: SnapshotFrom<typeof globalFeedbackMachine>,
  send: (event: GlobalFeedbackEvent) => void,
) {
  return {
    view: globalFeedbackViewOf(snapshot),
    actions: {
      onDismissToast: (id: string) => send({ type: 'toast.dismissed', id }),
      onUndoToast: (id: string) => send({ type: 'toast.undone', id }),
      onHold: (held: boolean) => send({ type: held ? 'toasts.held' : 'toasts.released' }),
      onCloseDialog: () => send({ type: 'dialog.closed' }),
      onManageSubscription: () => send({ type: 'subscription.managed' }),
    },
  };
}
