import type { EditorProps } from '@parley/ui';
import { useQuery } from '@tanstack/react-query';
import { useApp } from '../app/AppContext.tsx';
import { listStateOf } from '../app/listState.ts';

/** The data files of an assistant, to be looked at. */
export function useListedFiles(
  assistantGuid: string,
): Pick<EditorProps, 'files' | 'uploads' | 'fileActions' | 'onReloadFiles'> {
  const { queries } = useApp();
  const files = useQuery(queries.dataFiles(assistantGuid));
  return {
    files: listStateOf(files, (all) => ({
      files: all.map(({ dataFileGuid, name, bytes, pages, status }) => ({
        id: dataFileGuid,
        ...{ name, bytes, pages, status },
        reason: '',
      })),
    })),
    uploads: [],
    fileActions: undefined,
    onReloadFiles: () => void files.refetch(),
  };
}
