import type { BrowserStorage } from '@parley/storage';

/**
 * What a visitor put away with 'New chat': it stays away on the next page too (WG-2). Where the browser keeps
 * nothing, it does so until then.
 */
export interface Renewal {
  /**
   * The thread that was begun instead of the newest one of the server; undefined where that was not put away.
   */
  insteadOf(threadId: string): string | undefined;
  /** The server has a message of this thread: whatever window it is shown in, it is not put away any more. */
  goneOn(threadId: string): void;
  /** The visitor has begun this thread, and put away what the server has. */
  begun(threadId: string): void;
}

/** @param path of the page of the assistant. */
export function createRenewal(
  storage: Pick<BrowserStorage, 'read' | 'write' | 'remove'>,
  path: string,
): Renewal {
  const name = `newChat:${path}`;
  /** The newest thread of the server, as far as this page knows. */
  let newest: string | undefined;

  function insteadOf(threadId: string): string | undefined {
    newest = threadId;
    const [away, begun] = storage.read(name)?.split(' ') ?? [];
    return away === threadId ? begun : undefined;
  }

  return {
    insteadOf,
    goneOn(threadId) {
      if (insteadOf(threadId)) storage.remove(name);
    },
    begun(threadId) {
      if (newest !== undefined && newest !== threadId) storage.write(name, `${newest} ${threadId}`);
    },
  };
}
