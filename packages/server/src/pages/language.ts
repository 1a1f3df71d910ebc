import { LOCALES, type Locale } from '@parley/model';

/** Name in an address of the languages that its pages may speak, best first, as in OpenID Connect. */
const UI_LOCALES = 'ui_locales';

/**
 * The language that the address of a page asks for; null where it asks for none that there is.
 * @param uiLocales language tags with spaces between them, such as `de-AT en`
 */
export function languageAsked(uiLocales: unknown): Locale | null {
  for (const tag of String(uiLocales ?? '').split(' ')) {
    const language = LOCALES.find((known) => known === tag.toLowerCase().split('-')[0]);
    if (language) return language;
  }
  return null;
}

/**
 * Language of a page that does not know whose it is: what the address that led to it passes along, else
 * English, whatever the browser prefers (SH-5).
 */
export const languageFrom = (uiLocales: unknown): Locale => languageAsked(uiLocales) ?? 'en';

/** The address, path or whole, with the language that its page is to speak where it knows of none (SH-5). */
export function inLanguage(address: string, language: Locale): string {
  return `${address}${address.includes('?') ? '&' : '?'}${UI_LOCALES}=${language}`;
}

/** Id of the form of a page that is also had in other languages. */
export const FORM_ID = 'form';

/** The field by which a form says which of its buttons was pressed. */
export const ACTION_FIELD = 'action';
/** Its value of the buttons that only show the page in another language. */
export const LANGUAGE_ACTION = 'language';

/** Whether a form was sent to be read in another language: what was typed is kept, and nothing is done. */
export const isForLanguage = (form: URLSearchParams): boolean => form.get(ACTION_FIELD) === LANGUAGE_ACTION;
