/** What windows of one browser tell each other of things that several of them show, such as threads. */
export interface WindowChannel {
  /** Tells the other windows that something has changed; they load its new state from the server. */
  tell(id: string): void;
  /**
   * Calls back when another window says that something has changed, and, with null, when the reader comes
   * back to this window or to the network: another device may have changed anything meanwhile. Returns what
   * ends it.
   */
  watch(changed: (id: string | null) => void): () => void;
}

/** Returns to the window within this many ms count as one: a tab that is shown gets the focus too. */
const SAME_RETURN_MS = 1000;

/**
 * Makes the channel of this window.
 * @param name what the windows that listen to each other have in common.
 */
export function createWindowChannel(name: string): WindowChannel {
  const channel = openChannel(name);
  return {
    tell: (id) => channel?.postMessage(id),
    watch(changed) {
      const life = new AbortController();
      let lastReturn = Number.NEGATIVE_INFINITY;
      const lookAgain = ({ timeStamp }: Event) => {
        if (document.visibilityState !== 'visible' || timeStamp - lastReturn < SAME_RETURN_MS) return;
        lastReturn = timeStamp;
        changed(null);
      };
      channel?.addEventListener('message', ({ data }: MessageEvent<string>) => changed(data), life);
      document.addEventListener('visibilitychange', lookAgain, life);
      for (const type of ['focus', 'online']) addEventListener(type, lookAgain, life);
      return () => life.abort();
    },
  };
}

/**
 * Null where the browser refuses it together with the storage: such a window still learns of changes when the
 * reader comes back.
 */
function openChannel(name: string): BroadcastChannel | null {
  try {
    return new BroadcastChannel(name);
  } catch {
    return null;
  }
}
