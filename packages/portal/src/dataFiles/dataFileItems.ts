import type { DataFile } from '@parley/api';
import type { UseWords } from '@parley/i18n/react';
import type { ConnectedDataFile, DataFileView, KeptFile } from '@parley/machines/dataFile';
import { DATA_FILE_MAX_BYTES, DATA_FILE_TYPES, dataFailureWords, type ListedDataFile } from '@parley/model';
import { type FileDropItem, type FileDropState, problemWords, refusalWords } from '@parley/ui';
import { refusalIn } from '../app/refusals.ts';

type Chosen = ConnectedDataFile['file'];
type Refused = Extract<DataFileView, { kind: 'refused' }>;

const rules = { accept: DATA_FILE_TYPES, maxBytes: DATA_FILE_MAX_BYTES };
const refusals = { tooLarge: 'size', wrongType: 'type' } as const;

function refusedBecause(words: UseWords, { refusal, text, code }: Refused, file: Chosen): string {
  // The words of the moment: the reader may have changed the language since.
  if (refusal === 'refusedByServer')
    return refusalIn(words)(code, 'uploadDataFile') ?? (text || words.t('errors.generic'));
  const why = refusal === 'tooLarge' || refusal === 'wrongType' ? refusals[refusal] : refusal;
  return refusalWords(words, why, file, rules);
}

/** How a file stands among the uploads; null once the server has it, or it is gone. */
function uploadStateOf(words: UseWords, view: DataFileView, file: Chosen): FileDropState | null {
  switch (view.kind) {
    case 'checking':
      return { kind: 'waiting' };
    case 'uploading':
      return view;
    case 'cancelled':
      return { kind: 'cancelled' };
    case 'refused':
      return { kind: 'refused', reason: refusedBecause(words, view, file) };
    case 'failed':
      if (view.step !== 'upload') return null;
      return { kind: 'failed', reason: view.problem ? problemWords(words.t, view.problem) : '' };
    default:
      return null;
  }
}

/** A file among the uploads; null once the server has it, or it is gone. */
export function uploadItemOf(
  words: UseWords,
  id: string,
  { file, view }: ConnectedDataFile,
): FileDropItem | null {
  const state = uploadStateOf(words, view, file);
  return state && { id, ...file, state };
}

/** A file in the list of those that the server has; null before, and once it is gone. */
export function listedItemOf(
  words: UseWords,
  { file, kept, view }: ConnectedDataFile,
): ListedDataFile | null {
  if (!kept || view.kind === 'removed') return null;
  // The row stays as it was until the server has done what was asked for.
  const row = rowOf(words, { ...file, ...kept });
  return view.kind === 'retrying' || view.kind === 'removing' ? { ...row, busy: view.kind } : row;
}

/** A record of the server as a row. */
export function rowOf(
  { t }: Pick<UseWords, 't'>,
  {
    dataFileGuid,
    name,
    bytes,
    pages,
    status,
    progress,
    failure,
    updatedAt,
  }: KeptFile & Pick<DataFile, 'name' | 'bytes'>,
): ListedDataFile {
  return {
    ...{ id: dataFileGuid, name, bytes, status, progress, updatedAt },
    pages: status === 'ready' ? pages : 0,
    reason: status === 'failed' && failure ? t(`editor.dataFailure.${dataFailureWords(name, failure)}`) : '',
  };
}
