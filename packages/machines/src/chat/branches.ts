import type { ChatContext, KnownMessage } from './chat.types.ts';

type Forks = ChatContext['forks'];
type Branched = Pick<ChatContext, 'messages' | 'forks' | 'chosen'>;

/** Key of a fork: the message that its branches follow. */
const forkOf = ({ parentId }: Pick<KnownMessage, 'parentId'>): string => parentId ?? '';

/** The forks of a thread: places where several messages follow the same one. */
export function forksOf(messages: readonly KnownMessage[]): Forks {
  const ways = new Map<string, string[]>();
  for (const message of messages) {
    const fork = forkOf(message);
    const branches = ways.get(fork);
    if (branches) branches.push(message.id);
    else ways.set(fork, [message.id]);
  }
  return Object.fromEntries([...ways].filter(([, branches]) => branches.length > 1));
}

/** The messages of the branches that are shown; the same array where there are no others. */
export function shownMessages({ messages, forks, chosen }: Branched): readonly KnownMessage[] {
  if (Object.keys(forks).length === 0) return messages;
  const hidden = new Set<string>();
  return messages.filter((message) => {
    const fork = forkOf(message);
    const branches = forks[fork];
    const isShown = !hidden.has(fork) && (!branches || (chosen[fork] ?? branches.at(-1)) === message.id);
    if (!isShown) hidden.add(message.id);
    return isShown;
  });
}

/** The message with which the branch ends that begins with another: at each fork on the way, the newest. */
export function endOf(messages: readonly KnownMessage[], id: string): string {
  let end = id;
  for (let next: KnownMessage | undefined; ; end = next.id) {
    next = messages.findLast(({ parentId }) => parentId === end);
    if (!next) return end;
  }
}

/** The choice at each fork by which a message is shown. */
export function choiceOf({ messages, forks, chosen }: Branched, id: string): ChatContext['chosen'] {
  let wanted: string | null = id;
  const choice = { ...chosen };
  for (const { id: each, parentId } of messages.toReversed()) {
    if (each !== wanted) continue;
    wanted = parentId;
    const fork = forkOf({ parentId });
    if (forks[fork] && forks[fork].at(-1) !== each) choice[fork] = each;
  }
  return choice;
}

/** Shows the branch that begins with a message. */
export function branchChosen({ messages, forks, chosen }: Branched, id: string): Partial<ChatContext> {
  const first = messages.find((each) => each.id === id);
  const fork = first && forkOf(first);
  return fork !== undefined && forks[fork]?.includes(id) ? { chosen: { ...chosen, [fork]: id } } : {};
}

/** The changes that new messages bring: the newest branch of their fork is shown. */
export function withMessages(
  { chosen }: Pick<ChatContext, 'chosen'>,
  messages: readonly KnownMessage[],
  added: Pick<KnownMessage, 'parentId'>,
): Pick<ChatContext, 'messages' | 'forks' | 'chosen'> {
  const { [forkOf(added)]: _, ...others } = chosen;
  return { messages, forks: forksOf(messages), chosen: others };
}

/**
 * The answer that a message follows, as the server knows it. Undefined while there are no branches: the
 * message then follows what is newest, also where another window has gone on meanwhile.
 */
export function parentAtServer(
  { messages, forks }: Branched,
  message: KnownMessage,
): string | null | undefined {
  if (Object.keys(forks).length === 0) return undefined;
  let wanted = message.parentId;
  // Backwards once: a message stands after the one that it follows.
  for (const earlier of messages.toReversed()) {
    if (earlier.id !== wanted) continue;
    wanted = earlier.parentId;
    if (earlier.author === 'reader') continue;
    if (earlier.isKnown) return earlier.id;
    const other = messages.findLast(({ parentId, isKnown }) => parentId === wanted && isKnown);
    if (other) return other.id;
  }
  return null;
}
