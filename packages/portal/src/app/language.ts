import { createWords, localeOf, type Words } from '@parley/i18n';
import { allMessages } from '@parley/i18n/all';
import type { Locale } from '@parley/model';
import { sharedStorage } from '@parley/storage';

/** Where the language in force is kept in the browser's storage. */
const STORAGE_KEY = 'app.language';
const DEFAULT_LOCALE: Locale = 'en';

/** Name in the portal's address of the language of the server's page that led here. */
const PASSED = 'ui_locales';

/** What the browser keeps of the language that it showed last. */
export interface KeptLanguage {
  locale: Locale;
  /** Whose language it is; null where it was nobody's in particular. */
  subject: string | null;
  /** Chosen, and not yet known to have reached the account. */
  isUnsent: boolean;
}

/** What this browser showed last; null where it showed nothing yet, or keeps nothing. */
export function readKeptLanguage(): KeptLanguage | null {
  const text = sharedStorage.read(STORAGE_KEY);
  if (text === null) return null;
  const kept = sharedStorage.readJson(STORAGE_KEY) as { [Name in keyof KeptLanguage]?: unknown } | null;
  // A language alone, as it was kept before it was anybody's.
  if (typeof kept?.locale !== 'string') return { locale: localeOf(text), subject: null, isUnsent: false };
  const subject = typeof kept.subject === 'string' ? kept.subject : null;
  return { locale: localeOf(kept.locale), subject, isUnsent: kept.isUnsent === true };
}

/** Keeps a language for the next page. Where storage is blocked, only the account keeps it. */
export function keepLanguage(kept: KeptLanguage): void {
  sharedStorage.write(STORAGE_KEY, JSON.stringify(kept));
}

/** The words of the portal, before and when they are in the reader's language. */
interface PortalWords {
  words: Words;
  /** Settles when they are in the reader's language: nothing is shown before, but calls need not wait. */
  spoken: Promise<void>;
}

/**
 * The words in the language of the server's page that led here, else in the one that this browser showed
 * last, else English, whatever the browser prefers (SH-5).
 */
export async function createPortalWords(): Promise<PortalWords> {
  const language = takePassed() ?? readKeptLanguage()?.locale ?? DEFAULT_LOCALE;
  const words = await createWords(DEFAULT_LOCALE, allMessages);
  const spoken = words.change(language);
  const show = () => {
    document.documentElement.lang = words.locale();
  };
  show();
  words.subscribe(show);
  return { words, spoken };
}

/**
 * The language that the address passes along. It is kept for the pages of the sign-in that may follow, and
 * leaves the address: a reload, or a link to the page, says nothing about who reads it.
 */
function takePassed(): Locale | null {
  const address = new URL(location.href);
  const passed = address.searchParams.get(PASSED);
  if (passed === null) return null;
  address.searchParams.delete(PASSED);
  history.replaceState(history.state, '', address);
  const locale = localeOf(passed);
  keepLanguage({ locale, subject: null, isUnsent: false });
  return locale;
}
