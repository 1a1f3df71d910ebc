import { and } from 'xstate';
import { parentAtServer } from './branches.ts';
import { chatSetup } from './chat.setup.ts';
import { disconnected, ended, incomplete, resumable, stopped } from './ends.ts';
import { nothingKnown } from './history.ts';
import { messageOf } from './transcript.ts';

/** Where a chat rests, by what stands in its composer. */
const settled = [
  { guard: 'isTooLong', target: '#chat.ready.idle.tooLong' },
  { guard: 'hasDraft', target: '#chat.ready.idle.typing' },
  { guard: 'hasMessages', target: '#chat.ready.idle.thread' },
  { target: '#chat.ready.idle.empty' },
] as const;

/** One reader's chat with an assistant, for admin, user and visitor alike (CH-1 to CH-6, ER-3). */
export const chatMachine = chatSetup.createMachine({
  id: 'chat',
  context: ({ input }) => ({ ...input, ...nothingKnown }),
  on: {
    'draft.changed': { actions: 'keepDraft' },
    'network.lost': { actions: 'noteOffline' },
    'network.restored': { actions: 'noteOnline' },
    'thread.opened': [{ guard: 'isOpen' }, { target: '.loading', actions: ['dropLook', 'openThread'] }],
  },
  initial: 'loading',
  states: {
    loading: {
      invoke: {
        id: 'loadingHistory',
        src: 'loadHistory',
        input: ({ context }) => context.threadId,
        onDone: [
          {
            guard: 'isBeingAnswered',
            target: 'ready.answering.resuming',
            actions: ['keepHistory', 'queuePending'],
          },
          ...settled.map((each) => ({ ...each, actions: ['keepHistory', 'queuePending'] as const })),
        ],
        onError: [
          { guard: 'isForbidden', target: 'closed.noAccess', actions: 'givePendingBack' },
          { guard: 'isUnavailable', target: 'closed.unavailable', actions: 'givePendingBack' },
          { target: 'historyFailed', actions: 'givePendingBack' },
        ],
      },
      on: {
        // The message before it is not known yet, so it is sent when the history is loaded.
        'message.submitted': { guard: 'mayPend', actions: 'pendDraft' },
        'message.takenBack': { guard: 'hasPending', actions: 'givePendingBack' },
        // Who wants a new thread need not wait for the old one.
        'chat.renewed': [
          { guard: 'hasUnsent' },
          { guard: 'isTooLong', target: 'ready.idle.tooLong', actions: 'renew' },
          { guard: 'hasDraft', target: 'ready.idle.typing', actions: 'renew' },
          { target: 'ready.idle.empty', actions: 'renew' },
        ],
      },
    },
    historyFailed: {
      on: {
        'history.retried': { target: 'loading' },
        'session.restored': { target: 'loading' },
        'network.restored': { target: 'loading', actions: 'noteOnline' },
      },
    },
    closed: {
      // Its words say that nothing was sent: from then on nothing goes out by itself, on no later page.
      entry: 'holdUnsent',
      on: { 'history.retried': { target: 'loading' } },
      initial: 'unavailable',
      states: { noAccess: {}, unavailable: {} },
    },
    ready: {
      invoke: {
        id: 'watching',
        src: 'watchThreads',
        // Without this watch the window still works: it only misses what other windows do.
        onError: {},
      },
      initial: 'idle',
      on: {
        'answer.rated': { guard: 'isRateable', actions: ['dropRating', 'rate', 'sendRating'] },
        'rating.saved': { actions: ['dropRating', 'settleRating', 'announceRated'] },
        'rating.failed': { actions: ['dropRating', 'rollRatingBack', 'raiseRatingFailed'] },
        'branch.chosen': { actions: 'chooseBranch' },
        'message.takenBack': { guard: 'canTakeBack', actions: 'takeBack' },
        'thread.changed': { guard: 'mayHaveChanged', actions: ['dropLook', 'look'] },
        'thread.read': { guard: 'isThisThread', actions: 'mergeThread' },
        'thread.refused': { guard: 'isForbidden', target: '#chat.closed.noAccess' },
        'thread.seen': { guard: 'hasUnread', actions: ['noteSeen', 'sendSeen'] },
        'chat.renewed': [
          // What is on its way to the server belongs to this thread.
          { guard: 'hasUnsent' },
          { guard: 'isTooLong', target: '.idle.tooLong', actions: 'renew' },
          { guard: 'hasDraft', target: '.idle.typing', actions: 'renew' },
          { target: '.idle.empty', actions: 'renew' },
        ],
      },
      states: {
        idle: {
          initial: 'empty',
          // What was written offline, or while signed out, leaves in the order in which it was written.
          always: [
            { guard: 'isOfflineWithQueue', target: 'offline.queued' },
            { guard: 'isOffline', target: 'offline.idle' },
            { guard: 'isAnsweredElsewhere', target: 'answering.waiting', actions: 'followAnswer' },
            { guard: 'hasQueued', target: 'answering', actions: 'takeNext' },
          ],
          on: {
            'draft.changed': settled.map((transition) => ({
              ...transition,
              actions: ['keepDraft', 'forgetProblem'] as const,
            })),
            'message.takenBack': [
              { guard: and(['canTakeBack', 'isTooLong']), target: '.tooLong', actions: 'takeBack' },
              { guard: 'canTakeBack', target: '.typing', actions: 'takeBack' },
            ],
            'message.submitted': {
              guard: 'isSendable',
              target: 'answering',
              actions: ['queueDraft', 'takeNext'],
            },
            'starter.chosen': {
              guard: 'isSendable',
              target: 'answering',
              actions: ['queueStarter', 'takeNext'],
            },
            'retry.requested': {
              guard: 'isRetriable',
              target: 'answering',
              actions: ['queueRetry', 'takeNext'],
            },
            'answer.regenerated': {
              guard: 'isRegenerable',
              target: 'answering',
              actions: ['queueRegeneration', 'takeNext'],
            },
            'message.edited': {
              guard: 'isEditable',
              target: 'answering',
              actions: ['queueEdit', 'takeNext'],
            },
          },
          states: {
            empty: {
              on: {
                'thread.read': { guard: 'bringsMessages', target: 'thread', actions: 'mergeThread' },
              },
            },
            thread: {},
            typing: {},
            tooLong: {},
            notSent: {},
            completed: {},
            stopped: {},
            truncated: {},
            incomplete: {},
            failedBefore: {},
            failedMidStream: {},
            limited: {},
          },
        },
        answering: {
          invoke: {
            id: 'answer',
            src: 'openAnswer',
            input: ({ context }) => {
              const { messageId = '', answerId = '', isAccepted, lastEventId = '' } = context.current ?? {};
              if (isAccepted) return { kind: 'resume', answerId, lastEventId };
              const message = messageOf(context, messageId);
              const parentId = message && parentAtServer(context, message);
              const { body: text = '' } = message ?? {};
              return { kind: 'send', threadId: context.threadId ?? '', messageId, answerId, parentId, text };
            },
            onError: disconnected,
          },
          initial: 'sending',
          on: {
            'network.lost': [
              { guard: 'isAccepted', target: 'reconnecting', actions: 'noteOffline' },
              { target: 'offline.queued', actions: ['noteOffline', 'requeue'] },
            ],
            'session.restored': { actions: 'noteRestored' },
            'stop.requested': { target: '.stopping' },
            'answer.started': { target: '.waiting', actions: ['announceAccepted', 'beginAnswer'] },
            'answer.grew': { target: '.streaming', actions: 'growAnswer' },
            'answer.pinged': { actions: 'notePing' },
            'answer.ended': [
              { guard: 'isComplete', ...ended('complete', 'completed') },
              { guard: 'isTruncated', ...ended('truncated', 'truncated') },
              ended('stopped', 'stopped'),
            ],
            'answer.failed': [
              { guard: 'hasText', target: 'idle.failedMidStream', actions: ['raiseDialog', 'fail'] },
              { guard: 'isRateLimited', target: 'rateLimited', actions: 'fail' },
              { guard: 'isLimited', target: 'idle.limited', actions: ['raiseDialog', 'fail'] },
              { target: 'idle.failedBefore', actions: 'fail' },
            ],
            'answer.refused': [
              { guard: 'isUnauthorized', target: 'tokenExpired', actions: 'requeue' },
              { guard: 'isForbidden', target: '#chat.closed.noAccess' },
              { guard: 'mayResumeNow', target: 'reconnecting' },
              { ...incomplete, guard: 'isAccepted' },
              { guard: 'isUnavailable', target: '#chat.closed.unavailable' },
              { guard: 'isRateLimited', target: 'rateLimited', actions: 'fail' },
              { guard: 'isLimited', target: 'idle.limited', actions: ['raiseDialog', 'fail'] },
              { guard: 'isToBeEdited', target: 'idle.notSent', actions: 'giveBack' },
              { target: 'idle.failedBefore', actions: 'fail' },
            ],
            'answer.lost': [
              {
                guard: 'isCutOffBeforehand',
                target: 'offline.queued',
                actions: ['noteOffline', 'requeue'],
              },
              ...disconnected,
            ],
          },
          states: {
            sending: { after: { promptTime: { target: 'slow' } } },
            waiting: { after: { promptTime: { target: 'slow' } } },
            streaming: { after: { promptTime: { target: 'slow' } } },
            slow: {
              after: {
                silenceLimit: [
                  {
                    guard: 'isUnaccepted',
                    target: '#chat.ready.idle.failedBefore',
                    actions: 'failUnconfirmed',
                  },
                  { target: '#chat.ready.reconnecting' },
                ],
              },
              on: { 'answer.pinged': { target: 'slow', reenter: true, actions: 'notePing' } },
            },
            /** Asked the server to go on; nothing has come yet. */
            resuming: {
              after: { silenceLimit: resumable },
              on: {
                'answer.started': { target: 'resumed', actions: 'beginAnswer' },
                'answer.grew': { target: 'resumed', actions: 'growAnswer' },
                'answer.pinged': { target: 'resumed', actions: 'notePing' },
              },
            },
            resumed: {
              after: { resumedNotice: { target: 'streaming' } },
              on: { 'answer.grew': { actions: 'growAnswer' } },
            },
            stopping: {
              invoke: {
                id: 'stopping',
                src: 'stopAnswer',
                input: ({ context }) => context.current?.answerId ?? '',
                // The stream itself says how far the answer came.
                onDone: {},
                onError: stopped,
              },
              after: { stopGrace: stopped },
              on: {
                'stop.requested': {},
                'network.lost': { ...stopped, actions: ['noteOffline', ...stopped.actions] },
                'answer.started': { actions: ['announceAccepted', 'beginAnswer'] },
                'answer.grew': { actions: 'growAnswer' },
                'answer.failed': stopped,
                'answer.refused': stopped,
                'answer.lost': stopped,
              },
            },
          },
        },
        reconnecting: {
          after: {
            reconnectDelay: [
              // Trying is pointless until the network is back.
              { guard: 'isOffline' },
              { target: 'answering.resuming', actions: 'countAttempt' },
            ],
          },
          on: {
            'network.restored': { target: 'answering.resuming', actions: 'noteOnline' },
            'stop.requested': { target: 'answering.stopping' },
          },
        },
        rateLimited: {
          after: {
            countdownStep: [
              { guard: 'isCountdownOver', target: 'idle.failedBefore', actions: 'endLimit' },
              { target: 'rateLimited', reenter: true, actions: 'tick' },
            ],
          },
        },
        tokenExpired: {
          entry: 'catchUp',
          on: {
            'signIn.requested': { actions: 'announceLogin' },
            // The message that was not sent is first in the queue, which `idle` sends.
            'session.restored': [
              { guard: 'isAccepted', target: 'answering.resuming' },
              { target: 'idle.thread' },
            ],
          },
        },
        offline: {
          initial: 'idle',
          on: {
            'network.restored': settled.map((transition) => ({
              ...transition,
              actions: 'noteOnline' as const,
            })),
            'message.submitted': { guard: 'isSendable', target: '.queued', actions: 'queueDraft' },
            'starter.chosen': { guard: 'isSendable', target: '.queued', actions: 'queueStarter' },
            'retry.requested': { guard: 'isRetriable', target: '.queued', actions: 'queueRetry' },
            'answer.regenerated': { guard: 'isRegenerable', target: '.queued', actions: 'queueRegeneration' },
            'message.edited': { guard: 'isEditable', target: '.queued', actions: 'queueEdit' },
          },
          states: {
            idle: {},
            // Until the last message that waits was taken back.
            queued: { always: { guard: 'isQueueEmpty', target: 'idle' } },
          },
        },
      },
    },
  },
});
