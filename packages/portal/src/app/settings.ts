import { applySettings, parseSettings, SETTINGS_STORAGE_KEY, type UiSettings } from '@parley/ui/theme';
import { createStore, type Store } from './store.ts';

/**
 * The reader's settings (SH-4): in force on `<html>` at once, kept in local storage where that works, and followed from
 * other tabs.
 */
export function createSettings(): Store<UiSettings> {
  const root = document.documentElement;
  const store = createStore(parseSettings(readStored()));
  applySettings(store.get(), root);
  store.subscribe(() => {
    applySettings(store.get(), root);
    try {
      localStorage.setItem(SETTINGS_STORAGE_KEY, JSON.stringify(store.get()));
    } catch {
      // Full or blocked storage: the settings hold for this visit.
    }
  });
  addEventListener('storage', (event) => {
    if (event.key === SETTINGS_STORAGE_KEY) store.set(parseSettings(event.newValue));
  });
  return store;
}

function readStored(): string | null {
  try {
    return localStorage.getItem(SETTINGS_STORAGE_KEY);
  } catch {
    return null;
  }
}
