import type { KeptMessage, Unsent } from '@parley/machines/chat';

/** Where something is kept: of one user and one assistant, as what was under way goes out by itself, and never as somebody else. */
export interface UnsentPlace {
  /** Of the user, at the identity provider. */
  subject: string;
  assistantGuid: string;
}

const keyOf = ({ subject, assistantGuid }: UnsentPlace) => `parley.unsent.${subject}.${assistantGuid}`;

/** Where the draft alone was kept before, as it was typed. */
const draftKeyOf = ({ assistantGuid }: UnsentPlace) => `parley.draft.${assistantGuid}`;

const nothing: Unsent = { draft: '', messages: [] };

/** What was written in this tab and has not arrived: it survives a reload and the way to the login. */
export function readUnsent(place: UnsentPlace): Unsent {
  try {
    const kept = sessionStorage.getItem(keyOf(place));
    return kept === null
      ? { ...nothing, draft: sessionStorage.getItem(draftKeyOf(place)) ?? '' }
      : unsentIn(JSON.parse(kept));
  } catch {
    return nothing;
  }
}

/**
 * Keeps what has not arrived, and writes only what is new: a streamed answer changes the chat with each token, and what is unsent with
 * none.
 */
export function createUnsentKeeper(place: UnsentPlace): (unsent: Unsent) => void {
  let written: string | undefined;
  return (unsent) => {
    const text = JSON.stringify(unsent);
    if (text === written) return;
    written = text;
    try {
      if (unsent.draft || unsent.messages.length > 0) sessionStorage.setItem(keyOf(place), text);
      else sessionStorage.removeItem(keyOf(place));
      sessionStorage.removeItem(draftKeyOf(place));
    } catch {
      // Full or blocked storage: what was written lives in memory, as long as the page does.
    }
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

/** What was kept, as far as it still is what it was; storage can be changed by anybody. */
function unsentIn(kept: unknown): Unsent {
  const { draft, messages } = (kept ?? {}) as Partial<Record<keyof Unsent, unknown>>;
  return {
    draft: isText(draft) ? draft : '',
    messages: Array.isArray(messages) ? messages.filter(isMessage) : [],
  };
}
