import type { Toast } from '@parley/model';
import { type SnapshotFrom, transition } from 'xstate';
import { failureOf, feedbackFor } from '../errors/errorPolicy.ts';
import type { ByAudience } from '../fixture.types.ts';
import { globalFeedbackMachine } from './globalFeedback.machine.ts';
import type { Raised } from './globalFeedback.types.ts';

type Snapshot = SnapshotFrom<typeof globalFeedbackMachine>;

const quiet = globalFeedbackMachine.resolveState({
  value: 'quiet',
  context: { toasts: [], refusals: [], count: 0 },
});

/** What users without the right of administrators are told of the same failure (ER-2). */
function raisedForUser(message: Toast['message']): Raised {
  if (message.code === 'refused') return feedbackFor(failureOf({ status: 422, ...message }), 'user', 'form');
  if (message.code === 'rateLimited') return feedbackFor(failureOf({ status: 429 }), 'user', 'form');
  return { kind: 'toast', ...message };
}

/**
 * What administrators and other users are told of the same; the dialog is for administrators alone (ER-1). A
 * visitor is told in the widget's chat.
 */
export function globalFeedbackByAudience(snapshot: Snapshot): ByAudience<Snapshot> {
  const { value, context } = snapshot;
  if (context.refusals.length > 0) return { admin: snapshot };
  const told = context.toasts.reduce(
    (before, { message }) =>
      transition(globalFeedbackMachine, before, {
        type: 'feedback.raised',
        feedback: raisedForUser(message),
      })[0],
    quiet,
  );
  return { admin: snapshot, user: globalFeedbackMachine.resolveState({ value, context: told.context }) };
}
