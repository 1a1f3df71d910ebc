import { sharedStorage } from '@parley/storage';

/** One value for each reader of this browser. */
interface KeptByReader {
  /** What is kept for a reader, of whatever shape; null where nothing is. */
  read(subject: string): unknown;
  /** Keeps it; where storage is full or blocked, nothing is kept. */
  keep(subject: string, value: unknown): void;
}

/** Keeps a value for each reader under one name, as readers of one browser each have their own. */
export function keptByReader(name: string): KeptByReader {
  function readAll(): Record<string, unknown> {
    const kept = sharedStorage.readJson(name);
    return typeof kept === 'object' && kept !== null ? { ...kept } : {};
  }
  return {
    read(subject) {
      const all = readAll();
      return Object.hasOwn(all, subject) ? all[subject] : null;
    },
    keep: (subject, value) =>
      void sharedStorage.write(name, JSON.stringify({ ...readAll(), [subject]: value })),
  };
}
