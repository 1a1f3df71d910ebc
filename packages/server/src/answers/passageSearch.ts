import { setTimeout as wait } from 'node:timers/promises';
import { unlessAborted } from '@parley/api';
import { DAY_MS } from '@parley/model';
import type { HistoryMessage } from '../chat/engine.ts';
import { log } from '../operation/log.ts';
import { createKeptIndex, type KeptIndex } from './keptIndex.ts';
import type { FindNear } from './nearPassages.ts';
import type { NearPassage, PassageSource, Searched } from './passage.ts';
import type { IndexSize } from './passageStore.ts';
import { createSearchThread } from './searchThread.ts';

export type { PassageSource, SourceFile } from './passage.ts';

/** Searches the data files of assistants, in a thread of its own. */
export interface PassageSearch {
  /**
   * What an assistant's files hold for a question: all that were ready a moment ago, and none that is gone;
   * of very many files those that were read in time.
   * @param signal ends the wait, however long an index takes to build: nothing was found then.
   */
  find(
    assistantId: string,
    question: string,
    history: readonly HistoryMessage[],
    signal: AbortSignal,
  ): Promise<Searched>;
  /** Builds the indexes of assistants with very many files that became ready lately, before anybody asks. */
  prepare(): void;
  close(): Promise<void>;
}

export interface PassageSearchOptions {
  /** Null where words alone find. */
  findNear?: FindNear | null;
  /** Milliseconds after the last question until an index in memory is let go; one on the disk after a day. */
  rest?: number;
  /** Bytes that all indexes together may take; beyond it those asked longest ago are let go. */
  most?: IndexSize;
  /** Milliseconds that a question waits for files which came after the index was built. */
  patience?: number;
  /** Bytes of files from which on a question does not wait until all were read. */
  large?: number;
  /** Milliseconds that the first questions wait for the files of a large one. */
  firstPatience?: number;
}

const REST_MILLISECONDS = 10 * 60 * 1000;
/** One on the disk takes long to build and little memory. */
const DISK_REST_MILLISECONDS = DAY_MS;
/** More takes longer to read than people wait: about what is kept on the disk. */
const LARGE_BYTES = 2 * 1024 * 1024;
const FIRST_PATIENCE_MILLISECONDS = 1200;
const MEBIBYTE = 1024 * 1024;
const MOST: IndexSize = { memory: 192 * MEBIBYTE, disk: 4096 * MEBIBYTE };
const PATIENCE_MILLISECONDS = 500;
const NOTHING: Searched = { verdict: 'nothing', shown: 0, passages: [], isPartial: false };

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
    large = LARGE_BYTES,
    firstPatience = FIRST_PATIENCE_MILLISECONDS,
  }: PassageSearchOptions = {},
): PassageSearch {
  const held = new Map<string, Held>();
  const thread = createSearchThread(forgetAll);
  let isPreparing = false;
  let isAskedAgain = false;
  let isClosed = false;

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
    const isOnDisk = one.index.size.disk > 0;
    one.rest = setTimeout(() => letGo(assistantId, one), isOnDisk ? DISK_REST_MILLISECONDS : rest).unref();
    makeRoom();
  }

  /** @param meant what is near the question; it is looked for while the index is built. */
  async function find(
    assistantId: string,
    question: string,
    history: readonly HistoryMessage[],
    meant: Promise<NearPassage[]>,
  ): Promise<Searched> {
    const one = take(assistantId);
    try {
      const { index } = one;
      const { added } = await index.follow();
      const isWhole = added.then(() => true);
      const within = (milliseconds: number) =>
        Promise.race([isWhole, wait(milliseconds, false, { ref: false })]);
      let isPartial = false;
      // Where all was there once, files that came since may wait; before that there is little to answer from.
      if (index.isBuilt) await within(patience);
      else isPartial = !(await (index.bytes > large ? within(firstPatience) : isWhole));
      const found = await index.find(question, history, await meant);
      return found ? { ...found, isPartial } : NOTHING;
    } finally {
      giveBack(assistantId, one);
    }
  }

  /** Whether an index more would make others go. */
  function isCrowded(): boolean {
    const sizes = [...held.values()].map(({ index }) => index.size);
    const taken = (kind: keyof IndexSize) => sizes.reduce((sum, size) => sum + size[kind], 0);
    return taken('memory') > most.memory / 2 || taken('disk') > most.disk / 2;
  }

  async function prepareAll(): Promise<void> {
    for (const assistantId of await source.grownBeyond(large)) {
      if (isClosed || (isCrowded() && !held.has(assistantId))) continue;
      const one = take(assistantId);
      try {
        await (await one.index.follow()).added;
      } finally {
        giveBack(assistantId, one);
      }
    }
  }

  async function prepareAsOftenAsAsked(): Promise<void> {
    while (isAskedAgain && !isClosed) {
      isAskedAgain = false;
      await prepareAll();
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
    prepare() {
      isAskedAgain = true;
      if (isPreparing) return;
      isPreparing = true;
      prepareAsOftenAsAsked()
        .catch((err) => !isClosed && log.warn({ err }, 'indexes were not built ahead'))
        .finally(() => {
          isPreparing = false;
        });
    },
    async close() {
      isClosed = true;
      forgetAll();
      await thread.end();
    },
  };
}
