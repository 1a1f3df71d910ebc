import { useQuery } from '@tanstack/react-query';
import { useApp } from './AppContext.tsx';

/**
 * Where somebody who is signed in finds help (SH-3): the support address of their organisation (US-2); the
 * operator's while it is not read.
 */
export function useSupportEmail(): string {
  const { config, queries } = useApp();
  const { data } = useQuery(queries.userSettings);
  return data?.supportEmail ?? config.supportEmail;
}
