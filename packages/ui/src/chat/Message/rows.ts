import type { RatingReason } from '@parley/model';
import { createContext, useContext, useMemo, useSyncExternalStore } from 'react';

/** Which button of a message takes the focus. */
export type VersionButton = 'previous' | 'next';

/**
 * State of a thread's rows that must survive unmounting: a row is unmounted when it scrolls out of view or
 * another version replaces it.
 */
export interface RowMemory {
  /** The text of a message that is being edited; undefined when it is not. */
  editOf: (messageId: string) => string | undefined;
  /** Keeps such a text; undefined ends the editing. */
  keepEdit: (messageId: string, text: string | undefined) => void;
  subscribe: (listener: () => void) => () => void;
  /** The next row that shows this message puts the focus on this button. */
  sendFocus: (messageId: string, button: VersionButton) => void;
  /** Where the focus was sent in this message, once. */
  takeFocus: (messageId: string) => VersionButton | null;
}

/** Texts of messages that are being edited, by the message, and what is being said of answers. */
export type Edits = Readonly<Record<string, string>>;

/** State of a thread that survives leaving its page. */
export interface KeptEdits {
  /** Those that the page before left. Read once. */
  before: Edits;
  /** Told of all of them whenever one changes. */
  keep: (edits: Edits) => void;
}

/**
 * Makes the memory of one thread; it lasts as long as the page does, but for the edits that are kept.
 */
export function createRowMemory(kept?: KeptEdits): RowMemory {
  const edits = new Map(Object.entries(kept?.before ?? {}));
  const listeners = new Set<() => void>();
  let focus: { messageId: string; button: VersionButton } | null = null;
  return {
    editOf: (messageId) => edits.get(messageId),
    keepEdit(messageId, text) {
      if (text === undefined) edits.delete(messageId);
      else edits.set(messageId, text);
      kept?.keep(Object.fromEntries(edits));
      for (const listener of listeners) listener();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    sendFocus(messageId, button) {
      focus = { messageId, button };
    },
    takeFocus(messageId) {
      if (focus?.messageId !== messageId) return null;
      const { button } = focus;
      focus = null;
      return button;
    },
  };
}

/** What the rows know of the whole thread. */
export interface Rows {
  /**
   * Whether a message can be edited, tried again, or answered once more, now:
   * not while an answer is being written.
   */
  canBranch: boolean;
  memory: RowMemory;
}

/** Those of a thread that is there to be read. */
export const readOnlyRows: Rows = { canBranch: false, memory: createRowMemory() };

/** Given by `ChatFrame`; a transcript without one is there to be read. */
export const RowsContext = createContext<Rows>(readOnlyRows);

/** The editing of one message. */
export interface Edit {
  /** The changed text; undefined while the message is not being edited. */
  text: string | undefined;
  change: (text: string) => void;
  end: () => void;
}

/**
 * The editing of the message with this id. Only the rows of that message render again as its text changes.
 */
export function useEdit(messageId: string): Edit {
  const { memory } = useContext(RowsContext);
  const text = useSyncExternalStore(memory.subscribe, () => memory.editOf(messageId));
  return useMemo(
    () => ({
      text,
      change: (changed) => memory.keepEdit(messageId, changed),
      end: () => memory.keepEdit(messageId, undefined),
    }),
    [memory, messageId, text],
  );
}

/** What is being said of a bad answer. */
export interface WhyDraft {
  /** Null until one is chosen. */
  reason: RatingReason | null;
  comment: string;
  /** Whether it was sent as it is; it stays until it has arrived. */
  isSent: boolean;
}

/** The asking why an answer is bad. */
export interface WhyAsking {
  /** Undefined where the reader is not being asked. */
  draft: WhyDraft | undefined;
  keep: (draft: WhyDraft) => void;
  end: () => void;
}

/** The asking why the answer with this id is bad; it outlives the page, as texts of edited messages do. */
export function useWhy(answerId: string): WhyAsking {
  const { memory } = useContext(RowsContext);
  const key = `rating ${answerId}`;
  const kept = useSyncExternalStore(memory.subscribe, () => memory.editOf(key));
  return useMemo(
    () => ({
      draft: kept === undefined ? undefined : JSON.parse(kept),
      keep: (draft) => memory.keepEdit(key, JSON.stringify(draft)),
      end: () => memory.keepEdit(key, undefined),
    }),
    [memory, key, kept],
  );
}
