import type { MessageSource } from '../words.ts';
import { en } from './en/index.ts';

/** All words of the product, one chunk a language. */
export const allMessages: MessageSource = {
  en,
  async load(locale) {
    const load = {
      de: () => import('./de/index.ts'),
      es: () => import('./es/index.ts'),
      pl: () => import('./pl/index.ts'),
    }[locale];
    return (await load()).messages;
  },
};
