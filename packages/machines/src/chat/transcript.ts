import { type ChatProblem, canBeTakenBack, secondsUntil } from '@parley/model';
import { shownMessages, withMessages } from './branches.ts';
import type { AnswerReport, ChatContext, Exchange, KeptMessage, KnownMessage } from './chat.types.ts';

/**
 * The thread as data: each function returns the part of the context that changes. None loses a
 * message, none doubles one, and a text that was not sent stays in a message or in the draft.
 */
export type Changes = Partial<ChatContext>;

const indexOf = (messages: readonly KnownMessage[], id: string) =>
  messages.findLastIndex((message) => message.id === id);

/** The message of that id. */
export const messageOf = (context: ChatContext, id: string | undefined): KnownMessage | undefined =>
  id === undefined ? undefined : context.messages[indexOf(context.messages, id)];

/** The message that the current answer is written to, once there is one. */
export const currentAnswer = (context: ChatContext) => messageOf(context, context.current?.answerId);

/** Messages of which one has changed. */
export function changed(
  messages: readonly KnownMessage[],
  id: string | undefined,
  change: Partial<KnownMessage>,
): readonly KnownMessage[] {
  const index = id === undefined ? -1 : indexOf(messages, id);
  const message = messages[index];
  return message ? messages.with(index, { ...message, ...change }) : messages;
}

function newMessage(
  context: ChatContext,
  message: Pick<KnownMessage, 'id' | 'parentId' | 'author' | 'body' | 'state'>,
): KnownMessage {
  const createdAt = new Date(context.now()).toISOString();
  return { ...message, isKnown: false, problem: null, citations: [], rating: null, createdAt };
}

/**
 * Adds a text as a message that is to be sent after `parentId`.
 * @param kept whose ids it has, where it was under way before.
 */
export function queuedAfter(context: ChatContext, text: string, parentId: string | null, kept?: KeptMessage) {
  const id = kept?.id ?? context.newId();
  const message = newMessage(context, { id, parentId, author: 'reader', body: text, state: 'queued' });
  return {
    ...withMessages(context, [...context.messages, message], message),
    threadId: context.threadId ?? kept?.threadId ?? context.newId(),
    outbox: [...context.outbox, id],
    answerIds: { ...context.answerIds, [id]: kept?.answerId ?? context.newId() },
    problem: null,
  };
}

/** Adds a text as a message that is to be sent after what is shown; the first one makes the thread (CH-1). */
export function queued(context: ChatContext, text: string): Changes {
  return queuedAfter(context, text, shownMessages(context).at(-1)?.id ?? null);
}

/** Whether a message is a reader's, which can be sent once more with another text. */
export const canEdit = (context: ChatContext, id: string) => messageOf(context, id)?.author === 'reader';

/** Adds another text beside a message, as a branch of its own. */
export const editQueued = (context: ChatContext, id: string, text: string) =>
  queuedAfter(context, text, messageOf(context, id)?.parentId ?? null);

const FINISHED: readonly KnownMessage['state'][] = ['complete', 'truncated'];

/** Whether a message is an answer that can be written once more beside itself. */
export function canRegenerate(context: ChatContext, id: string): boolean {
  const message = messageOf(context, id);
  return (
    message !== undefined &&
    FINISHED.includes(message.state) &&
    messageOf(context, message.parentId ?? '') !== undefined
  );
}

/** Queues the question of an answer again, for another answer beside it. */
export function regenerationQueued(context: ChatContext, id: string): Changes {
  const parentId = messageOf(context, id)?.parentId;
  if (!parentId) return {};
  const message = newMessage(context, {
    id: context.newId(),
    parentId,
    author: 'assistant',
    body: '',
    state: 'waiting',
  });
  return {
    ...withMessages(context, [...context.messages, message], message),
    outbox: [...context.outbox, parentId],
    answerIds: { ...context.answerIds, [parentId]: message.id },
    problem: null,
  };
}

/** The reader's message that a failed, incomplete or stopped one is about, and its answer. */
function exchangeAround(
  context: ChatContext,
  id: string,
): { messageId: string; answer: KnownMessage | null } | null {
  const message = messageOf(context, id);
  if (!message) return null;
  if (message.author === 'reader') {
    const answer = shownMessages(context).find((each) => each.parentId === id && each.author === 'assistant');
    return { messageId: id, answer: answer ?? null };
  }
  const question = messageOf(context, message.parentId ?? '');
  return question ? { messageId: question.id, answer: message } : null;
}

const RETRIABLE: readonly KnownMessage['state'][] = ['failed', 'incomplete', 'stopped'];

/** Whether a message can be sent, or an answer asked for, again. */
export function canRetry(context: ChatContext, id: string): boolean {
  const message = messageOf(context, id);
  return message !== undefined && RETRIABLE.includes(message.state) && exchangeAround(context, id) !== null;
}

/** Queues a failed message, or the question of a broken or stopped answer, again, with the ids it had. */
export function retryQueued(context: ChatContext, id: string): Changes {
  const exchange = exchangeAround(context, id);
  if (!exchange) return {};
  const { messageId, answer } = exchange;
  return {
    messages: answer
      ? changed(context.messages, answer.id, { state: 'waiting', problem: null })
      : changed(context.messages, messageId, { state: 'queued', problem: null }),
    outbox: [...context.outbox, messageId],
    answerIds: {
      ...context.answerIds,
      [messageId]: answer?.id ?? context.answerIds[messageId] ?? context.newId(),
    },
    problem: null,
  };
}

