import { useWords } from '@parley/i18n/react';
import { type PageTitleKey, pageTitle } from '@parley/ui';
import { useEffect } from 'react';

/** Shows a page's title, joined to the app's name, in the language in force (RT-9). */
export function useTitle(key: PageTitleKey, values?: Record<string, string | number>): void {
  const { t } = useWords();
  const title = pageTitle(t, key, values);
  useEffect(() => {
    document.title = title;
  }, [title]);
}
