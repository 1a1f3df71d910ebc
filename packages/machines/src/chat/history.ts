import type { Message } from '@parley/api';
import type { ChatProblem } from '@parley/model';
import { choiceOf, endOf, forksOf, shownMessages, withMessages } from './branches.ts';
import type { ChatContext, ChatHistory, Exchange, KeptMessage, KnownMessage, Unsent } from './chat.types.ts';
import { type Changes, changed, messageOf, queuedAfter } from './transcript.ts';

// The thread as it is stored: its history by the server, its unsent texts by the page, for the next page.

/** A thread of which nothing is known yet, beside its id and what is kept of it. */
export const nothingKnown = {
  messages: [],
  forks: {},
  chosen: {},
  pendingText: '',
  outbox: [],
  answerIds: {},
  current: null,
  problem: null,
  attempt: 0,
  isRestored: false,
  limit: null,
  ratings: {},
  unreadCount: 0,
  leftOut: 0,
  lastShown: [],
} satisfies Partial<ChatContext>;

const stateFromServer: Record<Message['state'], KnownMessage['state']> = {
  complete: 'complete',
  streaming: 'streaming',
  stopped: 'stopped',
  truncated: 'truncated',
  failed: 'failed',
};

/** A message as the server keeps it, in the terms of the chat. */
function messageFromServer({ contentType, ...message }: Message): KnownMessage {
  const isReader = message.author === 'reader';
  const state = isReader && message.state !== 'failed' ? 'sent' : stateFromServer[message.state];
  const failure: ChatProblem =
    contentType === 'error_rate_limited' ? { kind: 'rateLimited', secondsLeft: 0 } : { kind: 'generic' };
  return { ...message, state, isKnown: true, problem: state === 'failed' ? failure : null };
}

/**
 * A thread's messages. An answer that is still written is to be followed; one that something follows already
 * was left behind.
 */
export function messagesFromServer({ messages }: ChatHistory): readonly KnownMessage[] {
  const followed = new Set(messages.map(({ parentId }) => parentId));
  return messages
    .map(messageFromServer)
    .map((message) =>
      message.state === 'streaming' && followed.has(message.id)
        ? { ...message, state: 'incomplete' as const }
        : message,
    );
}

/** Whether the thread's last answer is still being written. */
export function isBeingAnswered(history: ChatHistory | null): boolean {
  const last = history?.messages.at(-1);
  return last?.author === 'assistant' && last.state === 'streaming';
}

/** What may have arrived, and is not sent again by itself. */
export const held: ChatProblem = { kind: 'notConfirmed', isHeld: true };

/**
 * Whether a kept message belongs to the thread that is shown. A kept message without a thread id belongs to a
 * thread that it would have begun: it goes to the one that is shown.
 */
const isHere = (context: ChatContext, history: ChatHistory | null, { threadId }: KeptMessage) =>
  [threadId, null].includes(history?.threadId ?? context.threadId);

/** The draft when the history is there: what was under way in another thread is given back before it. */
export function draftBeside(context: ChatContext, history: ChatHistory | null): string {
  const elsewhere = context.kept.filter((message) => !isHere(context, history, message));
  return elsewhere.length === 0
    ? context.draft
    : asOneText([...elsewhere.map(({ text }) => text), context.draft]);
}

/** The message that a kept one follows in the thread as it is now. */
function parentNow(context: ChatContext, { parentId, isVersion }: KeptMessage): string | null {
  if (parentId === null) return null;
  const parent = messageOf(context, parentId);
  // What was said elsewhere meanwhile would be hidden as another version of it.
  if (parent && isVersion === false) return endOf(context.messages, parent.id);
  if (!parent) return shownMessages(context).at(-1)?.id ?? null;
  const answer = context.messages.findLast(
    (message) => message.parentId === parentId && message.author === 'assistant',
  );
  return parent.author === 'reader' && answer ? answer.id : parent.id;
}

/**
 * Puts a message back that was under way when the page was left. It leaves again by itself, with the ids that
 * it had, because it may have arrived without being in the history yet; one that is held waits for the
 * reader, with the words that it was refused with.
 */
