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

/**
 * Makes one read of those of a key that are asked for at once: who asks while it is read waits for the next
 * read of that key. No reply is older than its question. Different keys do not wait for each other.
 * @param read where it fails, all who asked for that key do.
 */
export function readOncePerKey<K, V>(read: (key: K) => Promise<V>): (key: K) => Promise<V> {
  /** The last read of each key, until it has ended. */
  const last = new Map<K, Promise<unknown>>();
  /** Reads that have not begun. */
  const next = new Map<K, Promise<V>>();

  function begin(key: K): Promise<V> {
    const value = Promise.resolve(last.get(key)).then(async () => {
      // As above: whoever called meanwhile is heard first.
      await setImmediate();
      next.delete(key);
      return read(key);
    });
    const ended = value
      .catch(() => undefined)
      .then(() => {
        if (last.get(key) === ended) last.delete(key);
      });
    last.set(key, ended);
    next.set(key, value);
    return value;
  }

  return (key) => next.get(key) ?? begin(key);
}
