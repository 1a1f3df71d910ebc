import { createWords, localeOf, type Words } from '@parley/i18n';
import { allMessages } from '@parley/i18n/all';
import type { Locale } from '@parley/model';
import { sharedStorage } from '@parley/storage';

/** Where the chosen language is kept in the browser's storage. */
const STORAGE_KEY = 'app.language';
const DEFAULT_LOCALE: Locale = 'en';

/** Name in the portal's address of the language of the server's page that led here. */
const PASSED = 'ui_locales';

/** The words of the portal, before and when they are in the reader's language. */
interface PortalWords {
  words: Words;
  /** Settles when they are in the reader's language: nothing is shown before, but calls need not wait. */
  spoken: Promise<void>;
}

/**
 * The words in the language that this browser had last; at first that of the server's page that led here,
 * else English, whatever the browser prefers (SH-5).
 */
export async function createPortalWords(): Promise<PortalWords> {
  const passed = new URLSearchParams(location.search).get(PASSED);
  const language = sharedStorage.read(STORAGE_KEY) ?? passed ?? DEFAULT_LOCALE;
  const words = await createWords(DEFAULT_LOCALE, allMessages);
  const spoken = words.change(localeOf(language));
  const show = () => {
    document.documentElement.lang = words.locale();
  };
  show();
  words.subscribe(show);
  return { words, spoken };
}

/**
 * Keeps the language for the next visit of this browser. Where storage is blocked, only the account keeps it.
 */
export function keepLanguage(locale: Locale): void {
  sharedStorage.write(STORAGE_KEY, locale);
}

/**
 * Shows the account's language in a browser that had none before, and keeps it there (SH-5). Where it cannot
 * be had, the words stay as they are until the next start.
 */
export async function takeAccountLanguage(words: Words, ofAccount: () => Promise<Locale>): Promise<void> {
  if (sharedStorage.read(STORAGE_KEY) !== null) return;
  try {
    const locale = await ofAccount();
    // A language that the reader chose in the meantime is kept.
    if (sharedStorage.read(STORAGE_KEY) !== null) return;
    await words.change(locale);
    keepLanguage(locale);
  } catch {
    // Without the account's language the words stay as they are.
  }
}
