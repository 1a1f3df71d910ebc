import { setTimeout as delay } from 'node:timers/promises';

/** Waits between two chunks of an answer that is ready at once, so that it can be read along. */
export type Pace = () => Promise<void>;

/** Milliseconds between two words. */
const WORD_MILLISECONDS = 12;

export const naturalPace: Pace = () => delay(WORD_MILLISECONDS);

/** Yields a text word by word; ends at once when the signal is aborted, whatever the pace. */
export async function* wordByWord(text: string, pace: Pace, signal: AbortSignal): AsyncGenerator<string> {
  const aborted = Promise.withResolvers<void>();
  const stop = () => aborted.resolve();
  signal.addEventListener('abort', stop);
  try {
    for (const [chunk] of text.matchAll(/\s*\S+\s*?(?=\s|$)/g)) {
      if (signal.aborted) return;
      yield chunk;
      await Promise.race([pace(), aborted.promise]);
    }
  } finally {
    signal.removeEventListener('abort', stop);
  }
}
