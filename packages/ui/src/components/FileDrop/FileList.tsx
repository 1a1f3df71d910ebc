import type { WordKey } from '@parley/i18n';
import { useWords } from '@parley/i18n/react';
import { FileText, RotateCw, X } from 'lucide-react';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { formatBytes } from '../../format/numbers.ts';
import { VisuallyHidden } from '../../layout/VisuallyHidden/VisuallyHidden.tsx';
import { Icon, type IconDrawing } from '../Icon/Icon.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import { ProgressBar } from '../ProgressBar/ProgressBar.tsx';
import { Tag, type TagProps } from '../Tag/Tag.tsx';
import * as styles from './FileList.css.ts';

/**
 * Where a file stands: `refused` before the upload, `waiting` for its turn, `uploading` with
 * the part that is done (0 to 1), `cancelled` by the reader, then what the server does with
 * it. Reasons are in the reader's words.
 */
export type FileDropState =
  | { kind: 'waiting' | 'cancelled' | 'queued' | 'indexing' | 'ready' }
  | { kind: 'uploading'; progress: number }
  | { kind: 'refused' | 'failed'; reason: string };

export interface FileDropItem {
  id: string;
  name: string;
  bytes: number;
  /** More about it, such as '12 pages'. */
  note?: string;
  state: FileDropState;
}

export interface FileListProps {
  label: string;
  /** In the order in which they were added, each with how far it is. */
  files: readonly FileDropItem[];
  /** Stops a file that waits or is being uploaded. */
  onCancel?: (id: string) => void;
  /** Tries a failed or cancelled file again. */
  onRetry?: (id: string) => void;
  /**
   * Takes away a file that is neither waiting nor being uploaded; whether
   * that is meant is asked by its owner.
   */
  onRemove?: (id: string) => void;
  /** Takes the focus when the last file is gone. */
  fallbackFocus: RefObject<HTMLElement | null>;
}

type Kind = FileDropState['kind'];

const TONES: Record<Kind, NonNullable<TagProps['tone']>> = {
  waiting: 'neutral',
  uploading: 'info',
  cancelled: 'neutral',
  queued: 'neutral',
  indexing: 'info',
  ready: 'positive',
  refused: 'critical',
  failed: 'critical',
};

/**
 * States in which the handling of a file has ended. Only these are announced: progress changes so often
 * that its announcements would drown all others.
 */
const ANNOUNCED: ReadonlySet<Kind> = new Set(['ready', 'refused', 'failed']);

/** The files of a `FileDrop`, what becomes of them, and what can be done with each. */
export function FileList({ label, files, onCancel, onRetry, onRemove, fallbackFocus }: FileListProps) {
  const list = useRef<HTMLUListElement>(null);
  const [acted, setActed] = useState<number | null>(null);
  const notice = useNotice(files);

  // The button that was pressed went away with its file or with the state that offered it.
  useEffect(() => {
    if (acted === null || (document.activeElement && document.activeElement !== document.body)) return;
    const rows = list.current?.children;
    const row = rows?.[Math.min(acted, rows.length - 1)];
    const target = row?.querySelector('button') ?? fallbackFocus.current;
    target?.focus();
    setActed(null);
  });

  return (
    <>
      <VisuallyHidden role="status">{notice}</VisuallyHidden>
      {files.length > 0 && (
        <ul ref={list} className={styles.list} aria-label={label}>
          {files.map((file, index) => (
            <Row
              key={file.id}
              file={file}
              actions={actionsOf(file, { onCancel, onRetry, onRemove })}
              onActed={() => setActed(index)}
            />
          ))}
        </ul>
      )}
    </>
  );
}

/** What to announce: the files that came to an end since the last time. */
function useNotice(files: readonly FileDropItem[]): string {
  const { t } = useWords();
  const before = useRef<ReadonlyMap<string, Kind> | null>(null);
  const [ended, setEnded] = useState<readonly FileDropItem[]>([]);
  useEffect(() => {
    const known = before.current;
    before.current = new Map(files.map(({ id, state }) => [id, state.kind]));
    if (!known) return;
    const now = files.filter(({ id, state }) => ANNOUNCED.has(state.kind) && known.get(id) !== state.kind);
    if (now.length > 0) setEnded(now);
  }, [files]);
  return ended
    .map(({ name, state }) => {
      const words = t(`fields.files.${state.kind}`);
      return t('fields.files.becomes', {
        name,
        state: 'reason' in state ? `${words}. ${state.reason}` : words,
      });
    })
    .join(' ');
}

interface Action {
  icon: IconDrawing;
  label: WordKey;
  act: (id: string) => void;
}

function actionsOf(
  { state: { kind } }: FileDropItem,
  { onCancel, onRetry, onRemove }: Record<'onCancel' | 'onRetry' | 'onRemove', Action['act'] | undefined>,
): Action[] {
  if (kind === 'waiting' || kind === 'uploading') {
    return onCancel ? [{ icon: X, label: 'fields.files.cancel', act: onCancel }] : [];
  }
  const retry: Action[] =
    (kind === 'failed' || kind === 'cancelled') && onRetry
      ? [{ icon: RotateCw, label: 'fields.files.retry', act: onRetry }]
      : [];
  return onRemove ? [...retry, { icon: X, label: 'fields.files.remove', act: onRemove }] : retry;
}

function Row({
  file,
  actions,
  onActed,
}: {
  file: FileDropItem;
  actions: readonly Action[];
  onActed: () => void;
}) {
  const { t, locale } = useWords();
  const { id, name, bytes, note, state } = file;
  const words = t(`fields.files.${state.kind}`);
  return (
    <li className={styles.row}>
      <span className={styles.picture}>
        <Icon icon={FileText} />
      </span>
      <div className={styles.about}>
        <span className={styles.name}>
          <bdi>{name}</bdi>
        </span>
        <span className={styles.facts}>
          <bdi>{formatBytes(locale, bytes)}</bdi>
          {note && (
            <>
              {' · '}
              <bdi>{note}</bdi>
            </>
          )}
        </span>
        {'reason' in state && <span className={styles.reason}>{state.reason}</span>}
      </div>
      <div className={styles.state}>
        {state.kind === 'uploading' ? (
          <div className={styles.progress}>
            <ProgressBar label={words} value={state.progress} size="small" />
          </div>
        ) : (
          <Tag tone={TONES[state.kind]}>{words}</Tag>
        )}
      </div>
      <div className={styles.actions}>
        {actions.map(({ icon, label, act }) => (
          <IconButton
            key={label}
            icon={icon}
            label={t(label, { name })}
            size="small"
            onClick={() => {
              act(id);
              onActed();
            }}
          />
        ))}
      </div>
    </li>
  );
}
