import { setImmediate } from 'node:timers/promises';

/**
 * Makes one read of many: what is asked for while a read is under way is read together after it. No reply is
 * older than its question, as it would be out of a cache.
 * @param read gets each key once; keys that it leaves out are unknown. Where it fails, all who asked do.
 */
export function readTogether<K, V>(
  read: (keys: readonly K[]) => Promise<ReadonlyMap<K, V>>,
): (key: K) => Promise<V | undefined> {
  let last: Promise<unknown> = Promise.resolve();
  let next: { keys: Set<K>; rows: Promise<ReadonlyMap<K, V>> } | undefined;

  function begin() {
    const keys = new Set<K>();
    const rows = last.then(async () => {
      // The embedded database works in this thread: whoever called meanwhile is heard before the next read.
      await setImmediate();
      next = undefined;
      return read([...keys]);
    });
    last = rows.catch(() => undefined);
    return { keys, rows };
  }

  return async (key) => {
    next ??= begin();
    next.keys.add(key);
    return (await next.rows).get(key);
  };
}
