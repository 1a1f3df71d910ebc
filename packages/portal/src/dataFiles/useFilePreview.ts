import type { DataFile } from '@parley/api';
import type { DataFilesActions } from '@parley/ui';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useApp } from '../app/AppContext.tsx';
import { problemOf } from '../app/listState.ts';

type Preview = DataFilesActions['preview'];

/** Passages that are read at a time. */
const PAGE_SIZE = 25;

/** The file whose text is looked at: its id, or null, and what opens another. */
export type OpenedFile = readonly [opened: string | null, open: (dataFileGuid: string | null) => void];

/**
 * The text of one of these files, read page by page as the reader scrolls (AS-3).
 * @param files undefined while they are on their way
 */
export function useFilePreview(files: readonly DataFile[] | undefined, [opened, open]: OpenedFile): Preview {
  const { client } = useApp();
  const file = files?.find(({ dataFileGuid }) => dataFileGuid === opened);
  const passages = useInfiniteQuery({
    // A replaced file has another `updatedAt`, so that its old text is not shown again.
    queryKey: ['dataFilePassages', opened, file?.updatedAt],
    queryFn: ({ pageParam, signal }) =>
      client.call(
        'getDataFilePassages',
        { dataFileGuid: opened ?? '', page: pageParam, pageSize: PAGE_SIZE },
        { signal },
      ),
    initialPageParam: 1,
    getNextPageParam: ({ total }, pages) => (pages.length * PAGE_SIZE < total ? pages.length + 1 : undefined),
    enabled: file !== undefined,
  });

  return {
    // An answer keeps its sources, also when a file is removed afterwards.
    file: file ?? (opened !== null && files ? 'removed' : null),
    state: stateOf(passages),
    onOpen: open,
    onMore: () => void passages.fetchNextPage(),
    onRetry: () => void passages.refetch(),
    onClose: () => open(null),
  };
}

function stateOf({
  data,
  error,
  errorUpdatedAt,
  isFetching,
  hasNextPage,
  isFetchingNextPage,
}: Pick<
  ReturnType<typeof useInfiniteQuery<{ rows: Passage[]; total: number }>>,
  'data' | 'error' | 'errorUpdatedAt' | 'isFetching' | 'hasNextPage' | 'isFetchingNextPage'
>): Preview['state'] {
  const more = isFetchingNextPage ? 'loading' : hasNextPage ? 'there' : 'none';
  if (data) {
    const passages = data.pages.flatMap(({ rows }) => rows);
    return { kind: 'ready', passages, total: data.pages[0]?.total ?? 0, more };
  }
  return error
    ? { kind: 'failed', problem: problemOf(error, errorUpdatedAt), retrying: isFetching }
    : { kind: 'loading' };
}

type Passage = Extract<Preview['state'], { kind: 'ready' }>['passages'][number];
