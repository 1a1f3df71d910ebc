import type { ChatContext, KnownMessage } from './chat.types.ts';

type Forks = ChatContext['forks'];
type Branched = Pick<ChatContext, 'messages' | 'forks' | 'chosen'>;

/** Under which a fork is kept: the line that its branches follow. */
const forkOf = ({ parentId }: Pick<KnownMessage, 'parentId'>): string => parentId ?? '';

/** Where a conversation has several ways on. */
export function forksOf(lines: readonly KnownMessage[]): Forks {
  const ways = new Map<string, string[]>();
  for (const line of lines) {
    const fork = forkOf(line);
    const branches = ways.get(fork);
    if (branches) branches.push(line.id);
    else ways.set(fork, [line.id]);
  }
  return Object.fromEntries([...ways].filter(([, branches]) => branches.length > 1));
}

/** The lines of the branches that are shown; the same array where there are no others. */
export function shownMessages({ messages, forks, chosen }: Branched): readonly KnownMessage[] {
  if (Object.keys(forks).length === 0) return messages;
  const hidden = new Set<string>();
  return messages.filter((line) => {
    const fork = forkOf(line);
    const branches = forks[fork];
    const isShown = !hidden.has(fork) && (!branches || (chosen[fork] ?? branches.at(-1)) === line.id);
    if (!isShown) hidden.add(line.id);
    return isShown;
  });
}

/** Shows the branch that begins with a line. */
export function branchChosen({ messages, forks, chosen }: Branched, id: string): Partial<ChatContext> {
  const line = messages.find((each) => each.id === id);
  const fork = line && forkOf(line);
  return fork !== undefined && forks[fork]?.includes(id) ? { chosen: { ...chosen, [fork]: id } } : {};
}

/** The changes that new lines bring: the newest branch of their fork is shown. */
export function withLines(
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
  // Backwards once: a line stands after the one that it follows.
  for (const line of messages.toReversed()) {
    if (line.id !== wanted) continue;
    wanted = line.parentId;
    if (line.author === 'reader') continue;
    if (line.isKnown) return line.id;
    const other = messages.findLast(({ parentId, isKnown }) => parentId === wanted && isKnown);
    if (other) return other.id;
  }
  return null;
}
