import { useWords } from '@parley/i18n/react';
import { Check, FilePlus, MessageCircleQuestionMark, RotateCcw, ThumbsDown, ThumbsUp } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '../../components/Button/Button.tsx';
import { Tag } from '../../components/Tag/Tag.tsx';
import { Text } from '../../components/Text/Text.tsx';
import { Inline } from '../../layout/Inline/Inline.tsx';
import { Stack } from '../../layout/Stack/Stack.tsx';
import * as css from './ConversationsScreen.css.ts';
import type { AnswerCare, ConversationMessage } from './conversations.types.ts';

export interface AnswerNoteProps {
  answer: ConversationMessage;
  care: AnswerCare;
  /** Opens the question whether its answer is added to the data files. */
  onFile: () => void;
  /** Opens the question whether it becomes a starter question. */
  onStarter: () => void;
  /** What became of the last action on it. */
  children: ReactNode;
}

const UNCERTAIN = {
  nothing: { tag: 'conversations.unanswered', text: 'conversations.nothingFound' },
  passages: { tag: 'conversations.passages', text: 'conversations.passagesShown' },
} as const;

/** Below an answer: whether it needs care, why, and what can be done about that. */
export function AnswerNote({ answer, care, onFile, onStarter, children }: AnswerNoteProps) {
  const { t } = useWords();
  if (answer.state === 'streaming' || answer.state === 'waiting') return null;
  const { id, uncertain, care: state, rating, ratingWhy } = answer;
  const isOpen = state === 'open';
  const { task, onSettle } = care;
  const settling = task.kind === 'running' && task.does === 'settle' && task.answerId === id;
  return (
    <Stack gap={8}>
      {(uncertain || rating) && (
        <Inline>
          {state && (
            <Tag tone={isOpen ? 'caution' : 'positive'}>
              {t(isOpen ? 'conversations.needsCare' : 'conversations.done')}
            </Tag>
          )}
          {uncertain && <Tag>{t(UNCERTAIN[uncertain].tag)}</Tag>}
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
          {uncertain && isOpen && (
            <Text as="span" tone="muted">
              <bdi>{t(UNCERTAIN[uncertain].text)}</bdi>
            </Text>
          )}
        </Inline>
      )}
      {ratingWhy?.comment && (
        <Text tone="muted">
          <bdi>{t('conversations.comment', { text: ratingWhy.comment })}</bdi>
        </Text>
      )}
      <Inline {...(!isOpen && { className: css.quietStart })}>
        <Button
          size="small"
          variant={isOpen ? 'secondary' : 'quiet'}
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
        {state && (
          <Button
            size="small"
            variant="quiet"
            icon={isOpen ? Check : RotateCcw}
            needsNetwork
            busy={settling ? t('conversations.working') : undefined}
            onClick={() => onSettle(id, isOpen ? 'done' : 'open')}
          >
            {t(isOpen ? 'conversations.markDone' : 'conversations.markOpen')}
          </Button>
        )}
      </Inline>
      {children}
    </Stack>
  );
}
