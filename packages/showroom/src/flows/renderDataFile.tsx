import { useWords } from '@parley/i18n/react';
import { type ConnectedDataFile, connectDataFile, type DataFileEvent } from '@parley/machines/dataFile';
import { listedItemOf, uploadItemOf } from '@parley/portal';
import { GlobalFeedback } from '@parley/ui';
import { dataFiles } from '@parley/ui/fixtures';
import { EditorFrame } from './editorFrame.tsx';
import { stay } from './frames.tsx';

/** Files that are there already. */
const others = dataFiles.slice(0, 2);

/** Of the file's row, from its first byte on. */
const ID = 'file';

function DataTab({ file }: { file: ConnectedDataFile }) {
  const words = useWords();
  const upload = uploadItemOf(words, ID, file);
  const listed = listedItemOf(words, file);
  const { onCancel, onRetry, onRemove } = file.actions;
  return (
    <>
      <EditorFrame
        tab="data"
        files={{ kind: 'ready', files: listed ? [{ ...listed, id: ID }, ...others] : others }}
        uploads={upload ? [upload] : []}
        fileActions={{
          onCancelUpload: onCancel,
          onRetryUpload: onRetry,
          onDismissUpload: onRemove,
          onRetryFile: onRetry,
          onRemove,
        }}
      />
      {file.feedback?.kind === 'toast' && (
        <GlobalFeedback
          toasts={[{ id: '1', severity: 'error', message: file.feedback }]}
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
export function renderDataFile(
  snapshot: Parameters<typeof connectDataFile>[0],
  send: (event: DataFileEvent) => void = stay,
) {
  return <DataTab file={connectDataFile(snapshot, send)} />;
}
