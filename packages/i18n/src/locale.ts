import { LOCALES, type Locale } from '@parley/model';

/** Languages that the switcher offers (SH-5). */
export const SWITCHER_LOCALES = ['en', 'de', 'es'] as const satisfies readonly Locale[];

/** The supported language closest to a BCP 47 tag, English for all others. */
export function localeOf(tag: string | null | undefined): Locale {
  const base = tag?.toLowerCase().split('-')[0];
  return LOCALES.find((locale) => locale === base) ?? 'en';
}
