import { unlessAborted } from '@parley/api';
import type { HistoryMessage } from '../chat/engine.ts';
import type { FindNear } from './nearPassages.ts';
import type { Found, NearPassage, PassageSource } from './passage.ts';
import { createSearchThread } from './searchThread.ts';

/** Searches the data files of assistants, in a thread of its own. */
export interface PassageSearch {
  /**
   * What an assistant's files, as they are now, hold for a question.
   * @param signal ends the wait, however long an index takes to build: nothing was found then.
   */
  find(
    assistantId: string,
    question: string,
    history: readonly HistoryMessage[],
    signal: AbortSignal,
  ): Promise<Found>;
  close(): Promise<void>;
}

export interface PassageSearchOptions {
  /** Null where words alone find. */
  findNear?: FindNear | null;
  /** Milliseconds after the last question until the index of an assistant is let go. */
  rest?: number;
  /** Indexes kept at a time; the least recently used one is let go first. */
  most?: number;
}

const REST_MILLISECONDS = 10 * 60 * 1000;
const MOST_INDEXES = 64;
const NOTHING: Found = { verdict: 'nothing', clear: 0, passages: [] };

interface KeptIndex {
  version: string;
  /** Its number in the thread. */
  number: number;
  built: Promise<void>;
  /** Questions that wait for it; it rests where there are none. */
  asking: number;
  rest?: NodeJS.Timeout;
  /** Set once it is let go: whoever still waits for it asks anew. */
  isGone: boolean;
}

/** Builds an index when it is first asked for; keeps it until the assistant's data changes or it rests. */
export function createPassageSearch(
  source: PassageSource,
  { findNear, rest = REST_MILLISECONDS, most = MOST_INDEXES }: PassageSearchOptions = {},
): PassageSearch {
  const kept = new Map<string, KeptIndex>();
  let numbers = 0;
  const thread = createSearchThread(forgetAll);

  function forgetAll() {
    for (const { rest } of kept.values()) clearTimeout(rest);
    kept.clear();
  }

  function letGo(assistantId: string, index: KeptIndex) {
    clearTimeout(index.rest);
    index.isGone = true;
    if (kept.get(assistantId) === index) kept.delete(assistantId);
    // A thread without an index ends, and takes its memory along.
    if (kept.size === 0) return void thread.end();
    thread.send({ kind: 'drop', index: index.number }).catch(() => undefined);
  }

  async function build(assistantId: string, index: KeptIndex) {
    await thread.send({ kind: 'open', index: index.number });
    for await (const passages of source.passagesOf(assistantId)) {
      if (index.isGone) return;
      await thread.send({ kind: 'add', index: index.number, passages });
    }
  }

  function open(assistantId: string, version: string): KeptIndex {
    const index: KeptIndex = {
      version,
      number: numbers++,
      built: Promise.resolve(),
      asking: 0,
      isGone: false,
    };
    index.built = build(assistantId, index);
    index.built.catch(() => letGo(assistantId, index));
    return index;
  }

  /** @param meant what is near the question; it is looked for while the index is built. */
  async function find(
    assistantId: string,
    question: string,
    history: readonly HistoryMessage[],
    meant: Promise<NearPassage[]>,
  ): Promise<Found> {
    const version = await source.dataVersion(assistantId);
    const before = kept.get(assistantId);
    const index = before?.version === version ? before : open(assistantId, version);
    // The one asked last stands last.
    kept.delete(assistantId);
    kept.set(assistantId, index);
    if (before && before !== index) letGo(assistantId, before);
    const [oldest] = kept;
    if (kept.size > most && oldest) letGo(...oldest);
    index.asking += 1;
    clearTimeout(index.rest);
    try {
      await index.built;
      if (index.isGone) return await find(assistantId, question, history, meant);
      const near = await meant;
      if (index.isGone) return await find(assistantId, question, history, meant);
      const found = await thread.send({ kind: 'find', index: index.number, question, history, near });
      return found ?? NOTHING;
    } finally {
      index.asking -= 1;
      if (index.asking === 0 && !index.isGone)
        index.rest = setTimeout(() => letGo(assistantId, index), rest).unref();
    }
  }

  return {
    find(assistantId, question, history, signal) {
      const meant = findNear?.(assistantId, question, history) ?? Promise.resolve([]);
      return unlessAborted(find(assistantId, question, history, meant), signal).catch((cause) => {
        if (signal.aborted) return NOTHING;
        throw cause;
      });
    },
    async close() {
      forgetAll();
      await thread.end();
    },
  };
}
