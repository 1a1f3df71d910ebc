import { useWords } from '@parley/i18n/react';
import type { Locale } from '@parley/model';
import type { LanguageMenuProps } from '@parley/ui';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useApp } from './AppContext.tsx';
import { keepLanguage } from './language.ts';

/** The language in force and the way to another: at once here, then kept with the account (SH-5). */
export function useLanguage(): LanguageMenuProps {
  const { words, client, feedback, queries, queryClient } = useApp();
  const { locale } = useWords();
  const { data } = useQuery({ ...queries.userSettings, enabled: false });
  // Whoever tries another language finds back to the one they came with.
  const [first] = useState(locale);

  async function change(next: Locale) {
    try {
      await words.change(next);
    } catch {
      feedback.raise({ kind: 'toast', code: 'languageFailed' });
      return;
    }
    keepLanguage(next);
    feedback.raise({ kind: 'toast', code: 'languageChanged' });
    queryClient.setQueryData(queries.userSettings.queryKey, (own) => own && { ...own, language: next });
    // The account keeps it for other browsers; here it holds even when that fails.
    await client.call('setUserLanguage', { Language: next }).catch(() => undefined);
  }

  const own = [first, data?.language, data?.defaultLanguage];
  return { locale, own, onLocaleChange: (next) => void change(next) };
}
