import type { News, SubscriptionProblem, Toast } from '@parley/model';
import { assign, emit, enqueueActions, setup } from 'xstate';
import { remedyOf } from '../errors/errorPolicy.ts';
import type {
  GlobalFeedbackContext,
  GlobalFeedbackEmitted,
  GlobalFeedbackEvent,
  Raised,
} from './globalFeedback.types.ts';

/** Milliseconds for which a toast of the portal is shown (SH-8). */
const TOAST_MS = 5000;

/** Toasts kept at most (SH-8). */
const MOST_TOASTS = 20;

/** News that is neither good nor an error. */
const NEUTRAL: News['code'] = 'becameUser';

/** Codes that are good news; all others are errors. */
const successes: ReadonlySet<string> = new Set<News['code']>([
  'languageChanged',
  'linkCopied',
  'verificationSent',
  'detailsSaved',
  'conversationDeleted',
  'becameAdmin',
  'assistantsDuplicated',
  'assistantsExported',
  'assistantsPaused',
  'assistantsResumed',
  'assistantsPublished',
  'assistantMerged',
  'assistantDiscarded',
  'assistantRestored',
  'assistantsDeleted',
  'assistantsHadBack',
  'assistantsPurged',
  'assistantsImported',
  'assistantsImportedWithout',
  'invitationsResent',
  'usersMadeAdmin',
  'usersMadeUser',
  'userAssistantsChosen',
  'usersActivated',
  'usersDeactivated',
  'usersRemoved',
  'invitationsRevoked',
]);

function severityOf(code: string): Toast['severity'] {
  if (code === NEUTRAL) return 'info';
  return successes.has(code) ? 'success' : 'error';
}

/** Identity of a message: two that differ only in values that are not shown are the same. */
const wordsOf = (message: Toast['message']) =>
  JSON.stringify([
    message.code,
    'text' in message && message.text,
    'names' in message && message.names,
    'gone' in message && message.gone,
  ]);

/** The id of the timer that ends a toast. */
const timerOf = (id: Toast['id']) => `toast.${id}`;

type Args = { context: GlobalFeedbackContext; event: GlobalFeedbackEvent };

const raisedIn = ({ event }: Args): Raised | null =>
  event.type === 'feedback.raised' ? event.feedback : null;

const isToast = (args: Args) => raisedIn(args)?.kind === 'toast';

/**
 * The toasts with a new one at the end. The same message twice tells nothing new: the newest takes the older
 * one's place.
 */
function withRaised(args: Args): Pick<GlobalFeedbackContext, 'toasts' | 'count'> {
  const { toasts, count } = args.context;
  const raised = raisedIn(args);
  if (raised?.kind !== 'toast') return { toasts, count };
  const { kind: _, ...message } = raised;
  const severity = severityOf(message.code);
  const others = toasts.filter((toast) => wordsOf(toast.message) !== wordsOf(message));
  const toast: Toast = { id: `${count + 1}`, severity, message };
  return { toasts: [...others, toast].slice(-MOST_TOASTS), count: count + 1 };
}

function refusalIn(args: Args): SubscriptionProblem | null {
  const raised = raisedIn(args);
  if (raised?.kind !== 'dialog' || raised.code !== 'subscription') return null;
  const { kind: _, ...refusal } = raised;
  return refusal;
}

/**
 * The refusals with a new one: one of a status that waits already replaces that one, any other joins the end
 * of the queue.
 */
function withRefused(args: Args): readonly SubscriptionProblem[] {
  const { refusals } = args.context;
  const refusal = refusalIn(args);
  if (!refusal) return refusals;
  const isKnown = refusals.some(({ status }) => status === refusal.status);
  return isKnown
    ? refusals.map((known) => (known.status === refusal.status ? refusal : known))
    : [...refusals, refusal];
}

const withoutNamed = ({ context, event }: Args) =>
  context.toasts.filter(({ id }) => !('id' in event) || id !== event.id);

/** The id of what the named toast offers to take back. */
function undoIn({ context, event }: Args): string | undefined {
  const message = context.toasts.find(({ id }) => 'id' in event && id === event.id)?.message;
  return message && 'undo' in message ? message.undo : undefined;
}

/** A toast goes; after the last one the state is `quiet`. */
const toastGone = [
  { guard: 'isLastToast', target: '#globalFeedback.quiet', actions: 'dropToast' },
  { actions: 'dropToast' },
] as const;

/** The reader takes back what a toast tells of, and it goes. */
const toastUndone = [
  { guard: 'isLastToast', target: '#globalFeedback.quiet', actions: ['takeBack', 'dropToast'] },
  { actions: ['takeBack', 'dropToast'] },
] as const;

