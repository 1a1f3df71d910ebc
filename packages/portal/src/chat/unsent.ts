import type { KeptMessage, Unsent } from '@parley/machines/chat';
import { tabStorage } from '@parley/storage';
import { createKeepTyped } from '../app/keepTyped.ts';

/**
 * Key of what is kept: per user and assistant, because kept messages are sent without being asked for and
 * must never be sent as another user.
 */
export interface UnsentPlace {
  /** Of the user, at the identity provider. */
  subject: string;
  assistantGuid: string;
}

const keyOf = ({ subject, assistantGuid }: UnsentPlace) => `parley.unsent.${subject}.${assistantGuid}`;

/** Key of the plain draft that earlier releases kept. */
const draftKeyOf = ({ assistantGuid }: UnsentPlace) => `parley.draft.${assistantGuid}`;

/** What was written and has not arrived. */
export interface Written extends Unsent {
  /** Texts of messages that are being edited, by the message. */
  edits: Readonly<Record<string, string>>;
}

const nothing: Written = { draft: '', messages: [], edits: {} };

/** What was written in this tab and has not arrived: it survives a reload and the way to the login. */
export function readUnsent(place: UnsentPlace): Written {
  if (tabStorage.read(keyOf(place)) !== null) return writtenIn(tabStorage.readJson(keyOf(place)));
  return { ...nothing, draft: tabStorage.read(draftKeyOf(place)) ?? '' };
}

/** What the page before this one left unsent, and functions that keep it for the next page. */
export interface UnsentStore {
  before: Written;
  keep: (changes: Partial<Written>) => void;
}

/**
 * Opens the store of what has not been sent. It writes only changes: a streamed answer changes the chat with
 * each token, but not what is unsent.
 */
export function openUnsent(place: UnsentPlace, keepTyped = createKeepTyped()): UnsentStore {
  const before = readUnsent(place);
  let now = before;
  let stored: string | undefined;
  return {
    before,
    keep(changes) {
      now = { ...now, ...changes };
      const text = JSON.stringify(now);
      if (text === stored) return;
      stored = text;
      // Where storage is full or blocked, what was written lives in memory, as long as the page does.
      const isSome = now.draft !== '' || now.messages.length > 0 || Object.keys(now.edits).length > 0;
      keepTyped(keyOf(place), isSome ? text : null);
      tabStorage.remove(draftKeyOf(place));
    },
  };
}

const isText = (value: unknown): value is string => typeof value === 'string';
const isTextOr = (others: readonly unknown[], value: unknown) => isText(value) || others.includes(value);

function isMessage(value: unknown): value is KeptMessage {
  const { id, threadId, answerId, parentId, text, isHeld } = (value ?? {}) as Record<string, unknown>;
  return (
    [id, text].every(isText) &&
    isTextOr([null], threadId) &&
    isTextOr([undefined], answerId) &&
    isTextOr([null, undefined], parentId) &&
    typeof isHeld === 'boolean'
  );
}

/** Checks what was kept and drops anything invalid, since anybody can change the storage. */
function writtenIn(kept: unknown): Written {
  const { draft, messages, edits } = (kept ?? {}) as Partial<Record<keyof Written, unknown>>;
  return {
    draft: isText(draft) ? draft : '',
    messages: Array.isArray(messages) ? messages.filter(isMessage) : [],
    edits: Object.fromEntries(
      Object.entries(edits ?? {}).filter((entry): entry is [string, string] => isText(entry[1])),
    ),
  };
}
