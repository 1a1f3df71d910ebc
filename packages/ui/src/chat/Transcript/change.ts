import type { ChatMessage, ReadyChatView } from '@parley/model';

/**
 * What became of a thread between two renders: the `same` messages (one may have grown), more
 * `added` to them, another `branch` of it, or `another` thread altogether.
 */
export type Change = 'same' | 'added' | 'branch' | 'another';

/**
 * Tells what became of the messages that were shown. Looks at the first and the last
 * of them only, however many there are.
 */
export function changeOf(
  before: readonly ChatMessage[],
  now: readonly ChatMessage[],
  forks: ReadyChatView['forks'],
): Change {
  const first = before[0]?.id;
  const newFirst = now[0]?.id;
  if (first !== newFirst) {
    const isFork = first !== undefined && newFirst !== undefined && forks['']?.includes(newFirst);
    return isFork ? 'branch' : 'another';
  }
  const last = before.at(-1)?.id;
  if (now.length > before.length && now.at(-1)?.id === last) return 'added';
  if (now[before.length - 1]?.id !== last) return 'branch';
  return now.length > before.length ? 'added' : 'same';
}
