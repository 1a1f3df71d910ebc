import { useWords } from '@parley/i18n/react';
import { Check, FilePlus, MessageCircleQuestionMark, RotateCcw, ThumbsDown, ThumbsUp } from 'lucide-react';
import { Button } from '../../components/Button/Button.tsx';
import { Tag } from '../../components/Tag/Tag.tsx';
import { Text } from '../../components/Text/Text.tsx';
import { Inline } from '../../layout/Inline/Inline.tsx';
import { Stack } from '../../layout/Stack/Stack.tsx';
import type { AnswerCare, ConversationMessage } from './conversations.types.ts';

export interface AnswerNoteProps {
  answer: ConversationMessage;
  care: AnswerCare;
  /** Opens the question whether its answer is added to the data files. */
  onFile: () => void;
  /** Opens the question whether it becomes a starter question. */
  onStarter: () => void;
}

/** Below an answer: how it was rated, whether it is certain, and what can be done about that. */
export function AnswerNote({ answer, care, onFile, onStarter }: AnswerNoteProps) {
  const { t } = useWords();
  if (answer.state === 'streaming' || answer.state === 'waiting') return null;
  const { id, unanswered, rating, ratingWhy } = answer;
  const { task, onSettle } = care;
  const settling = task.kind === 'running' && task.does === 'settle' && task.answerId === id;
  return (
    <Stack gap={8} align="start">
      {(unanswered || rating) && (
        <Inline>
          {unanswered && (
            <Tag tone={unanswered === 'open' ? 'caution' : 'positive'}>
              {t(unanswered === 'open' ? 'conversations.unanswered' : 'conversations.done')}
            </Tag>
          )}
          {rating === 'up' && (
            <Tag tone="positive" icon={ThumbsUp}>
              {t('chat.rateUp')}
            </Tag>
          )}
          {rating === 'down' && (
            <Tag tone="critical" icon={ThumbsDown}>
              {t('chat.rateDown')}
            </Tag>
          )}
          {ratingWhy && <Tag>{t(`chat.why.${ratingWhy.reason}`)}</Tag>}
          {unanswered === 'open' && (
            <Text as="span" tone="muted">
              <bdi>{t('conversations.notAnswered')}</bdi>
            </Text>
          )}
        </Inline>
      )}
      {ratingWhy?.comment && (
        <Text tone="muted">
          <bdi>{t('conversations.comment', { text: ratingWhy.comment })}</bdi>
        </Text>
      )}
      <Inline>
        <Button
          size="small"
          variant={unanswered === 'open' ? 'secondary' : 'quiet'}
          icon={FilePlus}
          needsNetwork
          onClick={onFile}
        >
          {t('conversations.addToFiles')}
        </Button>
        <Button
          size="small"
          variant="quiet"
          icon={MessageCircleQuestionMark}
          needsNetwork
          onClick={onStarter}
        >
          {t('conversations.makeStarter')}
        </Button>
        {unanswered && (
          <Button
            size="small"
            variant="quiet"
            icon={unanswered === 'open' ? Check : RotateCcw}
            needsNetwork
            busy={settling ? t('conversations.working') : undefined}
            onClick={() => onSettle(id, unanswered === 'open' ? 'done' : 'open')}
          >
            {t(unanswered === 'open' ? 'conversations.markDone' : 'conversations.markOpen')}
          </Button>
        )}
      </Inline>
    </Stack>
  );
}
