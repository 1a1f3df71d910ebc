import { useWords } from '@parley/i18n/react';
import { Spinner } from '../../components/Spinner/Spinner.tsx';
import { useIsLate } from '../../components/useIsLate.ts';
import { CODE_LATE } from '../../patterns/deferred/fetchCode.ts';
import { MessageScreen } from '../../patterns/MessageScreen/MessageScreen.tsx';
import { ErrorFallback } from '../ErrorFallback/ErrorFallback.tsx';

export interface PendingScreenProps {
  homeHref: string;
  /** Loads the page anew. */
  onReload: () => void;
}

/**
 * In place of a screen whose code does not come at once (RT-10). After a while it says so, and offers a
 * reload; the screen takes its place whenever its code comes.
 */
export function PendingScreen({ homeHref, onReload }: PendingScreenProps) {
  const { t } = useWords();
  const isLate = useIsLate(true, CODE_LATE);
  if (isLate) return <ErrorFallback frame="content" reason="late" homeHref={homeHref} onRetry={onReload} />;
  return (
    <MessageScreen
      frame="content"
      announce="status"
      picture={<Spinner size="large" />}
      title={t('common.loading')}
    />
  );
}
