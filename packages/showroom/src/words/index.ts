export { markPlayed, StoryWordsProvider } from './StoryWordsProvider.tsx';
export { loadStoryWords, type StoryWords } from './storyWords.ts';
