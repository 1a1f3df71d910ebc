import { localeOf } from '@parley/i18n';
import { useWords } from '@parley/i18n/react';
import type { Locale } from '@parley/model';
import type { LanguageMenuProps } from '@parley/ui';
import { useQuery } from '@tanstack/react-query';
import { useApp } from './AppContext.tsx';

/** The language in force and the way to another: at once here, then kept with the account (SH-5). */
export function useLanguage(): LanguageMenuProps {
  const { language, feedback, queries } = useApp();
  const { locale } = useWords();
  // Read again when the reader comes back, as it may have been changed on another device.
  const { data } = useQuery(queries.userSettings);

  async function change(next: Locale) {
    try {
      await language.choose(next);
    } catch {
      feedback.raise({ kind: 'toast', code: 'languageFailed' });
      return;
    }
    feedback.raise({ kind: 'toast', code: 'languageChanged' });
  }

  // Whoever tries another language finds back, here and, by what their browser prefers, on other devices.
  const preferred = navigator.languages.map(localeOf);
  const own = [...language.left(), data?.language, data?.defaultLanguage, ...preferred];
  return { locale, own, onLocaleChange: (next) => void change(next) };
}
