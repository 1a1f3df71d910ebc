import { useWords } from '@parley/i18n/react';
import { ProgressBar } from '../ProgressBar/ProgressBar.tsx';
import { Tag, type TagProps } from '../Tag/Tag.tsx';
import * as styles from './FileState.css.ts';

/**
 * Where a file stands: `refused` before the upload, `waiting` for its turn, `uploading` with
 * the part that is done (0 to 1), `cancelled` by the reader, then what the server does with
 * it; `progress` of `indexing` is null or left out where nobody knows it. Reasons are in the
 * reader's words.
 */
export type FileDropState =
  | { kind: 'waiting' | 'cancelled' | 'queued' | 'ready' }
  | { kind: 'uploading'; progress: number }
  | { kind: 'indexing'; progress?: number | null }
  | { kind: 'refused' | 'failed'; reason: string };

/** A file of a list, with how far it is. */
export interface FileDropItem {
  id: string;
  name: string;
  bytes: number;
  /** More about it, such as '12 pages'. */
  note?: string;
  state: FileDropState;
}

/** The look of each state of a file. */
export const FILE_TONES = {
  waiting: 'neutral',
  uploading: 'info',
  cancelled: 'neutral',
  queued: 'neutral',
  indexing: 'info',
  ready: 'positive',
  refused: 'critical',
  failed: 'critical',
} as const satisfies Record<FileDropState['kind'], NonNullable<TagProps['tone']>>;

/** How far a file has come: a bar where the part that is done is known, otherwise a word. */
export function FileState({ state }: { state: FileDropState }) {
  const { t } = useWords();
  const words = t(`fields.files.${state.kind}`);
  const progress = 'progress' in state ? state.progress : null;
  return (
    <div className={styles.state}>
      {typeof progress === 'number' ? (
        <div className={styles.progress}>
          <ProgressBar label={words} value={progress} size="small" />
        </div>
      ) : (
        <Tag tone={FILE_TONES[state.kind]}>{words}</Tag>
      )}
    </div>
  );
}
