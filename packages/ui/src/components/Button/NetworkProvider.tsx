import { useWords } from '@parley/i18n/react';
import { createContext, type ReactNode, useContext } from 'react';

const OfflineReasonContext = createContext<string | undefined>(undefined);

export interface NetworkProviderProps {
  /** Whether calls can reach the server, as far as the browser knows. */
  isOnline: boolean;
  children: ReactNode;
}

/**
 * Tells the buttons below it whether there is a network: those that need one are blocked while there is none.
 * The words of that come from here, so that a button works without a provider of words.
 */
export function NetworkProvider({ isOnline, children }: NetworkProviderProps) {
  const { t } = useWords();
  const reason = isOnline ? undefined : t('common.offlineAction');
  return <OfflineReasonContext value={reason}>{children}</OfflineReasonContext>;
}

/** Why nothing can be sent now; undefined while there is a network, and without a provider. */
export const useOfflineReason = (): string | undefined => useContext(OfflineReasonContext);
