import { createWords, type Locale, localeOf, type Words } from '@parley/i18n';
import { allMessages } from '@parley/i18n/all';

/** Where the chosen language is kept in the browser's storage. */
const STORAGE_KEY = 'app.language';

/** The words in the language chosen last in this browser, else in the browser's own (SH-5). */
export async function createPortalWords(): Promise<Words> {
  const words = await createWords(localeOf(readStored() ?? navigator.language), allMessages);
  const show = () => {
    document.documentElement.lang = words.locale();
  };
  show();
  words.subscribe(show);
  return words;
}

/** Keeps the language for the next visit of this browser. */
export function keepLanguage(locale: Locale): void {
  try {
    localStorage.setItem(STORAGE_KEY, locale);
  } catch {
    // Full or blocked storage: the language holds for this visit, and the account keeps it too.
  }
}

function readStored(): string | null {
  try {
    return localStorage.getItem(STORAGE_KEY);
  } catch {
    return null;
  }
}