/** Takes the oldest message of the outbox to be sent now. */
export function nextTaken(context: ChatContext): Changes {
  const [messageId, ...outbox] = context.outbox;
  const answerId = messageId && context.answerIds[messageId];
  if (!messageId || !answerId) return {};
  const current: Exchange = { messageId, answerId, isAccepted: false, lastEventId: '' };
  const hasAnswer = indexOf(context.messages, answerId) >= 0;
  return {
    outbox,
    current,
    attempt: 0,
    isRestored: false,
    limit: null,
    messages: hasAnswer ? context.messages : changed(context.messages, messageId, { state: 'sending' }),
  };
}

/** Puts the message that could not leave back to the front of the outbox. */
export function requeued(context: ChatContext): Changes {
  const { current } = context;
  if (!current || current.isAccepted) return {};
  return {
    current: null,
    outbox: [current.messageId, ...context.outbox],
    messages: currentAnswer(context)
      ? context.messages
      : changed(context.messages, current.messageId, { state: 'queued' }),
  };
}

/** Whether the text of a message can become the draft again: nothing of it is on its way, or has arrived. */
export function canTakeBack(context: ChatContext, id: string | null): boolean {
  const message = id === null ? undefined : messageOf(context, id);
  return message !== undefined && canBeTakenBack(message);
}

/** The text that a refused message held, as the draft again; it leaves the thread. */
export function givenBack(context: ChatContext, problem: ChatProblem): Changes {
  const message = messageOf(context, context.current?.messageId);
  if (!message) return {};
  const messages = context.messages.filter(({ id }) => id !== message.id);
  return {
    ...withMessages(context, messages, message),
    draft: message.body,
    current: null,
    problem,
  };
}

/** The messages with one for the answer: right after its question, and before what was written after that. */
function withAnswer(context: ChatContext): readonly KnownMessage[] {
  const { current, messages } = context;
  if (!current) return messages;
  const { messageId, answerId } = current;
  // All but the first report of an answer find both there: the messages stay the same objects, and are not
  // copied for each token.
  if (messageOf(context, answerId)?.isKnown && messageOf(context, messageId)?.state === 'sent')
    return messages;
  const sent = changed(messages, messageId, { state: 'sent', isKnown: true, problem: null });
  if (indexOf(sent, answerId) >= 0) return changed(sent, answerId, { isKnown: true });
  const message = newMessage(context, {
    id: answerId,
    parentId: messageId,
    author: 'assistant',
    body: '',
    state: 'waiting',
  });
  return sent
    .map((each) => (each.parentId === messageId ? { ...each, parentId: answerId } : each))
    .toSpliced(indexOf(sent, messageId) + 1, 0, { ...message, isKnown: true });
}

const accepted = (current: Exchange | null, lastEventId: string) =>
  current && { ...current, isAccepted: true, lastEventId: lastEventId || current.lastEventId };

/** The answer begins, or begins anew: what was shown of it before goes. */
export function answerBegun(
  context: ChatContext,
  event: Extract<AnswerReport, { type: 'answer.started' }>,
): Changes {
  return {
    attempt: 0,
    current: accepted(context.current, event.id),
    messages: changed(withAnswer(context), context.current?.answerId, {
      body: '',
      citations: [],
      state: 'waiting',
      problem: null,
      createdAt: event.createdAt,
    }),
  };
}

/** The answer grows. */
export function answerGrown(
  context: ChatContext,
  { id, growth }: Extract<AnswerReport, { type: 'answer.grew' }>,
): Changes {
  const messages = withAnswer(context);
  const answerId = context.current?.answerId;
  const message = messages[answerId === undefined ? -1 : indexOf(messages, answerId)];
  if (!message) return {};
  const change: Partial<KnownMessage> =
    growth.type === 'citations'
      ? { citations: growth.citations }
      : { body: growth.type === 'delta' ? message.body + growth.text : growth.text };
  return {
    attempt: 0,
    current: accepted(context.current, id),
    messages: changed(messages, answerId, { ...change, state: 'streaming', problem: null }),
  };
}

/** The stream is alive. */
export function answerPinged(context: ChatContext, id: string): Changes {
  return { attempt: 0, current: accepted(context.current, id), messages: withAnswer(context) };
}

/** The answer is over: as it should be, stopped, cut by length, or broken. */
export function answerFinished(context: ChatContext, state: KnownMessage['state']): Changes {
  return {
    current: null,
    messages: changed(withAnswer(context), context.current?.answerId, { state, problem: null }),
  };
}

/** The message was not taken, or its answer failed: what there is of both stays, with the reason. */
export function currentFailed(context: ChatContext, problem: ChatProblem): Changes {
  const { current } = context;
  if (!current) return {};
  const hasAnswer = current.isAccepted || currentAnswer(context) !== undefined;
  const failedId = hasAnswer ? current.answerId : current.messageId;
  const messages = current.isAccepted ? withAnswer(context) : context.messages;
  return {
    current: null,
    messages: changed(messages, failedId, { state: 'failed', problem }),
    limit:
      problem.kind === 'rateLimited'
        ? { messageId: failedId, until: context.now() + problem.secondsLeft * 1000 }
        : null,
  };
}

/** A second of a rate limit has passed. */
export function ticked(context: ChatContext): Changes {
  const { limit } = context;
  if (!limit) return {};
  const problem = { kind: 'rateLimited' as const, secondsLeft: secondsLeft(context) };
  return { messages: changed(context.messages, limit.messageId, { problem }) };
}

/** Seconds until the rate limit ends. */
export const secondsLeft = ({ limit, now }: ChatContext) => (limit ? secondsUntil(limit.until, now()) : 0);

/** Changes the rating of a message, and with it why it was given. */
export const rated = (
  context: ChatContext,
  id: string,
  rating: Pick<KnownMessage, 'rating' | 'ratingWhy' | 'isRatingPending'>,
): Changes => ({ messages: changed(context.messages, id, rating) });
