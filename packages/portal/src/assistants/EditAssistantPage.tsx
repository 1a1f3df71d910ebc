import { ApiError } from '@parley/api';
import {
  type DataFileQuery,
  DEFAULT_DATA_FILE_QUERY,
  EditAssistantScreen,
  type EditAssistantState,
  editorTabOf,
  fetchEditorTab,
} from '@parley/ui';
import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import { useNavigate, useParams, useSearch } from '@tanstack/react-router';
import { useCallback, useEffect } from 'react';
import { useApp } from '../app/AppContext.tsx';
import { problemOf } from '../app/listState.ts';
import { useBackWithout } from '../app/useBackWithout.ts';
import { useListQuery } from '../app/useListQuery.ts';
import { useTitle } from '../app/useTitle.ts';
import { AssistantEditor } from './AssistantEditor.tsx';
import { DELETED_HREF } from './deletedHref.ts';
import { draftChannel } from './draftChannel.ts';
import type { EditorSearch } from './editorSearch.ts';

const ROUTE = '/guarded/layout/assistants/edit/$id';

/** Edits an assistant (AS-2 to AS-5). */
export default function EditAssistantPage() {
  const { queries } = useApp();
  const { id } = useParams({ from: ROUTE });
  const { tab, file, ...arranged } = useSearch({ from: ROUTE });
  const edited = useQuery({ ...queries.assistantDraft(id), refetchOnWindowFocus: false });
  useOthersChanges(id);
  useTitle(edited.data ? 'screens.titles.editing' : 'screens.titles.editAssistant', {
    name: edited.data?.draft.name ?? '',
  });
  // While the draft is on its way.
  useEffect(() => {
    void fetchEditorTab(editorTabOf(tab));
  }, [tab]);
  const navigate = useNavigate({ from: '/assistants/edit/$id' });
  const go = useCallback(
    (search: EditorSearch, replace = true) =>
      void navigate({
        to: '/assistants/edit/$id',
        search: (before) => ({ ...before, file: undefined, ...search }),
        replace,
        resetScroll: false,
      }),
    [navigate],
  );
  const goAmongFiles = useCallback(
    (changed: Partial<DataFileQuery>, replace = false) => go({ tab: 'data', ...changed }, replace),
    [go],
  );
  const fileQuery: DataFileQuery = { ...DEFAULT_DATA_FILE_QUERY, ...arranged };
  const files = useListQuery(fileQuery, goAmongFiles);
  const closeFile = useBackWithout('file', () => go({ tab: 'data' }));
  // A step of its own, so that going back closes it.
  const openFile = (opened: string | null) =>
    opened === null ? closeFile() : go({ tab: 'data', file: opened }, file !== undefined);
  const place = {
    tab: editorTabOf(tab),
    onTab: (next: string) => {
      go({ tab: editorTabOf(next) });
      // Where the widget stands changes without anybody at this page.
      if (editorTabOf(next) === 'widget' && navigator.onLine) void edited.refetch();
    },
    listHref: '/',
    onRetry: () => void edited.refetch(),
  };
  if (edited.data)
    return (
      <AssistantEditor
        key={id}
        edited={edited.data}
        isGone={stateOf(edited).kind === 'notFound'}
        openedFile={[file ?? null, openFile]}
        fileQuery={files}
        {...place}
      />
    );
  return <EditAssistantScreen state={stateOf(edited)} deletedHref={DELETED_HREF} {...place} />;
}

/** Reads the assistant anew when another window has changed it, or may have: the editor follows (AS-4). */
function useOthersChanges(id: string) {
  const { queries, queryClient } = useApp();
  useEffect(
    () =>
      draftChannel.watch((changed) => {
        if (!navigator.onLine || (changed !== null && changed !== id)) return;
        for (const { queryKey } of [queries.assistantDraft(id), queries.assistantVersions(id)])
          void queryClient.invalidateQueries({ queryKey });
      }),
    [id, queries, queryClient],
  );
}

/** What stands in place of the editor. */
function stateOf({
  error,
  errorUpdatedAt,
  isFetching: retrying,
}: Pick<UseQueryResult, 'error' | 'errorUpdatedAt' | 'isFetching'>): EditAssistantState {
  if (!error) return { kind: 'loading' };
  const status = error instanceof ApiError ? error.status : null;
  if (status === 404) return { kind: 'notFound' };
  if (status === 403) return { kind: 'noPermission' };
  return { kind: 'failed', problem: problemOf(error, errorUpdatedAt), retrying };
}
