export {
  createWords,
  LOCALES,
  type Locale,
  localeOf,
  SWITCHER_LOCALES,
  type WordKey,
  type Words,
} from './words.ts';
