import { useWords } from '@parley/i18n/react';
import { shortName } from '../../format/shortName.ts';
import { ConfirmDialog } from '../../patterns/ConfirmDialog/ConfirmDialog.tsx';
import { problemWords } from '../../patterns/GlobalFeedback/problemWords.ts';
import type { ConversationListItem, ConversationRemoval } from './conversations.types.ts';

export interface DeletionQuestionProps {
  open: boolean;
  conversation: ConversationListItem;
  removal: ConversationRemoval;
  onClose: () => void;
}

/** Asks before a conversation is deleted, and names it (AS-6). */
export default function DeletionQuestion({ open, conversation, removal, onClose }: DeletionQuestionProps) {
  const { t } = useWords();
  const { id, title } = conversation;
  const { task, onRemove, onForget } = removal;
  return (
    <ConfirmDialog
      open={open}
      title={t('conversations.deleteTitle', { name: shortName(title.trim() || t('threads.untitled')) })}
      confirmLabel={t('conversations.delete')}
      needsNetwork
      busy={task.kind === 'running' ? t('conversations.deleting') : undefined}
      error={
        task.kind === 'failed'
          ? `${t('conversations.notDeleted')}. ${problemWords(t, task.problem)}`
          : undefined
      }
      onConfirm={() => onRemove(id)}
      onCancel={() => {
        onClose();
        onForget();
      }}
    >
      {t('conversations.deleteText')}
    </ConfirmDialog>
  );
}
