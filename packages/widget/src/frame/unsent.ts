import { createUnsentStore, type UnsentStore, type Written, writtenIn } from '@parley/machines/unsent';
import { tabStorage } from '@parley/storage';

/** Where and by whom something is written. */
export interface WritingPlace {
  /** Path of the page of the assistant. */
  path: string;
  /** Client id of the visitor, which changes when the site begins anew or the browser keeps none. */
  visitor: string;
}

const nameOf = ({ path }: WritingPlace) => `unsent:${path}`;

/** What was kept, as the visitor who is here now may have it. */
function readUnsent(place: WritingPlace): Written {
  const kept = tabStorage.readJson(nameOf(place));
  const written = writtenIn(kept);
  if ((kept as { visitor?: unknown } | null)?.visitor === place.visitor) return written;
  // Ids of another visitor's thread name nothing of this one's: what is left of them is their text.
  const texts = [...written.messages.map(({ text }) => text), ...Object.values(written.edits), written.draft];
  return { draft: texts.filter((text) => text !== '').join('\n\n'), messages: [], edits: {} };
}

/**
 * Opens the store of what a visitor has written and not sent: it lives as long as the tab, where the browser
 * lets it (FA-1).
 * @param draft what was typed before, where the page has it from elsewhere; null where it has not
 */
export function openUnsent(place: WritingPlace, draft: string | null): UnsentStore {
  const before = readUnsent(place);
  return createUnsentStore({ ...before, draft: draft ?? before.draft }, (written) => {
    if (written) tabStorage.write(nameOf(place), JSON.stringify({ ...written, visitor: place.visitor }));
    else tabStorage.remove(nameOf(place));
  });
}
