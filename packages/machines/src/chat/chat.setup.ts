import { isBlank, LATE_AFTER_MS, MESSAGE_MAX_LENGTH } from '@parley/model';
import { assign, emit, enqueueActions, fromCallback, setup, spawnChild, stopChild } from 'xstate';
import { failureOf, isSubscriptionError } from '../errors/errorPolicy.ts';
import { missingPort } from '../port.ts';
import { branchChosen } from './branches.ts';
import type {
  AnswerReport,
  AnswerRequest,
  ChatContext,
  ChatEmitted,
  ChatEvent,
  ChatHistory,
  ChatInput,
  KnownMessage,
} from './chat.types.ts';
import { chatFeedback, chatProblem, lostConnection } from './chatProblem.ts';
import * as kept from './history.ts';
import { threadMerged } from './merge.ts';
import * as transcript from './transcript.ts';

/** Reconnects without an event in between, after which an answer counts as incomplete. */
const MOST_RECONNECTS = 5;

/** Milliseconds. */
const SILENCE_LIMIT_MS = 30_000;
const FIRST_RECONNECT_MS = 500;
const RESUMED_NOTICE_MS = 2000;
const STOP_GRACE_MS = 3000;
const COUNTDOWN_STEP_MS = 1000;

const isSendable = (text: string) => !isBlank(text) && text.length <= MESSAGE_MAX_LENGTH;

const historyOf = (event: object) => ('output' in event ? (event.output as ChatHistory | null) : null);

/** The draft as it is, or as this event makes it. */
function draftAfter({ context, event }: { context: ChatContext; event: ChatEvent }): string {
  if (event.type === 'draft.changed') return event.text;
  if ('output' in event) return kept.draftBeside(context, historyOf(event));
  if (event.type === 'message.takenBack' && event.id !== null)
    return kept.takenBack(context, event.id).draft ?? context.draft;
  return event.type === 'chat.renewed' ? kept.keptText(context) : context.draft;
}

/** The failure that an event carries; one without is a broken connection. */
function failureIn(event: object) {
  if ('failure' in event) return failureOf(event.failure);
  return 'error' in event ? failureOf(event.error) : lostConnection;
}

const hasStatus = (event: object, ...statuses: number[]) => statuses.includes(failureIn(event).status);

type Rated = Extract<ChatEvent, { type: 'answer.rated' }>;

