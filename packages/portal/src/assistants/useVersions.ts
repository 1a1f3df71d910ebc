import type { AssistantVersions } from '@parley/ui';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useApp } from '../app/AppContext.tsx';
import { listStateOf, problemOf } from '../app/listState.ts';

/**
 * The published versions of an assistant, read while they are looked at (AS-4).
 * @param isOpen whether they are
 */
export function useVersions(assistantGuid: string, isOpen: boolean): AssistantVersions {
  const { client, queries } = useApp();
  const [opened, setOpened] = useState<number | null>(null);
  if (!isOpen && opened !== null) setOpened(null);
  const list = useQuery({ ...queries.assistantVersions(assistantGuid), enabled: isOpen });
  const content = useQuery({
    queryKey: ['assistantVersion', assistantGuid, opened],
    queryFn: ({ signal }) =>
      client.call('getAssistantVersion', { assistantGuid, number: opened ?? 0 }, { signal }),
    enabled: opened !== null,
  });
  return {
    state: listStateOf(list, ({ versions }) => ({ versions })),
    onRetry: () => void list.refetch(),
    opened,
    content: contentOf(content),
    onOpen: setOpened,
    onRetryContent: () => void content.refetch(),
  };
}

function contentOf({
  data,
  error,
  errorUpdatedAt,
  isFetching: retrying,
}: Pick<
  ReturnType<typeof useQuery<{ draft: Content['draft'] }>>,
  'data' | 'error' | 'errorUpdatedAt' | 'isFetching'
>): AssistantVersions['content'] {
  if (data) return { kind: 'ready', draft: data.draft };
  if (error) return { kind: 'failed', problem: problemOf(error, errorUpdatedAt), retrying };
  return { kind: 'loading' };
}

type Content = Extract<AssistantVersions['content'], { kind: 'ready' }>;
