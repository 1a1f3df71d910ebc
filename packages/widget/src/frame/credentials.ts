/** Names in browser storage (WG-2). */
const WIDGET_KEY = 'widgetKey';
const CLIENT_ID = 'clientId';

/** Who calls: the assistant's key and this visitor's id, kept in browser storage, or in memory where that is blocked (T19). */
export interface WidgetCredentials {
  /** Keeps the key that the host page's loader gave. */
  setWidgetKey(key: string): void;
  /** Forgets the visitor: the next call comes from a new client id. */
  resetClient(): void;
  /** Headers of a widget call. */
  headers(): Record<string, string>;
}

/** @param storage local storage, or null where the browser refuses it. */
export function createCredentials(storage: Storage | null): WidgetCredentials {
  const memory = new Map<string, string>();

  function keep(name: string, value: string) {
    memory.set(name, value);
    try {
      storage?.setItem(name, value);
    } catch {
      // Full or blocked: memory keeps it for this visit.
    }
  }

  function read(name: string): string | null {
    return memory.get(name) ?? storage?.getItem(name) ?? null;
  }

  return {
    setWidgetKey: (key) => keep(WIDGET_KEY, key),
    resetClient: () => keep(CLIENT_ID, crypto.randomUUID()),
    headers() {
      let clientId = read(CLIENT_ID);
      if (!clientId) {
        clientId = crypto.randomUUID();
        keep(CLIENT_ID, clientId);
      }
      return { 'x-widget-key': read(WIDGET_KEY) ?? '', 'x-client-id': clientId };
    },
  };
}

/** Local storage, or null where the browser blocks it for a frame of another site. */
export function localStorageOrNull(): Storage | null {
  try {
    return window.localStorage;
  } catch {
    return null;
  }
}
