import { ApiError } from '@parley/api';
import type { ThreadListView } from '@parley/model';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useApp } from '../app/AppContext.tsx';
import { threadChannel } from './chatPorts.ts';

/** Milliseconds between two reads of the list: no event tells when an answer ends that no window follows. */
const LOOK_EVERY_MS = 15_000;

/** The user's threads with an assistant, kept up to date, and whether they may read them no more. */
export function useThreads(
  assistantGuid: string,
): Pick<ThreadListView, 'threads' | 'leftOut'> & { isForbidden: boolean; retry: () => void } {
  const { queries, queryClient } = useApp();
  const options = queries.threads(assistantGuid);
  const { data, error, isError, isFetching, refetch } = useQuery({
    ...options,
    refetchInterval: LOOK_EVERY_MS,
  });

  useEffect(
    () =>
      threadChannel.watch(
        () => void queryClient.invalidateQueries({ queryKey: queries.threads(assistantGuid).queryKey }),
      ),
    [queryClient, queries, assistantGuid],
  );

  return {
    threads: data?.threads ?? (isError && !isFetching ? 'failed' : 'loading'),
    leftOut: data?.leftOut,
    isForbidden: error instanceof ApiError && error.status === 403,
    retry: () => void refetch(),
  };
}
