export { type PreparedStory, wantsPanel, wordsOfNumbers } from './prepared.ts';
