import { createWords, localeOf, type Words } from '@parley/i18n';
import { allMessages } from '@parley/i18n/all';
import type { Locale } from '@parley/model';
import { sharedStorage } from '@parley/storage';

/** Where the chosen language is kept in the browser's storage. */
const STORAGE_KEY = 'app.language';

/** The words in the language chosen last in this browser, else in the browser's own (SH-5). */
export async function createPortalWords(): Promise<Words> {
  const words = await createWords(
    localeOf(sharedStorage.read(STORAGE_KEY) ?? navigator.language),
    allMessages,
  );
  const show = () => {
    document.documentElement.lang = words.locale();
  };
  show();
  words.subscribe(show);
  return words;
}

/**
 * Keeps the language for the next visit of this browser. Where storage is blocked, only the account keeps it.
 */
export function keepLanguage(locale: Locale): void {
  sharedStorage.write(STORAGE_KEY, locale);
}