function putBack(context: ChatContext, message: KeptMessage): ChatContext {
  if (messageOf(context, message.id)) return context;
  const changes = queuedAfter(context, message.text, parentNow(context, message), message);
  const added = { ...context, ...changes };
  const next = { ...added, chosen: choiceOf(added, message.id) };
  if (!message.isHeld) return next;
  return {
    ...next,
    outbox: context.outbox,
    messages: changed(next.messages, message.id, { state: 'failed', problem: message.refusal ?? held }),
  };
}

/** Shows a thread as the server has it, and after that what it has not got of what was kept. */
export function historyShown(context: ChatContext, history: ChatHistory | null): Changes {
  const draft = draftBeside(context, history);
  return context.kept
    .filter((message) => isHere(context, history, message))
    .reduce(putBack, { ...context, ...historyKept(history), draft, kept: [], lastShown: [] });
}

/** Shows a thread as it was kept; an answer in the making becomes the current one (CH-6). */
function historyKept(history: ChatHistory | null): Changes {
  if (!history) return {};
  const messages = messagesFromServer(history);
  const last = messages.at(-1);
  const { threadId, unreadCount, leftOut = 0 } = history;
  return {
    threadId,
    unreadCount,
    leftOut,
    messages,
    forks: forksOf(messages),
    chosen: {},
    ...(isBeingAnswered(history) && last ? { current: followed(last) } : {}),
  };
}

/** Whether a history is of the thread that is shown; the newest is, where none is named. */
export const isOfThread = ({ threadId }: ChatContext, history: ChatHistory | null): history is ChatHistory =>
  history !== null && (threadId === null || threadId === history.threadId);

/**
 * Whether the server may have another thread than the one that is shown, after news of a thread, or of none
 * in particular (null). A thread that was begun here is unknown elsewhere until its first message arrives.
 */
export function mayDiffer({ threadId, messages }: ChatContext, news: { threadId: string | null }): boolean {
  if (threadId === null || news.threadId === threadId) return true;
  return news.threadId === null && messages.some(({ isKnown }) => isKnown);
}

/** An answer that the server is writing for another window, and nobody here reads yet. */
export const unfollowedAnswer = ({ current, messages }: ChatContext) =>
  current ? undefined : messages.findLast(({ state }) => state === 'streaming');

const followed = ({ id, parentId }: KnownMessage): Exchange => ({
  messageId: parentId ?? id,
  answerId: id,
  isAccepted: true,
  lastEventId: '',
});

/** Takes an answer of another window's for the current one, from its start. */
export function answerFollowed(context: ChatContext): Changes {
  const answer = unfollowedAnswer(context);
  return answer ? { current: followed(answer), attempt: 0 } : {};
}

const asOneText = (texts: readonly string[]) => texts.filter((text) => text.trim() !== '').join('\n\n');

/** The texts that are not yet messages, as one: the message that waits for the history, and the draft. */
export const typedText = ({ pendingText, draft }: ChatContext) => asOneText([pendingText, draft]);

/**
 * A message that waited leaves the thread, and its text is written before whatever else is being written.
 * What was to follow it follows what then stands in its place.
 */
export function takenBack(context: ChatContext, id: string): Changes {
  const message = messageOf(context, id);
  if (!message) return {};
  const others = context.messages.filter((each) => each.id !== id);
  const before = others.filter(({ parentId }) => parentId !== id);
  const first = before.findLast(({ parentId }) => parentId === message.parentId);
  // Another version of it, and all that was said there; else what it followed itself.
  const parentId = first ? endOf(before, first.id) : message.parentId;
  const messages = others.map((each) => (each.parentId === id ? { ...each, parentId } : each));
  return {
    ...withMessages(context, messages, message),
    outbox: context.outbox.filter((each) => each !== id),
    draft: asOneText([message.body, context.draft]),
  };
}

/**
 * Whether a message that failed is sent again after a reload: leaving a page breaks its connections before
 * its scripts end.
 */
