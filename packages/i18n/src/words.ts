import type { Locale } from '@parley/model';
import i18next, { type i18n } from 'i18next';
import { formatter, interpolation } from './formatter.ts';
import { localeOf } from './locale.ts';
import type { en } from './messages/en/index.ts';

type PluralSuffix = '_zero' | '_one' | '_two' | '_few' | '_many' | '_other';
type WithoutPlural<K extends string> = K extends `${infer Base}${PluralSuffix}` ? Base : K;
type Messages = typeof en;
/** Paths of the texts in nested messages. */
export type KeysOf<T, Prefix extends string = ''> = {
  [K in keyof T & string]: T[K] extends string
    ? `${Prefix}${WithoutPlural<K>}`
    : KeysOf<T[K], `${Prefix}${K}.`>;
}[keyof T & string];

/** Every key that may be asked for, such as `chat.send`; a plural key without its suffix. */
export type WordKey = KeysOf<Messages>;

/** One language's words, and the way to change it. */
export interface Words {
  /** The language in force. */
  locale(): Locale;
  /**
   * The text of a key in the current language. `values` fill `{{placeholders}}`, numbers grouped
   * as the language does; `count` also picks the plural.
   */
  t(key: WordKey, values?: Record<string, string | number>): string;
  /** Loads a language's messages, if they are not there yet, and puts them in force. */
  change(locale: Locale): Promise<void>;
  /** Calls back after each change; returns the way to stop that. */
  subscribe(listener: () => void): () => void;
}

/** Where words come from: English at once, as default and fallback; the other languages when asked for. */
export interface MessageSource {
  en: Partial<Messages>;
  load: (locale: Exclude<Locale, 'en'>) => Promise<Partial<Messages>>;
}

/**
 * Makes the words of one application. `createLightWords` makes the same for the widget; the same tests run on
 * both.
 */
export async function createWords(locale: Locale, source: MessageSource): Promise<Words> {
  const instance: i18n = i18next.createInstance().use(formatter);
  await instance.init({
    lng: 'en',
    fallbackLng: 'en',
    resources: { en: { translation: source.en } },
    interpolation,
  });

  let wanted: Locale = 'en';
  const words: Words = {
    locale: () => localeOf(instance.language),
    t: (key, values) => instance.t(key, values ?? {}),
    async change(next) {
      wanted = next;
      if (next !== 'en' && !instance.hasResourceBundle(next, 'translation')) {
        instance.addResourceBundle(next, 'translation', await source.load(next));
      }
      // Of two changes the later one wins, however long each takes to load.
      if (wanted === next) await instance.changeLanguage(next);
    },
    subscribe(listener) {
      instance.on('languageChanged', listener);
      return () => instance.off('languageChanged', listener);
    },
  };
  if (locale !== 'en') await words.change(locale);
  return words;
}
