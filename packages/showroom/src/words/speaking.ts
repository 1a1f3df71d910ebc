import type { Words } from '@parley/i18n';

let words: Words | null = null;
const listeners = new Set<() => void>();

/**
 * Has every story that is shown speak other words, or its own again (null). For measures that look at one
 * story in several languages.
 */
export function speak(next: Words | null): void {
  words = next;
  for (const listener of listeners) listener();
}

/** The words that `speak` put in force. */
export const spokenWords = (): Words | null => words;

/** Tells when `speak` was called. @returns ends that */
export function onSpeak(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
