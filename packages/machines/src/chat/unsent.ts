import { type ChatProblem, SUBSCRIPTION_ERROR_STATUSES, USER_ROLES } from '@parley/model';
import type { KeptMessage, Unsent } from './chat.types.ts';

/** What was written in a chat and has not arrived. */
export interface Written extends Unsent {
  /** Texts of messages that are being edited, by the message. */
  edits: Readonly<Record<string, string>>;
}

export const nothingWritten: Written = { draft: '', messages: [], edits: {} };

/** What the page before this one left unsent, and a function that keeps it for the next page. */
export interface UnsentStore {
  before: Written;
  /** Replaces the named parts; the others stay as they were kept. */
  keep: (changes: Partial<Written>) => void;
  /** Forgets for good what these messages were to be changed to: their thread was deleted. */
  drop: (messageIds: readonly string[]) => void;
}

/**
 * Makes the store of what a chat has not sent, so that it outlives the page (FA-1). It writes only changes: a
 * streamed answer changes the chat with each token, but not what is unsent.
 * @param write keeps what was written for the next page; null forgets it. Where it cannot, that lives in
 * memory, as long as the page does.
 */
export function createUnsentStore(before: Written, write: (written: Written | null) => void): UnsentStore {
  let now = before;
  let stored: string | undefined;
  const dropped = new Set<string>();
  function keep(changes: Partial<Written>) {
    now = { ...now, ...changes };
    const edits = Object.entries(now.edits).filter(([messageId]) => !dropped.has(messageId));
    now = { ...now, edits: Object.fromEntries(edits) };
    const text = JSON.stringify(now);
    if (text === stored) return;
    stored = text;
    const isSome = now.draft !== '' || now.messages.length > 0 || edits.length > 0;
    write(isSome ? now : null);
  }
  return {
    before,
    keep,
    drop(messageIds) {
      for (const id of messageIds) dropped.add(id);
      keep({});
    },
  };
}

const isText = (value: unknown): value is string => typeof value === 'string';
const isTextOr = (others: readonly unknown[], value: unknown) => isText(value) || others.includes(value);

/** Whether it is one of the reasons that a message is kept with. */
function isRefusal(value: unknown): value is ChatProblem {
  const { kind, text, secondsLeft, status, audience, resetAt } = (value ?? {}) as Record<string, unknown>;
  if (kind === 'generic' || kind === 'unavailable') return true;
  if (kind === 'refused') return isText(text);
  const isMoment = isText(resetAt) && !Number.isNaN(Date.parse(resetAt));
  if (kind === 'rateLimited') return secondsLeft === 0 && (resetAt === undefined || isMoment);
  return (
    kind === 'subscription' &&
    SUBSCRIPTION_ERROR_STATUSES.some((each) => each === status) &&
    [...USER_ROLES, 'visitor'].some((each) => each === audience) &&
    (resetAt === null || isMoment)
  );
}

function isMessage(value: unknown): value is KeptMessage {
  const { id, threadId, answerId, parentId, isVersion, text, isHeld, refusal } = (value ?? {}) as Record<
    string,
    unknown
  >;
  return (
    [id, text].every(isText) &&
    isTextOr([null], threadId) &&
    isTextOr([undefined], answerId) &&
    isTextOr([null, undefined], parentId) &&
    [true, false, undefined].some((value) => value === isVersion) &&
    typeof isHeld === 'boolean' &&
    (refusal === undefined || isRefusal(refusal))
  );
}

/** Checks what was kept and drops anything invalid, since anybody can change what a browser keeps (T17). */
export function writtenIn(kept: unknown): Written {
  const { draft, messages, edits } = (kept ?? {}) as Partial<Record<keyof Written, unknown>>;
  return {
    draft: isText(draft) ? draft : '',
    messages: Array.isArray(messages) ? messages.filter(isMessage) : [],
    edits: Object.fromEntries(
      Object.entries(edits ?? {}).filter((entry): entry is [string, string] => isText(entry[1])),
    ),
  };
}
