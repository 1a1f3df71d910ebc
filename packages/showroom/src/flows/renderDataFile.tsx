import { type UseWords, useWords } from '@parley/i18n/react';
import { type DataFileEvent, type DataFileView, dataFileViewOf } from '@parley/machines/dataFile';
import { DATA_FILE_MAX_BYTES, DATA_FILE_TYPES } from '@parley/model';
import { type EditorProps, type FileDropState, GlobalFeedback, problemWords, refusalWords } from '@parley/ui';
import { dataFiles } from '@parley/ui/fixtures';
import { EditorFrame } from './editorFrame.tsx';
import { stay } from './frames.tsx';

type Snapshot = Parameters<typeof dataFileViewOf>[0];
type File = Snapshot['context']['file'];
type Refused = Extract<DataFileView, { kind: 'refused' }>;

/** Files that are there already. */
const others = dataFiles.slice(0, 2);

const rules = { accept: DATA_FILE_TYPES, maxBytes: DATA_FILE_MAX_BYTES };
const refusals = { tooLarge: 'size', wrongType: 'type' } as const;

function refusedBecause(words: UseWords, { refusal, text }: Refused, file: File): string {
  if (refusal === 'refusedByServer') return text || words.t('errors.generic');
  const why = refusal === 'tooLarge' || refusal === 'wrongType' ? refusals[refusal] : refusal;
  return refusalWords(words, why, file, rules);
}

/** How the file stands among the uploads; null once the server has it, or it is gone. */
function uploadOf(words: UseWords, view: DataFileView, file: File): FileDropState | null {
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

/** How the file stands in the list of those that the server has; null before, and once it is gone. */
function listedOf({ context }: Snapshot, view: DataFileView): (typeof dataFiles)[number] | null {
  const { file, kept } = context;
  if (!kept || view.kind === 'removed') return null;
  // Until the server has taken the wish, the row stays as it was; asked to read it again, it has it in its
  // queue.
  const status = view.kind === 'retrying' ? 'queued' : kept.status;
  return {
    ...file,
    id: kept.dataFileGuid,
    status,
    pages: status === 'ready' ? kept.pages : 0,
    reason: status === 'failed' ? kept.reason : '',
  };
}

function DataTab({ snapshot, send }: { snapshot: Snapshot; send: (event: DataFileEvent) => void }) {
  const words = useWords();
  const view = dataFileViewOf(snapshot);
  const { file } = snapshot.context;
  const upload = uploadOf(words, view, file);
  const listed = listedOf(snapshot, view);
  const uploads: EditorProps['uploads'] = upload ? [{ ...file, id: 'upload', state: upload }] : [];
  return (
    <>
      <EditorFrame
        tab="data"
        files={{ kind: 'ready', files: listed ? [listed, ...others] : others }}
        uploads={uploads}
        fileActions={{
          onCancelUpload: () => send({ type: 'upload.cancelled' }),
          onRetryUpload: () => send({ type: 'retry.wanted' }),
          onDismissUpload: () => send({ type: 'file.removed' }),
          onRetryFile: () => send({ type: 'retry.wanted' }),
          onRemove: () => send({ type: 'file.removed' }),
        }}
      />
      {view.kind === 'failed' && view.step !== 'reading' && !view.problem && (
        <GlobalFeedback
          toasts={[{ id: '1', severity: 'error', message: { code: 'generic' } }]}
          dialog={null}
          onDismissToast={stay}
          onHold={stay}
          onCloseDialog={stay}
          onManageSubscription={stay}
        />
      )}
    </>
  );
}

/**
 * The editor's data tab with the file in it, and the toast where that tells what failed (AS-3); what is done
 * there goes to `send`.
 */
export function renderDataFile(snapshot: Snapshot, send: (event: DataFileEvent) => void = stay) {
  return <DataTab snapshot={snapshot} send={send} />;
}
