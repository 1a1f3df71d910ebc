import { useWords } from '@parley/i18n/react';
import { FileText } from 'lucide-react';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { formatBytes } from '../../format/numbers.ts';
import { Icon } from '../Icon/Icon.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import * as styles from './FileList.css.ts';
import { FileNotice } from './FileNotice.tsx';
import { type FileDropItem, FileState } from './FileState.tsx';
import { type FileAction, type FileActions, fileActionsIn } from './fileActions.ts';
import { useSteadyOrder } from './steadyOrder.ts';

export interface FileListProps extends FileActions {
  label: string;
  /** Each with how far it is; a file keeps its place as long as it is listed. */
  files: readonly FileDropItem[];
  /** Takes the focus when the last file is gone. */
  fallbackFocus: RefObject<HTMLElement | null>;
}

/** The files of a `FileDrop`, what becomes of them, and what can be done with each. */
export function FileList({ label, files: given, fallbackFocus, ...actions }: FileListProps) {
  const files = useSteadyOrder(given);
  const list = useRef<HTMLUListElement>(null);
  const [acted, setActed] = useState<{ id: string; index: number } | null>(null);

  // The button that was pressed went away with its file or with the state that offered it.
  useEffect(() => {
    if (acted === null || (document.activeElement && document.activeElement !== document.body)) return;
    const rows = list.current?.querySelectorAll('li');
    const row = rows?.[Math.min(acted.index, rows.length - 1)];
    // Of the next file its row, not its button: the key pressed once more would remove that file too.
    const target = files.some(({ id }) => id === acted.id) ? row?.querySelector('button') : row;
    (target ?? fallbackFocus.current)?.focus();
    setActed(null);
  });

  return (
    <>
      <FileNotice files={given} />
      {files.length > 0 && (
        <ul ref={list} className={styles.list} aria-label={label}>
          {files.map((file, index) => (
            <Row
              key={file.id}
              file={file}
              actions={fileActionsIn(file.state, actions)}
              onActed={() => setActed({ id: file.id, index })}
            />
          ))}
        </ul>
      )}
    </>
  );
}

function Row({
  file,
  actions,
  onActed,
}: {
  file: FileDropItem;
  actions: readonly FileAction[];
  onActed: () => void;
}) {
  const { t, locale } = useWords();
  const { id, name, bytes, note, state } = file;
  return (
    <li className={styles.row} tabIndex={-1}>
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
        <FileState state={state} />
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
