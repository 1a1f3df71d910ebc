import { setTimeout as wait } from 'node:timers/promises';
import { unlessAborted } from '@parley/api';
import type { HistoryMessage } from '../chat/engine.ts';
import { createKeptIndex, type KeptIndex } from './keptIndex.ts';
import type { FindNear } from './nearPassages.ts';
import type { Found, NearPassage, PassageSource } from './passage.ts';
import type { IndexSize } from './passageStore.ts';
import { createSearchThread } from './searchThread.ts';

export type { PassageSource, SourceFile } from './passage.ts';

/** Searches the data files of assistants, in a thread of its own. */
export interface PassageSearch {
  /**
   * What an assistant's files hold for a question: all that were ready a moment ago, and none that is gone.
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
  /** Bytes that all indexes together may take; beyond it those asked longest ago are let go. */
  most?: IndexSize;
  /** Milliseconds that a question waits for files which came after the index was built. */
  patience?: number;
}

const REST_MILLISECONDS = 10 * 60 * 1000;
const MEBIBYTE = 1024 * 1024;
const MOST: IndexSize = { memory: 192 * MEBIBYTE, disk: 4096 * MEBIBYTE };
const PATIENCE_MILLISECONDS = 500;
const NOTHING: Found = { verdict: 'nothing', clear: 0, passages: [] };

/** An index with what decides how long it is kept. */
interface Held {
  index: KeptIndex;
  /** Questions that wait for it; it rests where there are none. */
  asking: number;
  rest?: NodeJS.Timeout;
}

/**
 * Builds an index when it is first asked for, follows the assistant's files with each question, and lets it
 * go when it rests or others need the room.
 */
export function createPassageSearch(
  source: PassageSource,
  {
    findNear,
    rest = REST_MILLISECONDS,
    most = MOST,
    patience = PATIENCE_MILLISECONDS,
  }: PassageSearchOptions = {},
): PassageSearch {
  const held = new Map<string, Held>();
  const thread = createSearchThread(forgetAll);

  function forgetAll() {
    for (const one of held.values()) {
      clearTimeout(one.rest);
      one.index.forget();
    }
    held.clear();
  }

  function letGo(assistantId: string, one: Held) {
    clearTimeout(one.rest);
    if (held.get(assistantId) === one) held.delete(assistantId);
    one.index.forget();
    // A thread without an index ends, and takes its memory along.
    if (held.size === 0) return void thread.end();
    one.index.drop();
  }

  /** Lets the indexes go that were asked longest ago, as long as all together take too much. */
  function makeRoom() {
    const taken = { memory: 0, disk: 0 };
    for (const { index } of held.values()) {
      taken.memory += index.size.memory;
      taken.disk += index.size.disk;
    }
    for (const [assistantId, one] of held) {
      if (taken.memory <= most.memory && taken.disk <= most.disk) return;
      // One that is asked now stays, whatever it takes.
      if (one.asking > 0) continue;
      taken.memory -= one.index.size.memory;
      taken.disk -= one.index.size.disk;
      letGo(assistantId, one);
    }
  }

  function take(assistantId: string): Held {
    const one = held.get(assistantId) ?? {
      index: createKeptIndex(source, thread, assistantId, makeRoom),
      asking: 0,
    };
    // The one asked last stands last.
    held.delete(assistantId);
    held.set(assistantId, one);
    one.asking += 1;
    clearTimeout(one.rest);
    return one;
  }

  function giveBack(assistantId: string, one: Held) {
    one.asking -= 1;
    if (one.asking > 0 || held.get(assistantId) !== one) return;
    one.rest = setTimeout(() => letGo(assistantId, one), rest).unref();
    makeRoom();
  }

  /** @param meant what is near the question; it is looked for while the index is built. */
  async function find(
    assistantId: string,
    question: string,
    history: readonly HistoryMessage[],
    meant: Promise<NearPassage[]>,
  ): Promise<Found> {
    const one = take(assistantId);
    try {
      const { added } = await one.index.follow();
      // Where all was there once, files that came since may wait; before that there is little to answer from.
      await (one.index.isBuilt ? Promise.race([added, wait(patience, undefined, { ref: false })]) : added);
      return (await one.index.find(question, history, await meant)) ?? NOTHING;
    } finally {
      giveBack(assistantId, one);
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
