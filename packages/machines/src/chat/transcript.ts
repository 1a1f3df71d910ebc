import type { Message } from '@parley/api';
import type {
  AnswerReport,
  ChatContext,
  ChatHistory,
  ChatLine,
  ChatProblem,
  Exchange,
} from './chat.types.ts';

/**
 * The conversation as data: each function returns the part of the context that changes. None loses a line, none doubles
 * one, and a text that was not sent stays in a line or in the draft.
 */
type Changes = Partial<ChatContext>;

const indexOf = (lines: readonly ChatLine[], id: string) => lines.findLastIndex((line) => line.id === id);

/** The line of that id. */
export const lineOf = (context: ChatContext, id: string | undefined): ChatLine | undefined =>
  id === undefined ? undefined : context.messages[indexOf(context.messages, id)];

/** The line that the current answer is written to, once there is one. */
export const answerLineOf = (context: ChatContext) => lineOf(context, context.current?.answerId);

function changed(
  lines: readonly ChatLine[],
  id: string | undefined,
  change: Partial<ChatLine>,
): readonly ChatLine[] {
  const index = id === undefined ? -1 : indexOf(lines, id);
  const line = lines[index];
  return line ? lines.with(index, { ...line, ...change }) : lines;
}

function newLine(context: ChatContext, line: Pick<ChatLine, 'id' | 'author' | 'body' | 'state'>): ChatLine {
  const createdAt = new Date(context.now()).toISOString();
  return { ...line, problem: null, citations: [], rating: null, createdAt };
}

/** Adds a text as a message that is to be sent; the first one makes the thread (CH-1). */
export function queued(context: ChatContext, text: string): Changes {
  const id = context.newId();
  const line = newLine(context, { id, author: 'reader', body: text, state: 'queued' });
  return {
    threadId: context.threadId ?? context.newId(),
    messages: [...context.messages, line],
    outbox: [...context.outbox, id],
    answerIds: { ...context.answerIds, [id]: context.newId() },
    problem: null,
  };
}

/** The message that a failed, incomplete or stopped line is about, and the answer that belongs to it. */
function exchangeAround(
  context: ChatContext,
  id: string,
): { messageId: string; answer: ChatLine | null } | null {
  const lines = context.messages;
  const index = indexOf(lines, id);
  const line = lines[index];
  if (!line) return null;
  if (line.author === 'reader') {
    const next = lines[index + 1];
    return { messageId: line.id, answer: next?.author === 'assistant' ? next : null };
  }
  const message = lines.slice(0, index).findLast(({ author }) => author === 'reader');
  return message ? { messageId: message.id, answer: line } : null;
}

const RETRIABLE: readonly ChatLine['state'][] = ['failed', 'incomplete', 'stopped'];

/** Whether a line can be asked for again. */
export function canRetry(context: ChatContext, id: string): boolean {
  const line = lineOf(context, id);
  return line !== undefined && RETRIABLE.includes(line.state) && exchangeAround(context, id) !== null;
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
    messages: answerLineOf(context)
      ? context.messages
      : changed(context.messages, current.messageId, { state: 'queued' }),
  };
}

/** The text that a refused message held, as the draft again; its line goes. */
export function givenBack(context: ChatContext, problem: ChatProblem): Changes {
  const line = lineOf(context, context.current?.messageId);
  if (!line) return {};
  return {
    draft: line.body,
    messages: context.messages.filter(({ id }) => id !== line.id),
    current: null,
    problem,
  };
}

/** The lines with one for the answer: right after its question, wherever that stands. */
function withAnswer(context: ChatContext): readonly ChatLine[] {
  const { current, messages } = context;
  if (!current) return messages;
  const sent = changed(messages, current.messageId, { state: 'sent', problem: null });
  if (indexOf(sent, current.answerId) >= 0) return sent;
  const line = newLine(context, { id: current.answerId, author: 'assistant', body: '', state: 'waiting' });
  return sent.toSpliced(indexOf(sent, current.messageId) + 1, 0, line);
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
  const lines = withAnswer(context);
  const answerId = context.current?.answerId;
  const line = lines[answerId === undefined ? -1 : indexOf(lines, answerId)];
  if (!line) return {};
  const change: Partial<ChatLine> =
    growth.type === 'citations'
      ? { citations: growth.citations }
      : { body: growth.type === 'delta' ? line.body + growth.text : growth.text };
  return {
    attempt: 0,
    current: accepted(context.current, id),
    messages: changed(lines, answerId, { ...change, state: 'streaming', problem: null }),
  };
}