const refused = { guard: 'isRefusal', target: '#globalFeedback.refused', actions: 'addRefusal' } as const;

/**
 * What is told over every screen: toasts that pass by themselves (SH-8), and the one dialog (ER-1).
 *
 * A toast's time begins when it appears, and anew when the pointer and the focus leave the toasts or the
 * dialog is closed: no toast disappears while it is being read, or while a dialog is open. While one dialog
 * is open no second one opens: another refusal waits until it is closed, and is dropped when the reader
 * leaves to manage the subscription, which settles both.
 */
export const globalFeedbackMachine = setup({
  types: {
    context: {} as GlobalFeedbackContext,
    events: {} as GlobalFeedbackEvent,
    emitted: {} as GlobalFeedbackEmitted,
  },
  guards: {
    isToast,
    isRefusal: (args) => refusalIn(args) !== null,
    isLastToast: (args) => withoutNamed(args).length === 0,
    hasToasts: ({ context }) => context.toasts.length > 0,
    hasNextRefusal: ({ context }) => context.refusals.length > 1,
  },
  actions: {
    addToast: assign(withRaised),
    dropToast: assign({ toasts: withoutNamed }),
    addRefusal: assign({ refusals: withRefused }),
    dropRefusal: assign({ refusals: ({ context }) => context.refusals.slice(1) }),
    dropRefusals: assign({ refusals: [] }),
    forget: assign({ toasts: [], refusals: [] }),
    startTimers: enqueueActions(({ context, enqueue }) => {
      for (const { id } of context.toasts)
        enqueue.raise({ type: 'toast.expired', id }, { id: timerOf(id), delay: 'toastTime' });
    }),
    /** For the newest toast. The timer of a toast that it replaced has no effect any more. */
    startTimer: enqueueActions(({ context, enqueue }) => {
      const id = `${context.count}`;
      enqueue.raise({ type: 'toast.expired', id }, { id: timerOf(id), delay: 'toastTime' });
    }),
    stopTimers: enqueueActions(({ context, enqueue }) => {
      for (const { id } of context.toasts) enqueue.cancel(timerOf(id));
    }),
    takeBack: enqueueActions(({ context, event, enqueue }) => {
      const undo = undoIn({ context, event });
      if (undo !== undefined) enqueue.emit({ type: 'undo.wanted', undo });
    }),
    leadOn: emit(({ context }) => ({
      type: 'subscription.wanted' as const,
      action: remedyOf(context.refusals[0]?.status ?? 460),
    })),
  },
  delays: { toastTime: TOAST_MS },
}).createMachine({
  id: 'globalFeedback',
  context: { toasts: [], refusals: [], count: 0 },
  initial: 'quiet',
  on: { 'reader.changed': { target: '.quiet', actions: 'forget' } },
  states: {
    quiet: {
      on: {
        'feedback.raised': [{ guard: 'isToast', target: 'toasts.passing', actions: 'addToast' }, refused],
      },
    },
    toasts: {
      initial: 'passing',
      on: {
        'toast.dismissed': toastGone,
        'toast.expired': toastGone,
        'toast.undone': toastUndone,
      },
      states: {
        passing: {
          entry: 'startTimers',
          exit: 'stopTimers',
          on: {
            'feedback.raised': [{ guard: 'isToast', actions: ['addToast', 'startTimer'] }, refused],
            'toasts.held': { target: 'held' },
          },
        },
        /** The pointer or the focus rests on the toasts: none disappears. */
        held: {
          on: {
            'feedback.raised': [{ guard: 'isToast', actions: 'addToast' }, refused],
            'toasts.released': { target: 'passing' },
          },
        },
      },
    },
    /** The dialog is open. Toasts wait until it has been read. */
    refused: {
      on: {
        'toast.dismissed': { actions: 'dropToast' },
        'feedback.raised': [
          { guard: 'isToast', actions: 'addToast' },
          { guard: 'isRefusal', actions: 'addRefusal' },
        ],
        'dialog.closed': [
          { guard: 'hasNextRefusal', actions: 'dropRefusal' },
          { guard: 'hasToasts', target: 'toasts', actions: 'dropRefusal' },
          { target: 'quiet', actions: 'dropRefusal' },
        ],
        'subscription.managed': [
          { guard: 'hasToasts', target: 'toasts', actions: ['leadOn', 'dropRefusals'] },
          { target: 'quiet', actions: ['leadOn', 'dropRefusals'] },
        ],
      },
    },
  },
});
