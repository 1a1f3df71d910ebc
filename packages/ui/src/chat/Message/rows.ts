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
  /**
   * The reason that is chosen so far why an answer is bad, null for none; undefined where its reader is not
   * being asked.
   */
  reasonOf: (answerId: string) => RatingReason | null | undefined;
  /** Keeps such a reason; undefined ends the asking. */
  keepReason: (answerId: string, reason: RatingReason | null | undefined) => void;
  subscribe: (listener: () => void) => () => void;
  /** The next row that shows this message puts the focus on this button. */
  sendFocus: (messageId: string, button: VersionButton) => void;
  /** Where the focus was sent in this message, once. */
  takeFocus: (messageId: string) => VersionButton | null;
}

/** Texts of messages that are being edited, by the message. */
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
  const reasons = new Map<string, RatingReason | null>();
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
    reasonOf: (answerId) => reasons.get(answerId),
    keepReason(answerId, reason) {
      if (reason === undefined) reasons.delete(answerId);
      else reasons.set(answerId, reason);
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

/** Given by `ChatFrame`; a transcript without one is there to be read. */
export const RowsContext = createContext<Rows>({
  canBranch: false,
  memory: createRowMemory(),
});

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
  /** Whether the reader is being asked. */
  isAsked: boolean;
  /** Null until one is chosen. */
  reason: RatingReason | null;
  comment: string;
  ask: () => void;
  choose: (reason: RatingReason | null) => void;
  write: (comment: string) => void;
  end: () => void;
}

/**
 * What is being said of the bad answer with this id. Words that were begun outlive the page, as those of
 * edited messages do, and then the reader is asked again.
 */
export function useWhy(answerId: string): WhyDraft {
  const { memory } = useContext(RowsContext);
  const key = `why ${answerId}`;
  const reason = useSyncExternalStore(memory.subscribe, () => memory.reasonOf(answerId));
  const comment = useSyncExternalStore(memory.subscribe, () => memory.editOf(key));
  return useMemo(
    () => ({
      isAsked: reason !== undefined || comment !== undefined,
      reason: reason ?? null,
      comment: comment ?? '',
      ask: () => memory.keepReason(answerId, null),
      choose: (chosen) => memory.keepReason(answerId, chosen),
      write: (text) => memory.keepEdit(key, text === '' ? undefined : text),
      end: () => {
        memory.keepReason(answerId, undefined);
        memory.keepEdit(key, undefined);
      },
    }),
    [memory, answerId, key, reason, comment],
  );
}
