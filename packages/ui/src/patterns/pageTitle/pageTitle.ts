import type { WordKey } from '@parley/i18n';
import type { UseWords } from '@parley/i18n/react';

/** Key of a page's title, such as `screens.titles.billing`. */
export type PageTitleKey = Extract<WordKey, `screens.titles.${string}`>;

/** What the browser shows as the page's title: the page's own, joined to the app's name (RT-9). */
export function pageTitle(
  t: UseWords['t'],
  key: PageTitleKey,
  values?: Record<string, string | number>,
): string {
  return `${t(key, values)} | ${t('common.appName')}`;
}
