import { useWords } from '@parley/i18n/react';
import { CheckCheck } from 'lucide-react';
import { Button } from '../../components/Button/Button.tsx';
import { IconButton } from '../../components/IconButton/IconButton.tsx';
import { useFocusPassedOn } from '../../components/useFocusPassedOn.ts';
import { Inline } from '../../layout/Inline/Inline.tsx';
import * as css from './ConversationsScreen.css.ts';
import type { AllAnswersCare } from './conversations.types.ts';

export interface MarkAllDoneProps {
  /** Answers that need care. */
  answerIds: readonly string[];
  all: AllAnswersCare;
  /** Whether there is room for its words. */
  wide: boolean;
}

/** Marks all answers of a conversation as done that need care (AS-6). */
export function MarkAllDone({ answerIds, all, wide }: MarkAllDoneProps) {
  const { t } = useWords();
  // It goes with the last answer that it marks.
  const place = useFocusPassedOn<HTMLDivElement>();
  const busy = all.task.kind === 'running';
  const label = t('conversations.markAllDone');
  const settle = () => all.onSettle(answerIds);
  return (
    <Inline overflow="keep" ref={place} className={css.markAll}>
      {wide ? (
        <Button
          size="small"
          variant="quiet"
          icon={CheckCheck}
          needsNetwork
          busy={busy ? t('conversations.working') : undefined}
          onClick={settle}
        >
          {label}
        </Button>
      ) : (
        <IconButton icon={CheckCheck} label={label} needsNetwork busy={busy} onClick={settle} />
      )}
    </Inline>
  );
}
