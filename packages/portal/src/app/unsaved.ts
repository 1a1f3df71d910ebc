import { tabStorage } from '@parley/storage';
import type { Saver, UnsavedStore } from '@parley/ui';
import type { KeepTyped } from './keepTyped.ts';

/** The store of the portal, and what its guard asks of it. */
export interface Unsaved extends UnsavedStore {
  /** Whether there are changes on the page that would be lost. */
  isHeld(): boolean;
  /** Whether some of these are on their way to the server. */
  isSaving(): boolean;
  /** Told whenever changes are saved or given up, or begin or end to be saved. @returns ends that */
  subscribe(listener: () => void): () => void;
  /** What saves the changes of the page, form by form. */
  savers(): Iterable<Saver>;
  /** Gives up the changes of the page. */
  forgetHeld(): void;
  /** Forgets all that this tab keeps of its user's forms, in view or not, as they sign out. */
  forgetAll(): void;
}

/**
 * Keeps changes of forms in this tab until they are saved or given up: they outlive a reload and the way to
 * the login. Where the browser keeps nothing, they live as long as their form.
 * @param subject whose changes they are, as another user may sign in in the same tab
 * @param keepTyped keeps them
 */
export function createUnsaved(subject: () => string, keepTyped: KeepTyped): Unsaved {
  const prefix = () => `parley.form.${subject()}.`;
  const keyOf = (form: string) => prefix() + form;
  const held = new Map<string, Saver>();
  const saving = new Set<string>();
  const listeners = new Set<() => void>();
  const tell = () => {
    for (const listener of listeners) listener();
  };
  return {
    read: (form) => tabStorage.readJson(keyOf(form)),
    keep: (form, changes) => keepTyped(keyOf(form), changes === null ? null : JSON.stringify(changes)),
    hold(form, saver) {
      held.set(form, saver);
      return () => {
        held.delete(form);
        tell();
      };
    },
    saving(form) {
      saving.add(form);
      tell();
      return () => {
        saving.delete(form);
        tell();
      };
    },
    isHeld: () => held.size > 0,
    isSaving: () => [...held.keys()].some((form) => saving.has(form)),
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    savers: () => held.values(),
    forgetHeld() {
      for (const form of held.keys()) keepTyped(keyOf(form), null);
      held.clear();
      tell();
    },
    forgetAll: () => tabStorage.removeAll(prefix()),
  };
}
