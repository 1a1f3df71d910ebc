import { WordsProvider } from '@parley/i18n/react';
import { useDirection } from '@parley/ui/direction';
import { type ReactNode, useSyncExternalStore } from 'react';
import { onSpeak, spokenWords } from './speaking.ts';
import type { StoryWords } from './storyWords.ts';

const played = new WeakSet<AbortSignal>();
const listeners = new Set<() => void>();

/** Says that a story's play function has ended. @param run the signal of that run of the story */
export function markPlayed(run: AbortSignal): void {
  played.add(run);
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/**
 * Gives a story its words. A play function finds parts by the words of the story's own language: what the
 * toolbar chose, or a picture's mode turned around, comes into force after it.
 */
export function StoryWordsProvider({
  words,
  run,
  children,
}: {
  words: StoryWords;
  run: AbortSignal;
  children: ReactNode;
}) {
  const direction = useDirection();
  const hasPlayed = useSyncExternalStore(subscribe, () => played.has(run));
  const spoken = useSyncExternalStore(onSpeak, spokenWords);
  return (
    <WordsProvider words={spoken ?? (hasPlayed ? words[direction] : words.playing)}>{children}</WordsProvider>
  );
}
