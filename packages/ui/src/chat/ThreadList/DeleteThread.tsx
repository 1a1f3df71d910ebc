import { useWords } from '@parley/i18n/react';
import { shortName } from '../../format/shortName.ts';
import { ConfirmDialog } from '../../patterns/ConfirmDialog/ConfirmDialog.tsx';
import { problemWords } from '../../patterns/GlobalFeedback/problemWords.ts';
import type { ThreadDialogProps } from './threadDialog.ts';

/** Asks before a thread is deleted, and names it (CH-1). Mounted while it is open. */
export function DeleteThread({ thread, running, problem, onDelete, onClose }: ThreadDialogProps) {
  const { t } = useWords();
  return (
    <ConfirmDialog
      open
      title={t('conversations.deleteTitle', {
        name: shortName(thread.title.trim() || t('threads.untitled')),
      })}
      confirmLabel={t('conversations.delete')}
      needsNetwork
      busy={running ? t('conversations.deleting') : undefined}
      error={problem ? `${t('conversations.notDeleted')}. ${problemWords(t, problem)}` : undefined}
      onConfirm={onDelete}
      onCancel={onClose}
    >
      {t('threads.deleteText')}
    </ConfirmDialog>
  );
}
