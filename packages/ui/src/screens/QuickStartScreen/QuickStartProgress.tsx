import { useWords } from '@parley/i18n/react';
import { ProgressBar } from '../../components/ProgressBar/ProgressBar.tsx';
import { Skeleton } from '../../components/Skeleton/Skeleton.tsx';
import { QUICK_START_TASKS } from './quickStart.types.ts';

/** How much of the guide is done; null while nobody knows yet. */
export function QuickStartProgress({ done }: { done: number | null }) {
  const { t } = useWords();
  if (done === null) return <Skeleton shape="block" height={36} />;
  const total = QUICK_START_TASKS.length;
  return (
    <ProgressBar
      label={t('quickStart.steps')}
      value={done / total}
      valueText={t('quickStart.progress', { done, total })}
      {...(done === total ? { help: t('quickStart.allDone') } : {})}
      tone={done === total ? 'positive' : 'accent'}
    />
  );
}
