import type { ListedDataFile, ProblemInPlace } from '@parley/model';
import type { AddedFile } from '../../components/FileDrop/checkedFile.ts';
import type { Outdated } from '../../patterns/OutdatedNotice/OutdatedNotice.tsx';
import type { FilePreview } from './DataFilePreview.tsx';

/** The files that are there. */
export type DataFilesState =
  | { kind: 'loading' }
  | { kind: 'failed'; problem: ProblemInPlace; retrying: boolean }
  | { kind: 'ready'; files: readonly ListedDataFile[]; leftOut?: number; outdated?: Outdated | undefined };

/** What can be done with files; left out where the reader may only look. */
export interface DataFilesActions {
  /** Chosen or dropped files; those with a refusal are to be listed with it, not to be sent. */
  onAdd: (added: readonly AddedFile[]) => void;
  onCancelUpload: (id: string) => void;
  onRetryUpload: (id: string) => void;
  /** Takes a refused or failed upload off the list. */
  onDismissUpload: (id: string) => void;
  /** Reads a failed file again. */
  onRetryFile: (id: string) => void;
  onRemove: (ids: readonly string[]) => void;
  /**
   * Puts another file in the place of one, also of one on its way; with a refusal it is to be listed with it,
   * not to be sent.
   */
  onReplace: (id: string, added: AddedFile) => void;
  onDownload: (id: string) => void;
  preview: FilePreview;
}
