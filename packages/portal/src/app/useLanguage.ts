import { useWords } from '@parley/i18n/react';
import type { Locale } from '@parley/model';
import type { LanguageMenuProps } from '@parley/ui';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useApp } from './AppContext.tsx';

/** The language in force and the way to another: at once here, then kept with the account (SH-5). */
export function useLanguage(): LanguageMenuProps {
  const { language, feedback, queries } = useApp();
  const { locale } = useWords();
  const { data } = useQuery({ ...queries.userSettings, enabled: false });
  // Whoever tries another language finds back to the one they came with.
  const [first] = useState(locale);

  async function change(next: Locale) {
    try {
      await language.choose(next);
    } catch {
      feedback.raise({ kind: 'toast', code: 'languageFailed' });
      return;
    }
    feedback.raise({ kind: 'toast', code: 'languageChanged' });
  }

  const own = [first, data?.language, data?.defaultLanguage];
  return { locale, own, onLocaleChange: (next) => void change(next) };
}
