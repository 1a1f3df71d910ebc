import type { BrowserStorage } from '@parley/storage';

/** Names in browser storage (WG-2). */
const WIDGET_KEY = 'widgetKey';
const CLIENT_ID = 'clientId';

/**
 * Who calls: the assistant's key and this visitor's id, in browser storage, or in memory where that is
 * blocked (T19).
 */
export interface WidgetCredentials {
  /** Keeps the key that the host page's loader gave. */
  setWidgetKey(key: string): void;
  /** Forgets the visitor: the next call comes from a new client id. */
  resetClient(): void;
  /** Who the visitor is here, until they are forgotten. */
  clientId(): string;
  /** Headers of a widget call. */
  headers(): Record<string, string>;
}

/** @param storage what keeps them for the next visit; null for one that begins and ends with the page. */
export function createCredentials(storage: BrowserStorage | null): WidgetCredentials {
  const memory = new Map<string, string>();

  function keep(name: string, value: string) {
    memory.set(name, value);
    storage?.write(name, value);
  }

  function read(name: string): string | null {
    return memory.get(name) ?? storage?.read(name) ?? null;
  }

  function clientId(): string {
    const known = read(CLIENT_ID);
    if (known) return known;
    const made = crypto.randomUUID();
    keep(CLIENT_ID, made);
    return made;
  }

  return {
    setWidgetKey: (key) => keep(WIDGET_KEY, key),
    resetClient: () => keep(CLIENT_ID, crypto.randomUUID()),
    clientId,
    headers: () => ({ 'x-widget-key': read(WIDGET_KEY) ?? '', 'x-client-id': clientId() }),
  };
}
