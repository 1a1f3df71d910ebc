import { useWords } from '@parley/i18n/react';
import { type DataFileEvent, dataFileViewOf } from '@parley/machines/dataFile';
import { listedItemOf, uploadItemOf } from '@parley/portal';
import { GlobalFeedback } from '@parley/ui';
import { dataFiles } from '@parley/ui/fixtures';
import { EditorFrame } from './editorFrame.tsx';
import { stay } from './frames.tsx';

type Snapshot = Parameters<typeof dataFileViewOf>[0];

/** Files that are there already. */
const others = dataFiles.slice(0, 2);

function DataTab({ snapshot, send }: { snapshot: Snapshot; send: (event: DataFileEvent) => void }) {
  const words = useWords();
  const view = dataFileViewOf(snapshot);
  const upload = uploadItemOf(words, 'upload', snapshot);
  const listed = listedItemOf(words, snapshot);
  return (
    <>
      <EditorFrame
        tab="data"
        files={{ kind: 'ready', files: listed ? [listed, ...others] : others }}
        uploads={upload ? [upload] : []}
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
          onUndoToast={stay}
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
