import { useWords } from '@parley/i18n/react';
import * as css from './TopProgress.css.ts';

export interface TopProgressProps {
  /** Whether a page is on its way. */
  active: boolean;
}

/** The bar at the top edge while the next page loads (RT-9). Quick changes never show it. */
export function TopProgress({ active }: TopProgressProps) {
  const { t } = useWords();
  if (!active) return null;
  return (
    <div className={css.track} role="progressbar" aria-label={t('shell.progress')}>
      <div className={css.bar} />
    </div>
  );
}
