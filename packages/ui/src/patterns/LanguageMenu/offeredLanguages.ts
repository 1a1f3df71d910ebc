import { SWITCHER_LOCALES } from '@parley/i18n';
import { LOCALES, type Locale } from '@parley/model';

/**
 * Languages that somebody is offered (SH-5): those of everybody, the one in force, and those that they have
 * to do with.
 */
export function offeredLanguages(inForce: Locale, own: readonly (Locale | undefined)[] = []): Locale[] {
  const offers: readonly (Locale | undefined)[] = [...SWITCHER_LOCALES, inForce, ...own];
  return LOCALES.filter((known) => offers.includes(known));
}
