import { parseJson, sharedStorage } from '@parley/storage';
import { applySettings, parseSettings, SETTINGS_STORAGE_KEY, type UiSettings } from '@parley/ui/theme';
import { createStore, type Store } from './store.ts';

/**
 * The user's settings (SH-4): applied to `<html>` at once, kept in local storage where that works, and taken
 * over from other tabs.
 */
export function createSettings(): Store<UiSettings> {
  const root = document.documentElement;
  const store = createStore(parseSettings(sharedStorage.readJson(SETTINGS_STORAGE_KEY)));
  applySettings(store.get(), root);
  store.subscribe(() => {
    applySettings(store.get(), root);
    // Where storage is full or blocked they hold for this visit.
    sharedStorage.write(SETTINGS_STORAGE_KEY, JSON.stringify(store.get()));
  });
  addEventListener('storage', (event) => {
    if (event.key === SETTINGS_STORAGE_KEY) store.set(parseSettings(parseJson(event.newValue)));
  });
  return store;
}
