import { useWords } from '@parley/i18n/react';
import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import { IconButton } from '../../components/IconButton/IconButton.tsx';
import { shortName } from '../../format/shortName.ts';
import { ConfirmDialog } from '../../patterns/ConfirmDialog/ConfirmDialog.tsx';
import { problemWords } from '../../patterns/GlobalFeedback/problemWords.ts';
import type { ConversationListItem, ConversationRemoval } from './conversations.types.ts';

export interface DeleteConversationProps {
  conversation: ConversationListItem;
  removal: ConversationRemoval;
}

/** Deletes the conversation that is open, after a question that names it (AS-6). */
export function DeleteConversation({ conversation: { id, title }, removal }: DeleteConversationProps) {
  const { t } = useWords();
  const [asking, setAsking] = useState(false);
  const { task, onRemove, onForget } = removal;
  return (
    <>
      <IconButton
        icon={Trash2}
        label={t('conversations.deleteOne')}
        needsNetwork
        onClick={() => {
          onForget();
          setAsking(true);
        }}
      />
      <ConfirmDialog
        open={asking}
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
          setAsking(false);
          onForget();
        }}
      >
        {t('conversations.deleteText')}
      </ConfirmDialog>
    </>
  );
}
