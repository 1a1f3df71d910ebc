import type { ChatNotice, ChatView, ComposerView, Rating, RatingWhy } from '@parley/model';
import type { SnapshotFrom } from 'xstate';
import { shownMessages } from './branches.ts';
import type { chatMachine } from './chat.machine.ts';
import type { ChatContext, ChatEvent, KnownMessage } from './chat.types.ts';
import { keptText } from './history.ts';

type ChatSnapshot = SnapshotFrom<typeof chatMachine>;

function composerOf(snapshot: ChatSnapshot): ComposerView['composer'] {
  const { pendingText } = snapshot.context;
  if (pendingText) return 'pending';
  const isAtRest = (['idle', 'offline'] as const).some((ready) => snapshot.matches({ ready }));
  if (isAtRest || snapshot.matches('loading')) return 'idle';
  if (snapshot.matches({ ready: { answering: 'sending' } })) return 'sending';
  if (snapshot.matches({ ready: { answering: 'stopping' } })) return 'stopping';
  const isAnswering = snapshot.matches({ ready: 'answering' }) || snapshot.matches({ ready: 'reconnecting' });
  return isAnswering ? 'answering' : 'blocked';
}

function noticeOf(snapshot: ChatSnapshot): ChatNotice | null {
  const { isOnline, problem } = snapshot.context;
  if (snapshot.matches({ ready: { idle: 'notSent' } }) && problem) return { kind: 'notSent', problem };
  if (snapshot.matches({ ready: 'offline' })) return { kind: 'offline' };
  if (snapshot.matches({ ready: 'tokenExpired' })) return { kind: 'signInAgain' };
  if (snapshot.matches({ ready: 'reconnecting' })) return { kind: isOnline ? 'reconnecting' : 'cutOff' };
  if (snapshot.matches({ ready: { answering: 'resuming' } })) return { kind: 'reconnecting' };
  if (snapshot.matches({ ready: { answering: 'resumed' } })) return { kind: 'resumed' };
  if (snapshot.matches({ ready: { answering: 'slow' } })) return { kind: 'slow' };
  return null;
}

const shown = new WeakMap<readonly KnownMessage[], { chosen: object; messages: readonly KnownMessage[] }>();

/** Halves of characters that stand alone. */
const HALVES = /\p{Surrogate}/gu;

/** A message as it can be shown: without a character whose other half has not come, or never will. */
function withoutHalf(message: KnownMessage): KnownMessage {
  const body = message.body.replace(HALVES, '');
  return body === message.body ? message : { ...message, body };
}

/** What was made whole last: a thread is long, and one of its messages grows many times a second. */
let before: { messages: readonly KnownMessage[]; whole: readonly KnownMessage[] } = {
  messages: [],
  whole: [],
};

function wholeMessages(messages: readonly KnownMessage[]): readonly KnownMessage[] {
  const whole = messages.map((message, index) =>
    message === before.messages[index] ? (before.whole[index] ?? message) : withoutHalf(message),
  );
  before = { messages, whole };
  return whole;
}

/** The shown messages, worked out once for each change. */
function shownOf(context: ChatContext): readonly KnownMessage[] {
  const known = shown.get(context.messages);
  if (known?.chosen === context.chosen) return known.messages;
  const messages = wholeMessages(shownMessages(context));
  shown.set(context.messages, { chosen: context.chosen, messages });
  return messages;
}

/**
 * The chat in the terms of its panel. The list of messages stays the same object while no message changes.
 */
export function chatViewOf(snapshot: ChatSnapshot): ChatView {
  const { draft, forks, leftOut } = snapshot.context;
  if (snapshot.matches('closed'))
    return {
      phase: 'closed',
      reason: snapshot.matches({ closed: 'noAccess' }) ? 'noAccess' : 'unavailable',
      unsent: keptText(snapshot.context),
      messages: shownOf({ ...snapshot.context, messages: snapshot.context.lastShown }),
    };
  const around = { draft, composer: composerOf(snapshot), notice: noticeOf(snapshot) };
  if (snapshot.matches('loading')) return { phase: 'loading', ...around };
  if (snapshot.matches('historyFailed')) return { phase: 'historyFailed', ...around };
  return { phase: 'ready', ...around, messages: shownOf(snapshot.context), forks, leftOut };
}

/** The panel's callbacks, each as the event that it is. */
function chatActionsOf(send: (event: ChatEvent) => void) {
  return {
    onDraftChange: (text: string) => send({ type: 'draft.changed', text }),
    onSend: () => send({ type: 'message.submitted' }),
    onStarter: (question: string) => send({ type: 'starter.chosen', question }),
    onTakeBack: (messageId: string | null) => send({ type: 'message.takenBack', id: messageId }),
    onStop: () => send({ type: 'stop.requested' }),
    onRetry: (messageId: string) => send({ type: 'retry.requested', id: messageId }),
    onRegenerate: (answerId: string) => send({ type: 'answer.regenerated', id: answerId }),
    onEdit: (messageId: string, text: string) => send({ type: 'message.edited', id: messageId, text }),
    onBranch: (messageId: string) => send({ type: 'branch.chosen', id: messageId }),
    onRetryHistory: () => send({ type: 'history.retried' }),
    onRate: (messageId: string, rating: Rating, why?: RatingWhy) =>
      send({ type: 'answer.rated', id: messageId, rating, why }),
    onNewChat: () => send({ type: 'chat.renewed' }),
    onSignIn: () => send({ type: 'signIn.requested' }),
  };
}

const callbacks = new WeakMap<(event: ChatEvent) => void, ReturnType<typeof chatActionsOf>>();

/**
 * The chat for its panel: what it shows, and what can be done there. The callbacks stay the same for the same
 * `send`, so that messages that did not change need not render.
 */
export function connectChat(snapshot: ChatSnapshot, send: (event: ChatEvent) => void) {
  const actions = callbacks.get(send) ?? chatActionsOf(send);
  callbacks.set(send, actions);
  return { view: chatViewOf(snapshot), actions };
}
