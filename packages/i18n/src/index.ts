export { localeOf, SWITCHER_LOCALES } from './locale.ts';
export { createWords, type MessageSource, type WordKey, type Words } from './words.ts';