const mayGoAgain = (problem: ChatProblem | null) => problem?.kind === 'notConfirmed' && !problem.isHeld;

/** What outlives the page of why a message failed: the seconds of a wait are over when it is read again. */
function refusalIn(problem: ChatProblem | null): ChatProblem | undefined {
  if (problem === null || problem.kind === 'notConfirmed') return undefined;
  return problem.kind === 'rateLimited' ? { ...problem, secondsLeft: 0 } : problem;
}

/**
 * Everything that the server is not known to have: what must outlive the page. What is just being sent is
 * part of it, because the page may be left before it has arrived, or for the login before its refusal has
 * been read.
 */
export function unsentOf(context: ChatContext): Unsent {
  const { messages, forks, threadId, answerIds, kept } = context;
  const hasBranches = Object.keys(forks).length > 0;
  const unsent = messages
    .filter(({ author, isKnown }) => author === 'reader' && !isKnown)
    .map(({ id, parentId, body, state, problem }) => ({
      ...{ id, threadId, answerId: answerIds[id], parentId: hasBranches ? parentId : undefined },
      ...{ isVersion: forks[parentId ?? ''] !== undefined, text: body },
      isHeld: state === 'failed' && !mayGoAgain(problem),
      refusal: state === 'failed' ? refusalIn(problem) : undefined,
    }));
  return { draft: typedText(context), messages: [...kept, ...unsent] };
}

/** The assistant could not be had, so what was being sent, and what waited behind it, was not. */
const notHad: ChatProblem = { kind: 'unavailable' };

/** A message as it stays: no more of it comes. */
function atRest(message: KnownMessage): KnownMessage {
  const { state, problem } = message;
  if (state === 'waiting' || state === 'streaming') return { ...message, state: 'incomplete' };
  // Nothing counts its seconds any more.
  return problem?.kind === 'rateLimited' ? { ...message, problem: { ...problem, secondsLeft: 0 } } : message;
}

/**
 * What stays to be read of a thread that is left: the messages that are shown and that the server has. Where
 * one of these stood before another version was sent that has not arrived, it is shown again.
 */
function shownAtRest(context: ChatContext): readonly KnownMessage[] {
  const { messages, forks } = context;
  const isLeft = ({ isKnown, state, body }: KnownMessage) => isKnown && (state !== 'waiting' || body !== '');
  const left = new Set(messages.filter(isLeft).map(({ id }) => id));
  const chosen = { ...context.chosen };
  for (const [fork, branches] of Object.entries(forks)) {
    if (left.has(chosen[fork] ?? branches.at(-1) ?? '')) continue;
    const other = branches.findLast((id) => left.has(id));
    if (other) chosen[fork] = other;
  }
  const shown = shownMessages({ messages, forks, chosen }).filter(({ id }) => left.has(id));
  return shown.length > 0 ? shown.map(atRest) : context.lastShown;
}

/**
 * The thread is left until it can be had again. Everything that the server is not known to have then waits
 * for the reader, here and after each reload: they were told that it was not sent.
 */
export function unsentHeld(context: ChatContext): Changes {
  const messages = context.messages.map((message) =>
    message.state === 'sending' || message.state === 'queued'
      ? { ...message, state: 'failed' as const, problem: notHad }
      : message,
  );
  const { messages: unsent } = unsentOf({ ...context, messages });
  return {
    ...nothingKnown,
    kept: unsent.map((message) => ({ ...message, isHeld: true })),
    lastShown: shownAtRest({ ...context, messages }),
  };
}

/** The same as `unsentOf`, oldest first, as one text: the draft of the thread after this one. */
export function keptText(context: ChatContext): string {
  const { draft, messages } = unsentOf(context);
  return asOneText([...messages.map(({ text }) => text), draft]);
}

/**
 * Another thread's beginning, nothing of it known yet; what was written here and not sent goes along as the
 * draft.
 */
export const left = (context: ChatContext, threadId: string | null): Changes => ({
  threadId,
  draft: keptText(context),
  kept: [],
  ...nothingKnown,
});
