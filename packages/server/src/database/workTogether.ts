import { setImmediate } from 'node:timers/promises';
import { isDatabaseAway } from './unavailable.ts';

/** Work for several at once: its results, in the same order. It does all of it, or fails and does nothing. */
export type WorkForAll<T, R> = (items: readonly T[]) => Promise<readonly R[]>;

/**
 * Works for all at once; where that fails, for each half of them, so that only those fail who fail alone.
 * While the database is away, all fail at once.
 */
export async function workForAll<T, R>(
  items: readonly T[],
  work: WorkForAll<T, R>,
): Promise<PromiseSettledResult<R>[]> {
  try {
    const results = await work(items);
    return results.map((value) => ({ status: 'fulfilled', value }));
  } catch (reason) {
    if (items.length === 1 || isDatabaseAway(reason)) {
      return items.map(() => ({ status: 'rejected', reason }));
    }
    const middle = items.length >> 1;
    const first = await workForAll(items.slice(0, middle), work);
    return [...first, ...(await workForAll(items.slice(middle), work))];
  }
}

/**
 * Makes one piece of work of many: what comes for a key while others of that key are worked for is gathered,
 * and worked for together after them. Different keys do not wait for each other.
 * @param most items that are worked for together.
 */
export function workTogether<K, T, R>(
  keyOf: (item: T) => K,
  most: number,
  work: WorkForAll<T, R>,
): (item: T) => Promise<R> {
  const waiting = new Map<K, { item: T; done: PromiseWithResolvers<R> }[]>();

  async function workFor(key: K, queue: { item: T; done: PromiseWithResolvers<R> }[]): Promise<void> {
    while (queue.length > 0) {
      // Whoever came in this turn of the event loop is heard first.
      await setImmediate();
      const now = queue.splice(0, most);
      const results = await workForAll(
        now.map(({ item }) => item),
        work,
      );
      for (const [index, result] of results.entries()) {
        if (result.status === 'fulfilled') now[index]?.done.resolve(result.value);
        else now[index]?.done.reject(result.reason);
      }
    }
    waiting.delete(key);
  }

  return (item) => {
    const key = keyOf(item);
    const done = Promise.withResolvers<R>();
    const queue = waiting.get(key);
    if (queue) queue.push({ item, done });
    else {
      const began = [{ item, done }];
      waiting.set(key, began);
      void workFor(key, began);
    }
    return done.promise;
  };
}
