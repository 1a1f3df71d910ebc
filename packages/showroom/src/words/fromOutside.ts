import type { StoryLocale } from '../globals.ts';
import { speak } from './speaking.ts';
import { wordsIn } from './storyWords.ts';

declare global {
  /** Has the story that is shown speak a language, or its own again; resolves when its words are in force. */
  var speakInStory: (locale: StoryLocale | null) => Promise<void>;
}

// For who holds the page from outside, as the pictures of other languages do.
globalThis.speakInStory = async (locale) => speak(locale && (await wordsIn(locale)));
