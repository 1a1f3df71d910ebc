import { useWords } from '@parley/i18n/react';
import * as css from './LeftOut.css.ts';

export interface LeftOutProps {
  /** How many entries are missing; nothing is said for none. */
  count: number | undefined;
}

/** The line of a list whose reply held entries that can not be shown: the others stand as ever (T20). */
export function LeftOut({ count = 0 }: LeftOutProps) {
  const { t } = useWords();
  if (count === 0) return null;
  return (
    <p role="status" className={css.line}>
      {t('common.leftOut', { count })}
    </p>
  );
}
