import type { DataFile, ReplyOf } from '@parley/api';
import { useWords } from '@parley/i18n/react';
import type { AddedFile, EditorProps, FileDropItem } from '@parley/ui';
import { hashKey, useQuery } from '@tanstack/react-query';
import { useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import { useApp } from '../app/AppContext.tsx';
import type { App } from '../app/createApp.ts';
import { listStateOf } from '../app/listState.ts';
import { useDownload } from '../app/useDownload.ts';
import { useLooks } from '../app/useLooks.ts';
import { createDataFileFlows, type FileFlow } from './dataFileFlows.ts';
import { listedItemOf, rowOf, uploadItemOf } from './dataFileItems.ts';
import { createDataFilePorts } from './dataFilePorts.ts';
import { readEvery } from './readEvery.ts';
import { type OpenedFile, useFilePreview } from './useFilePreview.ts';

/** What the data tab gets of the editor's props. */
type DataFilesProps = {
  [P in 'files' | 'uploads' | 'fileActions' | 'onReloadFiles']: NonNullable<EditorProps[P]>;
};

/**
 * The data files of an assistant as the editor's data tab needs them (AS-3): those of the server, read again
 * while one is on its way, and those that are being sent.
 * @param opened the file that is looked at
 * @param isShown whether they are on view: what others change there is looked for
 * @param isThere false until the assistant is made: there is nothing to read before
 */
export function useDataFiles(
  assistantGuid: string,
  opened: OpenedFile,
  isShown: boolean,
  isThere = true,
): DataFilesProps {
  const app = useApp();
  const words = useWords();
  // Others, and other windows, add and remove files as well.
  const looks = useLooks();
  const list = useQuery({
    ...app.queries.dataFiles(assistantGuid),
    ...looks,
    enabled: isThere,
    refetchInterval: readEvery(isShown, looks),
  });
  const flows = useMemo(() => flowsOf(app, assistantGuid), [app, assistantGuid]);
  useEffect(() => {
    addEventListener('online', flows.resume);
    return () => {
      removeEventListener('online', flows.resume);
      flows.close();
    };
  }, [flows]);
  const onTheWay = useSyncExternalStore(flows.subscribe, flows.files);
  // What the field refused is never sent; it is listed until it is taken away.
  const [refused, setRefused] = useState<readonly FileDropItem[]>([]);

  const download = useDownload((dataFileGuid: string) =>
    app.client.download('downloadDataFile', { dataFileGuid }),
  );
  const preview = useFilePreview(list.data?.dataFiles, opened);

  const rowFor = (file: DataFile) => {
    const flow = onTheWay.get(file.dataFileGuid);
    return (flow && listedItemOf(words, flow)) ?? rowOf(words, file);
  };
  const inList = (id: string) => list.data?.dataFiles.find(({ dataFileGuid }) => dataFileGuid === id);
  const listed = (id: string) => {
    const file = inList(id);
    return file && flows.listed(file);
  };
  /** A new file has one row: the list may have it before its upload has ended. */
  const uploadOf = (id: string, file: FileFlow) =>
    (file.replaces || !inList(id) ? uploadItemOf(words, id, file) : null) ?? [];

  return {
    files: listStateOf(list, ({ dataFiles }) => ({ files: dataFiles.map(rowFor) })),
    uploads: [...refused, ...[...onTheWay].flatMap(([id, file]) => uploadOf(id, file))],
    fileActions: {
      onAdd(added: readonly AddedFile[]) {
        for (const { file, refusal } of added) {
          if (refusal === undefined) flows.upload(file);
          else setRefused((before) => [...before, refusedItem(file, refusal)]);
        }
      },
      onCancelUpload: (id) => onTheWay.get(id)?.actions.onCancel(),
      onRetryUpload: (id) => onTheWay.get(id)?.actions.onRetry(),
      onDismissUpload(id) {
        setRefused((before) => before.filter((one) => one.id !== id));
        onTheWay.get(id)?.actions.onRemove();
      },
      onRetryFile: (id) => listed(id)?.onRetry(),
      onRemove(ids) {
        for (const id of ids) listed(id)?.onRemove();
      },
      onReplace(id, { file, refusal }) {
        if (refusal !== undefined) setRefused((before) => [...before, refusedItem(file, refusal)]);
        else if (inList(id)) flows.replace(id, file);
        else {
          // The server has nothing yet that could be replaced.
          const sent = onTheWay.get(id)?.actions;
          sent?.onCancel();
          sent?.onRemove();
          flows.upload(file);
        }
      },
      onDownload: download.mutate,
      preview,
    },
    onReloadFiles: () => void list.refetch(),
  };
}

function refusedItem({ name, size: bytes }: File, reason: string): FileDropItem {
  return { id: crypto.randomUUID(), name, bytes, state: { kind: 'refused', reason } };
}

function flowsOf({ client, queries, queryClient, feedback }: App, assistantGuid: string) {
  const { queryKey } = queries.dataFiles(assistantGuid);
  /** Changes the list that is shown, and reads it again: a reply that is on its way may be older. */
  const change = (update: (files: readonly DataFile[]) => DataFile[]) => {
    queryClient.setQueryData(queryKey, (list) => list && { ...list, dataFiles: update(list.dataFiles) });
    void queryClient.invalidateQueries({ queryKey });
    void queryClient.invalidateQueries({ queryKey: queries.assistants.queryKey });
  };
  const without = (files: readonly DataFile[], guid: string) =>
    files.filter(({ dataFileGuid }) => dataFileGuid !== guid);
  const ports = createDataFilePorts({ client, queryClient }, assistantGuid, {
    listKey: queryKey,
    onKept: (file) => change((files) => [...without(files, file.dataFileGuid), file]),
    onRemoved: (guid) => change((files) => without(files, guid)),
    // Of all events of the cache only successful reads count: rendering causes events too.
    watchList: (onRead) =>
      queryClient.getQueryCache().subscribe((event) => {
        if (event.type !== 'updated' || event.action.type !== 'success') return;
        if (event.query.queryHash === hashKey(queryKey)) {
          onRead((event.query.state.data as ReplyOf<'getDataFiles'>).dataFiles);
        }
      }),
  });
  return createDataFileFlows(ports, feedback.raise);
}
