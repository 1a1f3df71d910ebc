import { type Envelope, PROTOCOL_VERSION, type ToFrame, type ToHost } from '../protocol.ts';

/** The way to the host page's loader and back (WG-4). */
export interface HostBridge {
  tell(message: ToHost): void;
  /** Calls back with each message of the loader's; those from elsewhere are dropped. */
  listen(receive: (message: ToFrame) => void): void;
}

/**
 * Origin of the host page, as the loader wrote it behind the frame's `#`. It decides only where messages go
 * and whence they may come; who may frame the page at all is decided by the server's frame-ancestors. Null
 * when the page stands alone.
 */
export function hostOriginOf(hash: string): string | null {
  try {
    const { origin } = new URL(decodeURIComponent(hash.slice(1)));
    return origin === 'null' ? null : origin;
  } catch {
    return null;
  }
}

/** @returns null when there is no host page to talk to. */
export function createHostBridge(frame: Window): HostBridge | null {
  const origin = hostOriginOf(frame.location.hash);
  if (!origin || frame.parent === frame) return null;
  return {
    tell: (message) => frame.parent.postMessage({ parley: PROTOCOL_VERSION, ...message }, origin),
    listen: (receive) =>
      frame.addEventListener('message', (event: MessageEvent<Envelope<ToFrame> | null>) => {
        if (event.source !== frame.parent || event.origin !== origin) return;
        if (event.data?.parley === PROTOCOL_VERSION) receive(event.data);
      }),
  };
}
