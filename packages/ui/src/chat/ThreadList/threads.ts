import type { ChatThread, Locale } from '@parley/model';

/**
 * The threads whose title holds every searched word, in their order; all
 * of them when nothing is searched for.
 */
export function foundThreads(
  threads: readonly ChatThread[],
  search: string,
  locale: Locale,
): readonly ChatThread[] {
  const words = search.toLocaleLowerCase(locale).split(/\s+/).filter(Boolean);
  return threads.filter(({ title }) => {
    const text = title.toLocaleLowerCase(locale);
    return words.every((word) => text.includes(word));
  });
}

/** Answers that the reader has not seen, in all threads; none while they are not known. */
export const unreadIn = (threads: readonly ChatThread[] | 'loading' | 'failed'): number =>
  typeof threads === 'string' ? 0 : threads.reduce((sum, { unreadCount }) => sum + unreadCount, 0);