/** Guards, actions, actors and delays of the chat, which its states (chat.machine.ts) name. */
export const chatSetup = setup({
  types: {
    context: {} as ChatContext,
    events: {} as ChatEvent,
    input: {} as ChatInput,
    emitted: {} as ChatEmitted,
  },
  actors: {
    loadHistory: missingPort<ChatHistory | null, string | null>('loadHistory'),
    openAnswer: fromCallback<AnswerReport, AnswerRequest>(() => {
      throw new Error('Port "openAnswer" is not provided.');
    }),
    stopAnswer: missingPort<unknown, string>('stopAnswer'),
    rateAnswer: fromCallback<ChatEvent, Pick<Rated, 'id' | 'rating' | 'why'>>(() => {
      throw new Error('Port "rateAnswer" is not provided.');
    }),
    markSeen: fromCallback<ChatEvent, string>(() => {
      throw new Error('Port "markSeen" is not provided.');
    }),
    watchThreads: fromCallback<ChatEvent>(() => {
      throw new Error('Port "watchThreads" is not provided.');
    }),
    readThread: fromCallback<ChatEvent, string | null>(() => {
      throw new Error('Port "readThread" is not provided.');
    }),
  },
  guards: {
    isTooLong: (args) => draftAfter(args).length > MESSAGE_MAX_LENGTH,
    hasDraft: (args) => draftAfter(args) !== '',
    hasMessages: ({ context, event }) =>
      context.kept.length > 0 || (historyOf(event)?.messages ?? context.messages).length > 0,
    isBeingAnswered: ({ event }) => kept.isBeingAnswered(historyOf(event)),
    isSendable: ({ context, event }) =>
      isSendable(event.type === 'starter.chosen' ? event.question : context.draft),
    isRetriable: ({ context, event }) =>
      event.type === 'retry.requested' && transcript.canRetry(context, event.id),
    isRegenerable: ({ context, event }) =>
      event.type === 'answer.regenerated' && transcript.canRegenerate(context, event.id),
    isEditable: ({ context, event }) =>
      event.type === 'message.edited' && isSendable(event.text) && transcript.canEdit(context, event.id),
    isRateable: ({ context, event }) =>
      event.type === 'answer.rated' && transcript.messageOf(context, event.id)?.author === 'assistant',
    hasPending: ({ context }) => context.pendingText !== '',
    mayPend: ({ context }) => context.pendingText === '' && isSendable(context.draft),
    isOpen: ({ context, event }) => event.type === 'thread.opened' && event.threadId === context.threadId,
    mayHaveChanged: ({ context, event }) => event.type === 'thread.changed' && kept.mayDiffer(context, event),
    isThisThread: ({ context, event }) =>
      event.type === 'thread.read' && kept.isOfThread(context, event.history),
    bringsMessages: ({ context, event }) =>
      event.type === 'thread.read' &&
      kept.isOfThread(context, event.history) &&
      event.history.messages.length > 0,
    isAnsweredElsewhere: ({ context }) => kept.unfollowedAnswer(context) !== undefined,
    hasUnread: ({ context }) => context.unreadCount > 0,
    canTakeBack: ({ context, event }) =>
      event.type === 'message.takenBack' && transcript.canTakeBack(context, event.id),
    isQueueEmpty: ({ context }) => context.outbox.length === 0,
    hasQueued: ({ context }) => context.outbox.length > 0,
    hasUnsent: ({ context }) =>
      context.outbox.length > 0 ||
      context.kept.some(({ isHeld }) => !isHeld) ||
      context.pendingText !== '' ||
      (context.current !== null && !context.current.isAccepted),
    isOffline: ({ context }) => !context.isOnline,
    isOfflineWithQueue: ({ context }) => !context.isOnline && context.outbox.length > 0,
    isAccepted: ({ context }) => context.current?.isAccepted === true,
    isCutOffBeforehand: ({ context, event }) =>
      event.type === 'answer.lost' && event.isOffline && !context.current?.isAccepted,
    isUnaccepted: ({ context }) => !context.current?.isAccepted,
    mayReconnect: ({ context, event }) => context.attempt < MOST_RECONNECTS && !hasStatus(event, 403, 404),
    mayResumeNow: ({ context, event }) =>
      context.current?.isAccepted === true &&
      context.attempt < MOST_RECONNECTS &&
      !hasStatus(event, 403, 404),
    hasText: ({ context }) => !!transcript.currentAnswer(context)?.body,
    // A visitor has no account to sign in to.
    isUnauthorized: ({ context, event }) => context.audience !== 'visitor' && hasStatus(event, 401),
    isForbidden: ({ context, event }) => context.audience !== 'visitor' && hasStatus(event, 403),
    isUnavailable: ({ context, event }) =>
      hasStatus(event, 404) || (context.audience === 'visitor' && hasStatus(event, 403)),
    /** By a limit whose end is counted down. */
    isRateLimited: ({ context, event }) => {
      const problem = chatProblem(failureIn(event), context.audience, context.now());
      return problem.kind === 'rateLimited' && problem.resetAt === undefined;
    },
    isLimited: ({ event }) => isSubscriptionError(failureIn(event).status),
    /**
     * Only into an empty composer, as what was typed since must not be overwritten, and only where no message
     * is sent next, which would remove the reason from view.
     */
    isToBeEdited: ({ context, event }) =>
      hasStatus(event, 422) &&
      context.draft === '' &&
      context.outbox.length === 0 &&
      !transcript.currentAnswer(context),
    isCountdownOver: ({ context }) => transcript.secondsLeft(context) === 0,
    isComplete: ({ event }) => event.type === 'answer.ended' && event.finishReason === 'complete',
    isTruncated: ({ event }) => event.type === 'answer.ended' && event.finishReason === 'truncated',
  },
  actions: {
    keepDraft: assign({ draft: draftAfter }),
    forgetProblem: assign({ problem: null }),
    keepHistory: assign(({ context, event }) => kept.historyShown(context, historyOf(event))),
    pendDraft: assign(({ context }) => ({ pendingText: context.draft, draft: '' })),
    queuePending: assign(({ context }) =>
      context.pendingText ? { ...transcript.queued(context, context.pendingText), pendingText: '' } : {},
    ),
    givePendingBack: assign(({ context }) => ({ draft: kept.typedText(context), pendingText: '' })),
    queueDraft: assign(({ context }) => ({ ...transcript.queued(context, context.draft), draft: '' })),
    queueStarter: assign(({ context, event }) =>
      event.type === 'starter.chosen' ? transcript.queued(context, event.question) : {},
    ),
    queueRetry: assign(({ context, event }) =>
      event.type === 'retry.requested' ? transcript.retryQueued(context, event.id) : {},
    ),
    queueRegeneration: assign(({ context, event }) =>
      event.type === 'answer.regenerated' ? transcript.regenerationQueued(context, event.id) : {},
    ),
    queueEdit: assign(({ context, event }) =>
      event.type === 'message.edited' ? transcript.editQueued(context, event.id, event.text) : {},
    ),
    takeBack: assign(({ context, event }) =>
      event.type === 'message.takenBack' && event.id !== null ? kept.takenBack(context, event.id) : {},
    ),
    chooseBranch: assign(({ context, event }) =>
      event.type === 'branch.chosen' ? branchChosen(context, event.id) : {},
    ),
    takeNext: assign(({ context }) => transcript.nextTaken(context)),
    requeue: assign(({ context }) => transcript.requeued(context)),
    holdUnsent: assign(({ context }) => kept.unsentHeld(context)),
    giveBack: assign(({ context, event }) =>
      transcript.givenBack(context, chatProblem(failureIn(event), context.audience, context.now())),
    ),
    beginAnswer: assign(({ context, event }) =>
      event.type === 'answer.started' ? transcript.answerBegun(context, event) : {},
    ),
    growAnswer: assign(({ context, event }) =>
      event.type === 'answer.grew' ? transcript.answerGrown(context, event) : {},
    ),
    notePing: assign(({ context, event }) =>
      event.type === 'answer.pinged' ? transcript.answerPinged(context, event.id) : {},
    ),
    finish: assign(({ context }, { state }: { state: KnownMessage['state'] }) =>
      transcript.answerFinished(context, state),
    ),
    /** Stopped before the server had it: the message may have arrived or not, and says so. */
    finishStopped: assign(({ context }) =>
      context.current?.isAccepted
        ? transcript.answerFinished(context, 'stopped')
        : transcript.currentFailed(context, kept.held),
    ),
    fail: assign(({ context, event }) =>
      transcript.currentFailed(context, chatProblem(failureIn(event), context.audience, context.now())),
    ),
    failUnconfirmed: assign(({ context }) => transcript.currentFailed(context, { kind: 'notConfirmed' })),
    tick: assign(({ context }) => transcript.ticked(context)),
    noteRestored: assign({ isRestored: true }),
    /** The refusal of the old token arrived after the session was restored: handles the restoring now. */
    catchUp: enqueueActions(({ context, enqueue }) => {
      if (!context.isRestored) return;
      enqueue.assign({ isRestored: false });
      enqueue.raise({ type: 'session.restored' });
    }),
    endLimit: assign(({ context }) => ({ ...transcript.ticked(context), limit: null })),
    countAttempt: assign({ attempt: ({ context }) => context.attempt + 1 }),
    renew: assign(({ context }) => kept.left(context, context.newId())),
    openThread: assign(({ context, event }) =>
      event.type === 'thread.opened' ? kept.left(context, event.threadId) : {},
    ),
    mergeThread: assign(({ context, event }) =>
      event.type === 'thread.read' && event.history ? threadMerged(context, event.history) : {},
    ),
    followAnswer: assign(({ context }) => kept.answerFollowed(context)),
    noteOnline: assign({ isOnline: true }),
    noteOffline: assign({ isOnline: false }),

    rate: assign(({ context, event }) => {
      if (event.type !== 'answer.rated') return {};
      const { id, rating, why: ratingWhy } = event;
      const before = transcript.messageOf(context, id);
      return {
        ...transcript.rated(context, id, { rating, ratingWhy, isRatingPending: true }),
        // The rating that the server has, not one that is still on its way.
        ratings: {
          [id]: { rating: before?.rating ?? null, ratingWhy: before?.ratingWhy ?? null },
          ...context.ratings,
        },
      };
    }),
    sendRating: spawnChild('rateAnswer', {
      id: ({ event }) => `rating.${'id' in event ? event.id : ''}`,
      input: ({ event }) =>
        event.type === 'answer.rated'
          ? { id: event.id, rating: event.rating, why: event.why }
          : { id: '', rating: null },
    }),
    dropRating: stopChild(({ event }) => `rating.${'id' in event ? event.id : ''}`),
    settleRating: assign(({ context, event }) => {
      if (event.type !== 'rating.saved') return {};
      const { [event.id]: _, ...ratings } = context.ratings;
      const messages = transcript.changed(context.messages, event.id, { isRatingPending: false });
      return { messages, ratings };
    }),
    rollRatingBack: assign(({ context, event }) => {
      if (event.type !== 'rating.failed') return {};
      const { [event.id]: before = { rating: null, ratingWhy: null }, ...ratings } = context.ratings;
      return { ...transcript.rated(context, event.id, { ...before, isRatingPending: false }), ratings };
    }),
    noteSeen: assign({ unreadCount: 0 }),
    sendSeen: spawnChild('markSeen', { id: 'seen', input: ({ context }) => context.threadId ?? '' }),

    dropLook: stopChild('look'),
    look: spawnChild('readThread', { id: 'look', input: ({ context }) => context.threadId }),

    /** Once for each time that a message is sent, not when its answer is taken up again. */
    announceAccepted: enqueueActions(({ context, enqueue }) => {
      const { current, threadId } = context;
      if (!current || current.isAccepted || !threadId) return;
      enqueue.emit({ type: 'message.accepted', threadId, messageId: current.messageId });
    }),
    announceRated: emit(({ context }) => ({
      type: 'rating.accepted' as const,
      threadId: context.threadId ?? '',
    })),
    announceFinished: emit(({ context }, { state }: { state: KnownMessage['state'] }) => ({
      type: 'answer.finished' as const,
      answerId: context.current?.answerId ?? '',
      state,
    })),
    announceLogin: emit(({ context }) => ({
      type: 'login.wanted' as const,
      unsent: kept.unsentOf(context),
    })),
    /** Raises the dialog of an administrator, which stands outside of the thread (ER-1). */
    raiseDialog: enqueueActions(({ context, event, enqueue }) => {
      const feedback = chatFeedback(failureIn(event), context.audience);
      if (feedback.kind === 'dialog') enqueue.emit({ type: 'feedback.raised', feedback });
    }),
    raiseRatingFailed: emit({ type: 'feedback.raised', feedback: { kind: 'toast', code: 'generic' } }),
  },
  delays: {
    promptTime: LATE_AFTER_MS,
    silenceLimit: SILENCE_LIMIT_MS,
    reconnectDelay: ({ context }) => FIRST_RECONNECT_MS * 2 ** context.attempt,
    resumedNotice: RESUMED_NOTICE_MS,
    stopGrace: STOP_GRACE_MS,
    countdownStep: COUNTDOWN_STEP_MS,
  },
});
