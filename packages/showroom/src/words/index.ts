import './fromOutside.ts';

export { markPlayed, StoryWordsProvider } from './StoryWordsProvider.tsx';
export { speak } from './speaking.ts';
export { loadStoryWords, type StoryWords, wordsIn } from './storyWords.ts';
