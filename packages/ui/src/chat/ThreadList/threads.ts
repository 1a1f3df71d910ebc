import { type ChatThread, matches } from '@parley/model';

/**
 * The threads whose title holds every searched word, in their order; all
 * of them when nothing is searched for.
 */
export function foundThreads(threads: readonly ChatThread[], search: string): readonly ChatThread[] {
  const isFound = matches(search);
  return threads.filter(({ title }) => isFound(title));
}

/** Answers that the reader has not seen, in all threads; none while they are not known. */
export const unreadIn = (threads: readonly ChatThread[] | 'loading' | 'failed'): number =>
  typeof threads === 'string' ? 0 : threads.reduce((sum, { unreadCount }) => sum + unreadCount, 0);
