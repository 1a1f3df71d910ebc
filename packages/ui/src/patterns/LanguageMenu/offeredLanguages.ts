import { SWITCHER_LOCALES } from '@parley/i18n';
import { LOCALES, type Locale } from '@parley/model';
import type { LanguageMenuProps } from './LanguageMenu.tsx';

/** Languages that somebody is offered (SH-5): those of everybody, the one in force, and their own. */
export function offeredLanguages({ locale, own = [] }: Pick<LanguageMenuProps, 'locale' | 'own'>): Locale[] {
  const offers: readonly (Locale | undefined)[] = [...SWITCHER_LOCALES, locale, ...own];
  return LOCALES.filter((known) => offers.includes(known));
}
