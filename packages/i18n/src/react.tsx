import type { Locale } from '@parley/model';
import { createContext, type ReactNode, useContext, useSyncExternalStore } from 'react';
import type { WordKey, Words } from './words.ts';

const WordsContext = createContext<Words | null>(null);

/** Gives the words to everything below it. */
export function WordsProvider({ words, children }: { words: Words; children: ReactNode }) {
  return <WordsContext value={words}>{children}</WordsContext>;
}

/** `t` for texts and `locale` for dates and numbers. Renders again when the language changes. */
export interface UseWords {
  t: (key: WordKey, values?: Record<string, string | number>) => string;
  locale: Locale;
}

/** The words in force. @throws without a `WordsProvider` above. */
export function useWords(): UseWords {
  const words = useContext(WordsContext);
  if (!words) throw new Error('useWords needs a WordsProvider above it.');
  const locale = useSyncExternalStore(words.subscribe, words.locale, words.locale);
  return { t: words.t, locale };
}
