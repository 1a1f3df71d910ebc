import type { ListedDataFile } from '@parley/model';
import type { FileDropItem, FileDropState } from '../../components/FileDrop/FileState.tsx';
import { isThere } from '../../components/FileDrop/isThere.ts';

/** A data file from its first byte on: one row, whether the server has it or not. */
export interface DataFileRow extends Pick<ListedDataFile, 'id' | 'name' | 'bytes' | 'pages' | 'busy'> {
  /** Of the upload while there is one, otherwise of the server's file. */
  state: FileDropState;
  /** What is on its way to the server, or came to nothing; null where nothing is. */
  upload: FileDropItem | null;
  /** The server's file, which an upload here replaces; null before it has one. */
  kept: ListedDataFile | null;
}

/** Whether a row is, or becomes, a file of the assistant's: what was refused or cancelled before is none. */
export const isAccepted = ({ kept, state }: Pick<DataFileRow, 'kept' | 'state'>): boolean =>
  kept !== null || isThere(state);

/** How a file of the server's list stands. */
export function dataFileStateOf({
  status,
  progress,
  reason,
}: Pick<ListedDataFile, 'status' | 'progress' | 'reason'>): FileDropState {
  switch (status) {
    case 'failed':
      return { kind: status, reason };
    case 'indexing':
      return { kind: status, progress };
    default:
      return { kind: status };
  }
}

/** Uploads first, then the server's files; an upload that replaces one of these shares its row. */
export function dataFileRowsOf(
  files: readonly ListedDataFile[],
  uploads: readonly FileDropItem[],
): DataFileRow[] {
  const uploadOf = new Map(uploads.map((upload) => [upload.id, upload]));
  const kept = new Set(files.map(({ id }) => id));
  return [
    ...uploads
      .filter(({ id }) => !kept.has(id))
      .map((upload) => ({ ...upload, pages: 0, upload, kept: null })),
    ...files.map((file) => {
      const upload = uploadOf.get(file.id) ?? null;
      return { ...file, state: upload?.state ?? dataFileStateOf(file), upload, kept: file };
    }),
  ];
}
