import { parseJson, sharedStorage } from '@parley/storage';
import { applySettings, parseSettings, SETTINGS_STORAGE_KEY, type UiSettings } from '@parley/ui/theme';
import { createStore, type Store } from './store.ts';

/** The settings in force. */
export interface Settings extends Store<UiSettings> {
  /** Whether the browser took them; where it did not, they hold for this visit. */
  isKept: Store<boolean>;
}

/**
 * The user's settings (SH-4): applied to `<html>` at once, kept in local storage where that works, and taken
 * over from other tabs.
 */
export function createSettings(): Settings {
  const root = document.documentElement;
  const store = createStore(parseSettings(sharedStorage.readJson(SETTINGS_STORAGE_KEY)));
  const isKept = createStore(true);
  applySettings(store.get(), root);
  store.subscribe(() => {
    applySettings(store.get(), root);
    isKept.set(sharedStorage.write(SETTINGS_STORAGE_KEY, JSON.stringify(store.get())));
  });
  addEventListener('storage', (event) => {
    if (event.key === SETTINGS_STORAGE_KEY) store.set(parseSettings(parseJson(event.newValue)));
  });
  return { ...store, isKept };
}
