import { forksOf, shownMessages } from './branches.ts';
import type { ChatContext, ChatHistory, KnownMessage } from './chat.types.ts';
import { messagesFromServer } from './history.ts';

/** Ids of what this window is sending or receiving: the server's state of these may be out of date. */
function busyIds({ outbox, answerIds, current, limit }: ChatContext): ReadonlySet<string | undefined> {
  return new Set([
    ...outbox.flatMap((id) => [id, answerIds[id]]),
    current?.messageId,
    current?.answerId,
    limit?.messageId,
  ]);
}

/** Compares by value; values are serialised only where they are not identical. */
function isSame(one: KnownMessage, other: KnownMessage): boolean {
  const keys = Object.keys(one) as (keyof KnownMessage)[];
  return keys.every(
    (key) => one[key] === other[key] || JSON.stringify(one[key]) === JSON.stringify(other[key]),
  );
}

/** A message of this window's after what the server says of it; the same object where that is nothing new. */
function updated({ ratings }: ChatContext, message: KnownMessage, theirs: KnownMessage): KnownMessage {
  const { rating, ratingWhy } = message.id in ratings ? message : theirs;
  const known = { ...message, isKnown: true, rating, ratingWhy };
  const { parentId, createdAt, isRatingPending } = message;
  let next: KnownMessage = { ...theirs, parentId, createdAt, rating, ratingWhy, isRatingPending };
  // A finished answer does not change any more, and this window knows more of its own failures than the
  // server.
  const isFinal = message.state === 'complete' || message.state === 'truncated';
  if (isFinal || (message.state === 'failed' && theirs.state === 'failed')) next = known;
  // The text of an answer being written comes from its stream.
  else if (theirs.state === 'streaming') next = { ...known, state: 'streaming', problem: null };
  return isSame(message, next) ? message : next;
}

/**
 * The unsent messages that move to the end of the thread: they now follow what other windows have added since
 * they were written. Those that are branches, or that something sent follows, stay where they are.
 */
function movedTo(context: ChatContext, added: readonly KnownMessage[]): ReadonlyMap<string, string> {
  const { messages, forks, current } = context;
  const newest = new Map(added.map(({ id, parentId }) => [parentId ?? '', id]));
  // Where there are branches, the message on its way has said which one it follows.
  const sent = Object.keys(forks).length > 0 ? current?.messageId : undefined;
  const moved = new Map<string, string>();
  for (const { id, parentId, isKnown } of messages) {
    let end = newest.get(parentId ?? '');
    if (end === undefined || isKnown || id === sent || forks[parentId ?? '']) continue;
    if (messages.some((each) => each.isKnown && each.parentId === id)) continue;
    for (let next = newest.get(end); next !== undefined; next = newest.get(end)) end = next;
    moved.set(id, end);
  }
  return moved;
}

/**
 * While this window is sending or receiving, or shows what was not sent, it goes on showing its branch
 * although another window has begun a newer one.
 */
function choiceKept(context: ChatContext, forks: ChatContext['forks']): ChatContext['chosen'] {
  const way = shownMessages(context);
  const isBusy = context.current !== null || context.outbox.length > 0;
  if (!isBusy && way.every(({ isKnown }) => isKnown)) return context.chosen;
  const shown = new Set(way.map(({ id }) => id));
  const kept = Object.entries(forks).flatMap(([fork, branches]) => {
    const branch = branches.find((id) => shown.has(id));
    return branch !== undefined && branch !== branches.at(-1) ? [[fork, branch]] : [];
  });
  return { ...context.chosen, ...Object.fromEntries(kept) };
}

/**
 * The thread with what other windows did in it: new messages, finished and rated answers. Messages that this
 * window has not sent yet or is sending stay as they are. No message is lost or doubled.
 */
export function threadMerged(context: ChatContext, history: ChatHistory): Partial<ChatContext> {
  const busy = busyIds(context);
  const theirs = new Map(messagesFromServer(history).map((message) => [message.id, message]));
  const own = context.messages.map((message) => {
    const news = busy.has(message.id) ? undefined : theirs.get(message.id);
    theirs.delete(message.id);
    return news ? updated(context, message, news) : message;
  });
  const added = [...theirs.values()];
  const { threadId, unreadCount, leftOut = 0 } = history;
  if (added.length === 0) {
    const isSame = own.every((message, index) => message === context.messages[index]);
    return { threadId, unreadCount, leftOut, ...(isSame ? {} : { messages: own }) };
  }
  const moved = movedTo(context, added);
  const going = new Set(moved.keys());
  for (const { id, parentId } of own) if (parentId !== null && going.has(parentId)) going.add(id);
  const messages = [
    ...own.filter(({ id }) => !going.has(id)),
    ...added,
    ...own
      .filter(({ id }) => going.has(id))
      .map((message) => ({ ...message, parentId: moved.get(message.id) ?? message.parentId })),
  ];
  const forks = forksOf(messages);
  return { threadId, unreadCount, leftOut, messages, forks, chosen: choiceKept(context, forks) };
}
