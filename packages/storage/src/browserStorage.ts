/**
 * Text that the browser keeps for the next page. A browser may refuse: in a frame of another site, in private
 * windows, when the storage is full. No call throws then: nothing is read, and nothing is kept.
 */
export interface BrowserStorage {
  /** What is kept under a name; null when there is nothing, or it can't be read. */
  read(name: string): string | null;
  /** The same as the JSON value it holds, of any shape: null, too, when it is no JSON. */
  readJson(name: string): unknown;
  /** Keeps a text. @returns whether the browser took it */
  write(name: string, text: string): boolean;
  /** Forgets what is kept under a name. @returns whether the browser let it */
  remove(name: string): boolean;
  /** Forgets all that is kept under names that begin with a text. */
  removeAll(prefix: string): void;
  /** Whether it takes as much as a session needs now: it is neither blocked nor full. */
  hasRoom(): boolean;
}

/** Name and length of what `hasRoom` writes and removes: more than the tokens of a session. */
const PROBE = 'parley.probe';
const PROBE_LENGTH = 16_384;

/** The value of a JSON text; null when there is no text, or it is no JSON. */
export function parseJson(text: string | null): unknown {
  try {
    return JSON.parse(text ?? 'null');
  } catch {
    return null;
  }
}

/** @param open gives the storage. Asked at each call, because getting it is what a browser refuses first. */
function createBrowserStorage(open: () => Storage): BrowserStorage {
  function attempt<T>(use: (storage: Storage) => T, refused: T): T {
    try {
      return use(open());
    } catch {
      return refused;
    }
  }

  const read = (name: string) => attempt((storage) => storage.getItem(name), null);
  const hasRoom = () =>
    attempt((storage) => {
      storage.setItem(PROBE, 'x'.repeat(PROBE_LENGTH));
      storage.removeItem(PROBE);
      return true;
    }, false);
  return {
    read,
    readJson: (name) => parseJson(read(name)),
    write: (name, text) =>
      attempt((storage) => {
        storage.setItem(name, text);
        return true;
      }, false),
    remove: (name) =>
      attempt((storage) => {
        storage.removeItem(name);
        return true;
      }, false),
    removeAll: (prefix) =>
      attempt((storage) => {
        const names = Array.from({ length: storage.length }, (_, index) => storage.key(index) ?? '');
        for (const name of names) if (name.startsWith(prefix)) storage.removeItem(name);
      }, undefined),
    hasRoom,
  };
}

/**
 * What the browser keeps until it is closed, for all tabs, and sends along to the server of the page: for a
 * few characters, where there is no other storage.
 */
export const cookieJar: Pick<BrowserStorage, 'read' | 'write' | 'remove'> = {
  read(name) {
    const found = cookies().find(([key]) => key === name);
    return found?.[1] ?? null;
  },
  write(name, text) {
    setCookie(`${name}=${encodeURIComponent(text)}`);
    return this.read(name) === text;
  },
  remove(name) {
    setCookie(`${name}=; max-age=0`);
    return this.read(name) === null;
  },
};

function cookies(): [name: string, text: string][] {
  try {
    return document.cookie.split('; ').map((pair) => {
      const [name = '', text = ''] = pair.split('=');
      return [name, decodeURIComponent(text)];
    });
  } catch {
    return [];
  }
}

function setCookie(pair: string): void {
  try {
    // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not there in every browser.
    document.cookie = `${pair}; path=/; samesite=lax`;
  } catch {
    // A frame without an origin of its own has no cookies; reading says so.
  }
}

/** What every tab of this browser shares, until it is removed. */
export const sharedStorage = createBrowserStorage(() => localStorage);

/** What belongs to this tab: it outlives a reload, and goes with the tab. */
export const tabStorage = createBrowserStorage(() => sessionStorage);