/** The stream is alive. */
export function answerPinged(context: ChatContext, id: string): Changes {
  return { attempt: 0, current: accepted(context.current, id), messages: withAnswer(context) };
}

/** The answer is over: as it should be, stopped, cut by length, or broken. */
export function answerFinished(context: ChatContext, state: ChatLine['state']): Changes {
  return {
    current: null,
    messages: changed(withAnswer(context), context.current?.answerId, { state, problem: null }),
  };
}

/** The message was not taken, or its answer failed: what there is of both stays, with the reason. */
export function currentFailed(context: ChatContext, problem: ChatProblem): Changes {
  const { current } = context;
  if (!current) return {};
  const hasAnswer = current.isAccepted || answerLineOf(context) !== undefined;
  const lineId = hasAnswer ? current.answerId : current.messageId;
  const lines = hasAnswer ? withAnswer(context) : context.messages;
  return {
    current: null,
    messages: changed(lines, lineId, { state: 'failed', problem }),
    limit:
      problem.kind === 'rateLimited' ? { lineId, until: context.now() + problem.secondsLeft * 1000 } : null,
  };
}

/** A second of a rate limit has passed. */
export function ticked(context: ChatContext): Changes {
  const { limit } = context;
  if (!limit) return {};
  const problem = { kind: 'rateLimited' as const, secondsLeft: secondsLeft(context) };
  return { messages: changed(context.messages, limit.lineId, { problem }) };
}

/** Seconds until the rate limit ends. */
export const secondsLeft = ({ limit, now }: ChatContext) =>
  limit ? Math.max(0, Math.ceil((limit.until - now()) / 1000)) : 0;

/** Changes the rating of a line. */
export const rated = (context: ChatContext, id: string, rating: ChatLine['rating']): Changes => ({
  messages: changed(context.messages, id, { rating }),
});

const stateFromServer: Record<Message['state'], ChatLine['state']> = {
  complete: 'complete',
  // One that is still written is resumed; any other that claims so was left behind.
  streaming: 'incomplete',
  stopped: 'stopped',
  truncated: 'truncated',
  failed: 'failed',
};

function lineFromServer({ contentType, ...message }: Message): ChatLine {
  const isReader = message.author === 'reader';
  const state = isReader && message.state !== 'failed' ? 'sent' : stateFromServer[message.state];
  const failure: ChatProblem =
    contentType === 'error_rate_limited' ? { kind: 'rateLimited', secondsLeft: 0 } : { kind: 'generic' };
  return { ...message, state, problem: state === 'failed' ? failure : null };
}

/** Whether the thread's last answer is still being written. */
export function isBeingAnswered(history: ChatHistory | null): boolean {
  const last = history?.messages.at(-1);
  return last?.author === 'assistant' && last.state === 'streaming';
}

/** Shows a thread as it was kept; an answer in the making becomes the current one (CH-6). */
export function historyKept(history: ChatHistory | null): Changes {
  if (!history) return {};
  const lines = history.messages.map(lineFromServer);
  const last = lines.at(-1);
  const question = lines.findLast(({ author }) => author === 'reader');
  const kept = { threadId: history.threadId, unreadCount: history.unreadCount, messages: lines };
  if (!isBeingAnswered(history) || !last) return kept;
  return {
    ...kept,
    messages: lines.with(-1, { ...last, state: 'streaming' }),
    current: { messageId: question?.id ?? last.id, answerId: last.id, isAccepted: true, lastEventId: '' },
  };
}

/** A new conversation; the draft stays. */
export const renewed = (): Changes => ({
  threadId: null,
  messages: [],
  current: null,
  answerIds: {},
  problem: null,
  limit: null,
  ratings: {},
  unreadCount: 0,
});

/** Everything that was written and not sent, oldest first, as one text: what a draft store must keep. */
export function unsentText(context: ChatContext): string {
  const waiting = context.messages.filter(({ state }) => state === 'queued').map(({ body }) => body);
  return [...waiting, context.draft].filter((text) => text.trim() !== '').join('\n\n');
}
