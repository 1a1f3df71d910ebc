import { createContext, type ReactNode, useContext } from 'react';

const OnlineContext = createContext(true);

export interface NetworkProviderProps {
  /** Whether calls can reach the server, as far as the browser knows. */
  isOnline: boolean;
  children: ReactNode;
}

/**
 * Tells the buttons below it whether there is a network: those that need one are blocked while there is none.
 */
export function NetworkProvider({ isOnline, children }: NetworkProviderProps) {
  return <OnlineContext value={isOnline}>{children}</OnlineContext>;
}

/** Whether there is a network: as the provider says, and true without a provider. */
export const useIsOnline = (): boolean => useContext(OnlineContext);
