import { useWords } from '@parley/i18n/react';
import type { Locale } from '@parley/model';
import { Languages } from 'lucide-react';
import { IconButton } from '../../components/IconButton/IconButton.tsx';
import { sizes } from '../../theme/tokens.ts';
import { DeferredMenu } from '../deferred/DeferredMenu.tsx';
import { offeredLanguages } from './offeredLanguages.ts';

/** The language in force, and the wish for another. */
export interface LanguageMenuProps {
  /** The language in force. */
  locale: Locale;
  /** Languages that the reader has to do with: offered beside those that everybody is. */
  own?: readonly (Locale | undefined)[];
  /** Called with the language that is wanted. */
  onLocaleChange: (locale: Locale) => void;
}

/** The language switcher (SH-1, SH-5). Every language is called by its own name. */
export function LanguageMenu({ locale, own, onLocaleChange }: LanguageMenuProps) {
  const { t } = useWords();
  return (
    <DeferredMenu
      trigger={
        <IconButton
          icon={Languages}
          label={t('shell.language.label', { language: t(`shell.language.${locale}`) })}
        />
      }
      label={t('shell.language.title')}
      width={sizes.languageMenu}
      items={offeredLanguages(locale, own).map((offered) => ({
        kind: 'choice',
        id: offered,
        label: t(`shell.language.${offered}`),
        lang: offered,
        checked: offered === locale,
        onSelect: () => onLocaleChange(offered),
      }))}
    />
  );
}
