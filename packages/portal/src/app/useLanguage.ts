import { useWords } from '@parley/i18n/react';
import type { Locale } from '@parley/model';
import { useApp } from './AppContext.tsx';
import { keepLanguage } from './language.ts';

/** The language in force and the way to another: at once here, then kept with the account (SH-5). */
export function useLanguage(): { locale: Locale; onLocaleChange: (locale: Locale) => void } {
  const { words, client, feedback } = useApp();
  const { locale } = useWords();

  async function change(next: Locale) {
    try {
      await words.change(next);
    } catch {
      feedback.raise({ kind: 'toast', code: 'languageFailed' });
      return;
    }
    keepLanguage(next);
    feedback.raise({ kind: 'toast', code: 'languageChanged' });
    // The account keeps it for other browsers; here it holds even when that fails.
    await client.call('setUserLanguage', { Language: next }).catch(() => undefined);
  }

  return { locale, onLocaleChange: (next) => void change(next) };
}
