import type { Locale } from '@parley/model';
import { writtenValue } from './figures.ts';
import type { MessageSource, Words } from './words.ts';

type Values = Record<string, string | number>;

/** The text of a dotted key. */
function textOf(messages: object | undefined, key: string): string | undefined {
  let found: unknown = messages;
  for (const part of key.split('.')) {
    if (typeof found !== 'object' || found === null || !Object.hasOwn(found, part)) return undefined;
    found = Reflect.get(found, part);
  }
  return typeof found === 'string' ? found : undefined;
}

/** The text of a key in one language, in the plural form of `count` where the values have one. */
function textFor(locale: Locale, messages: object | undefined, key: string, { count }: Values) {
  if (typeof count !== 'number') return textOf(messages, key);
  const form = new Intl.PluralRules(locale).select(count);
  return textOf(messages, `${key}_${form}`) ?? textOf(messages, `${key}_other`) ?? textOf(messages, key);
}

/**
 * Makes the same words as `createWords` from the same messages, without i18next's 16 KB, for the widget on
 * other people's pages. It supports what our messages use (nested keys, `{{placeholders}}`, plural forms,
 * English as fallback) and nothing else.
 */
export async function createLightWords(locale: Locale, source: MessageSource): Promise<Words> {
  const loaded: Partial<Record<Locale, object>> = { en: source.en };
  const listeners = new Set<() => void>();
  let current: Locale = 'en';
  let wanted: Locale = 'en';

  const words: Words = {
    locale: () => current,
    t(key, values = {}) {
      const text = textFor(current, loaded[current], key, values) ?? textFor('en', loaded.en, key, values);
      return (text ?? key).replace(
        /\{\{(\w+)\}\}/g,
        (written, name: string) => `${writtenValue(current, values[name]) ?? written}`,
      );
    },
    async change(next) {
      wanted = next;
      if (next !== 'en') loaded[next] ??= await source.load(next);
      // Of two changes the later one wins, however long each takes to load.
      if (wanted !== next) return;
      current = next;
      for (const listener of listeners) listener();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
  if (locale !== 'en') await words.change(locale);
  return words;
}
