import { useWords } from '@parley/i18n/react';
import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import { IconButton } from '../../components/IconButton/IconButton.tsx';
import { onDemand } from '../../patterns/deferred/onDemand.tsx';
import type { ConversationListItem, ConversationRemoval } from './conversations.types.ts';

/** Loaded when it is asked, so that reading alone does not load it. */
const DeletionQuestion = onDemand(
  () => import('./DeletionQuestion.tsx'),
  ({ onClose }) => onClose(),
);

export interface DeleteConversationProps {
  conversation: ConversationListItem;
  removal: ConversationRemoval;
}

/** Deletes the conversation that is open, after a question (AS-6). */
export function DeleteConversation({ conversation, removal }: DeleteConversationProps) {
  const { t } = useWords();
  const [question, setQuestion] = useState<'open' | 'closed' | null>(null);
  return (
    <>
      <IconButton
        icon={Trash2}
        label={t('conversations.deleteOne')}
        needsNetwork
        onClick={() => {
          removal.onForget();
          setQuestion('open');
        }}
      />
      {question && (
        <DeletionQuestion
          open={question === 'open'}
          conversation={conversation}
          removal={removal}
          onClose={() => setQuestion('closed')}
        />
      )}
    </>
  );
}
