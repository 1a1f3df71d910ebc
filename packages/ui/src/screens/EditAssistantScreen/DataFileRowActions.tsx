import { useWords } from '@parley/i18n/react';
import { Ellipsis, RotateCw, Trash2 } from 'lucide-react';
import { fileActionsIn } from '../../components/FileDrop/fileActions.ts';
import { IconButton } from '../../components/IconButton/IconButton.tsx';
import { Menu, type MenuItem } from '../../components/Menu/Menu.tsx';
import type { DataFileRow } from './dataFileRows.ts';
import type { DataFilesActions } from './dataFiles.types.ts';

export interface DataFileRowActionsProps {
  row: DataFileRow;
  /** What can be done with the server's file. */
  menu: readonly MenuItem[];
  actions: DataFilesActions;
  /** Asks whether the file is to be removed. */
  onDoom: (id: string) => void;
}

/**
 * What can be done with an upload, and with the file that the server has. The menu and what takes the file
 * away stand last, so that they are below each other whatever else a row offers.
 */
export function DataFileRowActions({ row, menu, actions, onDoom }: DataFileRowActionsProps) {
  const { t } = useWords();
  const { id, name, state, busy, upload, kept } = row;
  const { onCancelUpload: onCancel, onRetryUpload: onRetry, onDismissUpload: onRemove } = actions;
  const own = upload
    ? fileActionsIn(state, { onCancel, onRetry, onRemove }).map(({ icon, label, act }) => (
        <IconButton key={label} icon={icon} label={t(label, { name: upload.name })} onClick={() => act(id)} />
      ))
    : [
        state.kind === 'failed' && (
          <IconButton
            key="retry"
            icon={RotateCw}
            label={t('editor.data.retryFile', { name })}
            needsNetwork
            busy={busy === 'retrying'}
            onClick={() => actions.onRetryFile(id)}
          />
        ),
        <IconButton
          key="remove"
          icon={Trash2}
          label={t('editor.data.removeFile', { name })}
          busy={busy === 'removing'}
          onClick={() => onDoom(id)}
        />,
      ];
  return (
    <>
      {own.slice(0, -1)}
      {kept && (
        <Menu
          label={t('editor.data.moreFile', { name })}
          trigger={<IconButton icon={Ellipsis} label={t('editor.data.moreFile', { name })} />}
          items={menu}
        />
      )}
      {own.slice(-1)}
    </>
  );
}
