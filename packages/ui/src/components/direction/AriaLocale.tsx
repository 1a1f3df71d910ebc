import { useWords } from '@parley/i18n/react';
import type { ReactNode } from 'react';
import { I18nProvider } from 'react-aria-components/I18nProvider';
import { useDirection } from './useDirection.ts';

/**
 * Tells react-aria the language and the direction. It only knows a locale, and takes the direction from its
 * script; here the reader may turn an English page around (SH-4), so right to left is said by a
 * right-to-left script behind the language.
 */
export function AriaLocale({ children }: { children: ReactNode }) {
  const { locale } = useWords();
  const direction = useDirection();
  return <I18nProvider locale={direction === 'rtl' ? `${locale}-Arab` : locale}>{children}</I18nProvider>;
}
