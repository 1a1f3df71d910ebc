import type { HistoryMessage } from '../chat/engine.ts';
import type { Found, NearPassage, PassageSource, SourceFile } from './passage.ts';
import type { IndexSize } from './passageStore.ts';
import type { SearchOrder } from './search.types.ts';
import type { SearchThread } from './searchThread.ts';

/** The index of one assistant in the thread that searches, and how far it has followed the files. */
export interface KeptIndex {
  /** Whether it ever held all files that were ready. */
  readonly isBuilt: boolean;
  /** Bytes of the files that it follows. */
  readonly bytes: number;
  /** What it takes as far as the thread told. */
  readonly size: IndexSize;
  /**
   * Takes out what is gone by now, and begins to add what is missing.
   * @returns `added`: when nothing is missing any more. Where that fails, the next call goes on with it.
   */
  follow(): Promise<{ added: Promise<void> }>;
  find(
    question: string,
    history: readonly HistoryMessage[],
    near: readonly NearPassage[],
  ): Promise<Found | undefined>;
  /** Ends what is under way here; nothing is sent to the thread any more. */
  forget(): void;
  /** Takes it out of the thread. */
  drop(): void;
}

let numbers = 0;

/** @param grown called when it has become larger */
export function createKeptIndex(
  source: PassageSource,
  thread: SearchThread,
  assistantId: string,
  grown: () => void,
): KeptIndex {
  const number = numbers++;
  /** The files in the index, or just on their way into it, with their versions. */
  const indexed = new Map<string, string>();
  let wanted: readonly SourceFile[] = [];
  /** The version of the data that `wanted` stands for. */
  let version: string | undefined;
  let reading = Promise.resolve();
  let adding: Promise<void> | undefined;
  let size: IndexSize = { memory: 0, disk: 0 };
  let isBuilt = false;
  let isForgotten = false;
  let opened: Promise<unknown> | undefined;

  async function order(one: SearchOrder): Promise<Found | undefined> {
    if (isForgotten) throw new Error('The index was let go.');
    const result = await thread.send(one);
    if (result.size) {
      size = result.size;
      grown();
    }
    return result.found;
  }

  async function remove(guid: string): Promise<void> {
    indexed.delete(guid);
    await order({ kind: 'remove', index: number, file: guid });
  }

  async function readFiles(): Promise<void> {
    const now = await source.dataVersion(assistantId);
    if (now === version) return;
    wanted = await source.filesOf(assistantId);
    const versions = new Map(wanted.map((file) => [file.guid, file.version]));
    for (const [guid, known] of indexed) if (versions.get(guid) !== known) await remove(guid);
    version = now;
  }

  const missing = () => wanted.find(({ guid }) => !indexed.has(guid));

  async function addMissing(): Promise<void> {
    try {
      for (let file = missing(); file; file = missing()) await add(file);
      isBuilt = true;
    } finally {
      adding = undefined;
    }
  }

  async function add(file: SourceFile): Promise<void> {
    const isWanted = () => indexed.get(file.guid) === file.version;
    indexed.set(file.guid, file.version);
    try {
      for await (const passages of source.passagesOf(file)) {
        // It may have been removed meanwhile.
        if (!isWanted()) return;
        await order({ kind: 'add', index: number, passages });
      }
    } catch (cause) {
      // A part of a file is none.
      if (isWanted() && !isForgotten) await remove(file.guid);
      throw cause;
    }
  }

  return {
    get isBuilt() {
      return isBuilt;
    },
    get bytes() {
      return wanted.reduce((sum, file) => sum + file.bytes, 0);
    },
    get size() {
      return size;
    },

    async follow() {
      opened ??= order({ kind: 'open', index: number });
      await opened;
      if ((await source.dataVersion(assistantId)) !== version) {
        // One after the other: an older list of files never takes the place of a newer one.
        reading = reading.catch(() => undefined).then(readFiles);
        await reading;
      }
      if (!missing()) return { added: adding ?? Promise.resolve() };
      adding ??= addMissing();
      adding.catch(() => undefined);
      return { added: adding };
    },

    find: (question, history, near) => order({ kind: 'find', index: number, question, history, near }),

    forget() {
      isForgotten = true;
    },

    drop() {
      thread.send({ kind: 'drop', index: number }).catch(() => undefined);
    },
  };
}
