import type { AnyMachineSnapshot } from 'xstate';
import type { Walk } from '../testing/explore.ts';
import type { GlobalFeedbackContext } from './globalFeedback.types.ts';

const raised = (feedback: object) => ({ type: 'feedback.raised', feedback });
const refusal = (status: number) => ({
  ...{ kind: 'dialog', code: 'subscription', status, resetAt: null },
});

/** What the app reports and the reader does, whatever is shown. */
const events = [
  raised({ kind: 'toast', code: 'generic' }),
  raised({ kind: 'toast', code: 'languageChanged' }),
  raised({ kind: 'toast', code: 'assistantsPaused', names: ['Shop Assistant'], undo: 'a' }),
  raised(refusal(463)),
  raised(refusal(464)),
  raised({ kind: 'inline', code: 'generic' }),
  raised({ kind: 'silent' }),
  ...['1', '2'].flatMap((id) =>
    ['toast.dismissed', 'toast.expired', 'toast.undone'].map((type) => ({ type, id })),
  ),
  ...['toasts.held', 'toasts.released', 'dialog.closed', 'subscription.managed', 'reader.changed'].map(
    (type) => ({ type }),
  ),
];

/** More than two toasts, or two refusals, bring nothing new. */
const contextKey = (snapshot: AnyMachineSnapshot) => {
  const { toasts, refusals }: GlobalFeedbackContext = snapshot.context;
  return [Math.min(toasts.length, 2), refusals.length];
};

/** How the global feedback is explored: from a page that has told nothing yet. */
export const globalFeedbackWalks: readonly Walk[] = [{ events, contextKey }];
