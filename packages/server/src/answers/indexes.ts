import type { PassageSource } from './passage.ts';
import { PassageIndex } from './passageIndex.ts';

export interface PassageIndexes {
  /** The index over an assistant's passages as they are now. */
  of(assistantId: string): Promise<PassageIndex>;
}

/** Indexes kept in memory at a time; the least recently used one is dropped first. */
const MOST_INDEXES = 64;

/** Builds an index when it is first asked for and keeps it until the assistant's data changes. */
export function createPassageIndexes(source: PassageSource): PassageIndexes {
  const kept = new Map<string, { version: string; index: Promise<PassageIndex> }>();
  return {
    async of(assistantId) {
      const version = await source.dataVersion(assistantId);
      let entry = kept.get(assistantId);
      if (entry?.version !== version) {
        const index = source.loadPassages(assistantId).then((passages) => new PassageIndex(passages));
        entry = { version, index };
      }
      kept.delete(assistantId);
      kept.set(assistantId, entry);
      const oldest = kept.keys().next().value;
      if (kept.size > MOST_INDEXES && oldest !== undefined) kept.delete(oldest);
      try {
        return await entry.index;
      } catch (error) {
        if (kept.get(assistantId) === entry) kept.delete(assistantId);
        throw error;
      }
    },
  };
}
