import type { SubscriptionErrorStatus, SubscriptionProblem, Toast } from '@parley/model';
import type { SnapshotFrom, StateValueFrom } from 'xstate';
import type { FixturesOf, LeafOf } from '../fixture.types.ts';
import { globalFeedbackMachine } from './globalFeedback.machine.ts';
import type { GlobalFeedbackContext } from './globalFeedback.types.ts';

const generic: Toast = { id: '1', severity: 'error', message: { code: 'generic' } };
const refusedText: Toast = {
  id: '1',
  severity: 'error',
  message: { code: 'refused', text: 'The name is taken. Choose another.' },
};
const tooMany: Toast = { id: '2', severity: 'error', message: { code: 'rateLimited', retryAfter: 30 } };
const changed: Toast = { id: '3', severity: 'success', message: { code: 'languageChanged' } };
const paused: Toast = {
  id: '4',
  severity: 'success',
  message: { code: 'assistantsPaused', names: ['Shop Assistant'], undo: 'paused' },
};

const refusal = (status: SubscriptionErrorStatus): SubscriptionProblem => ({
  code: 'subscription',
  status,
  resetAt: status < 463 ? null : '2026-03-11T00:00:00.000Z',
});

type Value = StateValueFrom<typeof globalFeedbackMachine>;
type Snapshot = SnapshotFrom<typeof globalFeedbackMachine>;

const at = (value: Value, changes: Partial<GlobalFeedbackContext> = {}): Snapshot =>
  globalFeedbackMachine.resolveState({ value, context: { toasts: [], refusals: [], count: 3, ...changes } });

const several = { toasts: [refusedText, tooMany, changed] };

/** Every state of what is told over the screens, pinned. */
export const globalFeedbackFixtures = {
  quiet: at('quiet'),
  'toasts.passing': at({ toasts: 'passing' }, { toasts: [generic] }),
  'toasts.passing@success': at({ toasts: 'passing' }, { toasts: [changed] }),
  'toasts.passing@refused': at({ toasts: 'passing' }, { toasts: [refusedText] }),
  'toasts.passing@rateLimited': at({ toasts: 'passing' }, { toasts: [tooMany] }),
  'toasts.passing@several': at({ toasts: 'passing' }, several),
  'toasts.passing@undoable': at({ toasts: 'passing' }, { toasts: [paused] }),
  'toasts.held': at({ toasts: 'held' }, several),
  refused: at('refused', { refusals: [refusal(460)] }),
  'refused@461': at('refused', { refusals: [refusal(461)] }),
  'refused@462': at('refused', { refusals: [refusal(462)] }),
  'refused@463': at('refused', { refusals: [refusal(463)] }),
  'refused@464': at('refused', { refusals: [refusal(464)] }),
  'refused@overToasts': at('refused', { ...several, refusals: [refusal(463)] }),
  'refused@oneWaits': at('refused', { refusals: [refusal(463), refusal(464)] }),
} satisfies FixturesOf<LeafOf<Value>, Snapshot>;
