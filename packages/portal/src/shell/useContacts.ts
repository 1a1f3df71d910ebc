import type { TopBarProps } from '@parley/ui';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useApp } from '../app/AppContext.tsx';

/** Milliseconds between two looks while the list is open. */
const LOOK_EVERY_MS = 15_000;

/** The reader's colleagues and who of them is there, read while the list is open (SH-7). */
export function useContacts(): TopBarProps['contacts'] {
  const { queries } = useApp();
  const [open, setOpen] = useState(false);
  const { data, isError, isFetching, refetch } = useQuery({
    ...queries.contacts,
    enabled: open,
    refetchInterval: LOOK_EVERY_MS,
  });
  return {
    contacts: data?.contacts ?? (isError && !isFetching ? 'failed' : 'loading'),
    leftOut: data?.leftOut,
    onOpenChange: setOpen,
    onRetry: () => void refetch(),
  };
}
