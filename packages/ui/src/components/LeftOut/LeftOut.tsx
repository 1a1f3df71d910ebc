import { useWords } from '@parley/i18n/react';
import type { ReactNode } from 'react';
import * as css from './LeftOut.css.ts';

export interface LeftOutProps {
  /** How many entries are missing; nothing is said for none. */
  count: number | undefined;
  /**
   * What says that the list is empty; null where it is not, or says so elsewhere. Shown where none is
   * missing: a list is not empty whose entries could not be shown.
   */
  empty: ReactNode;
}

/** The line of a list whose reply held entries that cannot be shown: the others stand as ever (T20). */
export function LeftOut({ count = 0, empty }: LeftOutProps) {
  const { t } = useWords();
  if (count === 0) return empty;
  return (
    <p role="status" className={css.line}>
      {t('common.leftOut', { count })}
    </p>
  );
}
