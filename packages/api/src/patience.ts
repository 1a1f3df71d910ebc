import { ApiError } from './error.ts';

/** A call without a reply, or without any sign of life, is given up after this many ms (faults: time-out). */
export const PATIENCE_MS = 30_000;

/** How long one call is waited for. */
export interface Patience {
  /** Aborts the call: by whoever made it, or with a `TimeoutError` once the time is over. */
  signal: AbortSignal;
  /** The call gave a sign of life: its time begins anew. */
  renew(): void;
  /** Nothing is waited for any more. */
  end(): void;
}

/** Begins to wait for a call. @param caller whose call it is, and who may end it */
export function startPatience(milliseconds: number, caller?: AbortSignal): Patience {
  const late = new AbortController();
  let timer: ReturnType<typeof setTimeout>;
  const end = () => clearTimeout(timer);
  const renew = () => {
    end();
    timer = setTimeout(() => {
      late.abort(new DOMException('Nothing has come in time.', 'TimeoutError'));
    }, milliseconds);
  };
  renew();
  return { signal: caller ? AbortSignal.any([caller, late.signal]) : late.signal, renew, end };
}

/**
 * What is awaited, unless the signal aborts before.
 * @throws what is awaited throws, or the signal's reason
 */
export function unlessAborted<T>(awaited: Promise<T>, signal: AbortSignal): Promise<T> {
  return new Promise((resolve, reject) => {
    const abort = () => reject(signal.reason);
    signal.addEventListener('abort', abort, { once: true });
    if (signal.aborted) abort();
    awaited.then(resolve, reject).finally(() => signal.removeEventListener('abort', abort));
  });
}

/**
 * What is awaited, unless it takes too long: what can't be aborted must not leave anybody waiting.
 * @throws what is awaited throws, or a `TimeoutError` once the time is over
 */
export function inTime<T>(awaited: Promise<T>, milliseconds = PATIENCE_MS): Promise<T> {
  const { signal, end } = startPatience(milliseconds);
  return unlessAborted(awaited, signal).finally(end);
}

/**
 * The pieces of a body as they come, each of which is a sign of life. The time in which the reader is busy
 * with one does not count.
 * @throws {ApiError} where it breaks off or falls silent
 */
export async function* piecesOf(
  body: ReadableStream<Uint8Array<ArrayBuffer>>,
  { signal, renew, end }: Patience,
): AsyncGenerator<Uint8Array<ArrayBuffer>> {
  const reader = body.getReader();
  try {
    for (;;) {
      renew();
      const { done, value } = await reader.read().catch((cause: unknown) => {
        throw ApiError.fromNetwork(signal.aborted ? signal.reason : cause);
      });
      end();
      if (done) return;
      yield value;
    }
  } finally {
    reader.cancel().catch(() => undefined);
  }
}
