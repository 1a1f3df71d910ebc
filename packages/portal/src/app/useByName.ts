import { useWords } from '@parley/i18n/react';
import { sortedByName } from '@parley/ui';
import { useMemo } from 'react';

/**
 * What can be chosen among, such as assistants, by name as the reader's language sorts it: the server sorts
 * as its database does. Empty where nothing is there yet.
 */
export function useByName<T extends { name: string }>(choices: readonly T[] | undefined): readonly T[] {
  const { locale } = useWords();
  return useMemo(() => sortedByName(locale, choices ?? []), [locale, choices]);
}
