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
}

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
  };
}

/** What every tab of this browser shares, until it is removed. */
export const sharedStorage = createBrowserStorage(() => localStorage);

/** What belongs to this tab: it outlives a reload, and goes with the tab. */
export const tabStorage = createBrowserStorage(() => sessionStorage);
