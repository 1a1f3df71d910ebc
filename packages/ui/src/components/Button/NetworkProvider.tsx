import { useWords } from '@parley/i18n/react';
import { LATE_AFTER_MS, type Wait } from '@parley/model';
import { createContext, type ReactNode, useContext, useMemo } from 'react';
import { waitWords } from '../../format/waitWords.ts';
import { useIsLate } from '../useIsLate.ts';
import { type RetryAfter, RetryAfterContext } from './useRetryAfter.ts';

const OfflineReasonContext = createContext<string | undefined>(undefined);
const LateWordsContext = createContext<string | undefined>(undefined);

export interface NetworkProviderProps {
  /** Whether calls can reach the server, as far as the browser knows. */
  isOnline: boolean;
  /** The last wait that the server asked for as it refused to save something. */
  wait?: Wait | null;
  children: ReactNode;
}

/**
 * Tells the buttons below it whether there is a network: those that need one are blocked while there is none,
 * those whose action the server refused for a while are held as long, and those that are busy for long say
 * so. The words of that come from here, so that a button works without a provider of words.
 */
export function NetworkProvider({ isOnline, wait = null, children }: NetworkProviderProps) {
  const { t, locale } = useWords();
  const hold = useMemo<RetryAfter>(
    () => ({ wait, wordsOf: (seconds, endsAt) => waitWords({ t, locale }, seconds, endsAt) }),
    [wait, t, locale],
  );
  const reason = isOnline ? undefined : t('common.offlineAction');
  return (
    <OfflineReasonContext value={reason}>
      <LateWordsContext value={t('common.slow')}>
        <RetryAfterContext value={hold}>{children}</RetryAfterContext>
      </LateWordsContext>
    </OfflineReasonContext>
  );
}

/** Why nothing can be sent now; undefined while there is a network, and without a provider. */
export const useOfflineReason = (): string | undefined => useContext(OfflineReasonContext);

/** What a button says that has been busy for long (FA-1); undefined before, and without a provider. */
export function useLateWords(isBusy: boolean): string | undefined {
  const words = useContext(LateWordsContext);
  return useIsLate(isBusy, LATE_AFTER_MS) ? words : undefined;
}
