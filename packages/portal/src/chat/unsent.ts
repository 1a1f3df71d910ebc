import {
  createUnsentStore,
  nothingWritten,
  type UnsentStore,
  type Written,
  writtenIn,
} from '@parley/machines/unsent';
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

/** What was written in this tab and has not arrived: it survives a reload and the way to the login. */
export function readUnsent(place: UnsentPlace): Written {
  if (tabStorage.read(keyOf(place)) !== null) return writtenIn(tabStorage.readJson(keyOf(place)));
  return { ...nothingWritten, draft: tabStorage.read(draftKeyOf(place)) ?? '' };
}

/** Opens the store of what has not been sent. */
export const openUnsent = (place: UnsentPlace, keepTyped = createKeepTyped()): UnsentStore =>
  createUnsentStore(readUnsent(place), (written) => {
    keepTyped(keyOf(place), written && JSON.stringify(written));
    tabStorage.remove(draftKeyOf(place));
  });
