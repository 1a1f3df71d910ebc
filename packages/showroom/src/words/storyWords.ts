import { createWords, type Words } from '@parley/i18n';
import { allMessages } from '@parley/i18n/all';
import { mirroredMessages, pseudoMessages } from '@parley/i18n/pseudo';
import type { Direction } from '@parley/ui/settings';
import type { StoryLocale } from '../globals.ts';

/**
 * The words of a story: those in which its play function reads, and those that are shown once it has played,
 * by the direction of the page.
 */
export interface StoryWords extends Record<Direction, Words> {
  playing: Words;
}

/** Languages of a story's words; `mirrored` is English in letters that run from right to left. */
type Spoken = StoryLocale | 'mirrored';

const known = new Map<Spoken, Promise<Words>>();

/** The words of one language, made once. */
export function wordsIn(spoken: Spoken): Promise<Words> {
  const words = known.get(spoken) ?? makeWords(spoken);
  known.set(spoken, words);
  return words;
}

function makeWords(spoken: Spoken): Promise<Words> {
  if (spoken === 'pseudo') return createWords('en', { ...allMessages, en: pseudoMessages(allMessages.en) });
  if (spoken === 'mirrored')
    return createWords('en', { ...allMessages, en: mirroredMessages(allMessages.en) });
  return createWords(spoken, allMessages);
}

/**
 * Loads the words of a story (DS-2, SH-4). A page that is turned around speaks English in letters of that
 * direction: mirrored English hides what breaks in it. Any other language that was chosen stays, as it does
 * for a reader.
 * @param own the language that the story itself asks for
 * @param chosen the language in force: the story's own or what the toolbar says
 */
export async function loadStoryWords(own: StoryLocale = 'en', chosen: StoryLocale): Promise<StoryWords> {
  const [playing, ltr, rtl] = await Promise.all([
    wordsIn(own),
    wordsIn(chosen),
    wordsIn(chosen === 'en' ? 'mirrored' : chosen),
  ]);
  return { playing, ltr, rtl };
}
