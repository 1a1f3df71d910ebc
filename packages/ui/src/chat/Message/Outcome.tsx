import { useWords } from '@parley/i18n/react';
import type { ChatProblem } from '@parley/model';
import { CircleAlert, CircleStop, Pencil, RotateCcw, Scissors, TriangleAlert, Undo2 } from 'lucide-react';
import { type ReactNode, useContext } from 'react';
import { classes } from '../../classes.ts';
import { Button } from '../../components/Button/Button.tsx';
import { Icon, type IconDrawing } from '../../components/Icon/Icon.tsx';
import { chatProblemWords } from '../words.ts';
import * as css from './Message.css.ts';
import type { MessageActions, MessagePartProps } from './message.types.ts';
import { RowsContext } from './rows.ts';
import { focusThread } from './threadFocus.ts';

const GENERIC: ChatProblem = { kind: 'generic' };
/** Say nothing of an answer that has begun. */
const PLAIN: readonly ChatProblem['kind'][] = ['generic', 'notConfirmed'];

/** How an answer ended, where it did not just end. */
export function AnswerOutcome({
  message,
  actions,
  timeZone,
}: MessagePartProps & { timeZone: string | undefined }) {
  const { t } = useWords();
  const retry = <RetryButton problem={message.problem} onRetry={() => actions.onRetry(message.id)} />;
  switch (message.state) {
    case 'stopped':
      return <Outcome tone="neutral" icon={CircleStop} text={t('chat.state.stopped')} after={retry} />;
    case 'truncated':
      return <Outcome tone="caution" icon={Scissors} text={t('chat.state.truncated')} />;
    case 'incomplete':
      return <Outcome tone="caution" icon={TriangleAlert} text={t('chat.state.incomplete')} after={retry} />;
    case 'failed':
      // What there is can be read: it is said to be a part, rather than that nothing works or came.
      if (message.body && PLAIN.includes((message.problem ?? GENERIC).kind))
        return (
          <Outcome tone="caution" icon={TriangleAlert} text={t('chat.state.unfinished')} after={retry} />
        );
      return (
        <Problem problem={message.problem} messageId={message.id} actions={actions} timeZone={timeZone} />
      );
    default:
      return null;
  }
}

/** A problem in words, with the ways out of it. */
export function Problem({
  problem: given,
  title,
  messageId,
  actions,
  onEdit,
  onTakeBack,
  timeZone,
}: {
  /** Null where nobody said what went wrong. */
  problem: ChatProblem | null;
  title?: string;
  messageId: string;
  actions: MessageActions;
  /** Opens the text for changing, where that can be done. */
  onEdit?: (() => void) | undefined;
  /** Puts the text back into the composer, where that can be done. */
  onTakeBack?: (() => void) | undefined;
  timeZone: string | undefined;
}) {
  const words = useWords();
  const problem = given ?? GENERIC;
  const { text, subscription } = chatProblemWords(problem, words, timeZone);
  const manage = actions.onManageSubscription;
  return (
    <Outcome
      tone="critical"
      icon={CircleAlert}
      {...(title === undefined ? {} : { title })}
      text={text}
      after={
        <>
          {subscription !== null && manage && (
            <Button size="small" onClick={() => manage(subscription)}>
              {words.t('subscription.limit.manage')}
            </Button>
          )}
          {/* Editing instead of a retry: the server would refuse the same text again. */}
          {problem.kind === 'refused' && onEdit && (
            <Button size="small" icon={Pencil} onClick={onEdit}>
              {words.t('chat.edit')}
            </Button>
          )}
          {onTakeBack && <TakeBackButton onTakeBack={onTakeBack} />}
          <RetryButton problem={problem} onRetry={() => actions.onRetry(messageId)} />
        </>
      }
    />
  );
}

/** Puts the text of a message that the server does not have back into the composer. */
export function TakeBackButton({ onTakeBack }: { onTakeBack: () => void }) {
  const { t } = useWords();
  return (
    <Button size="small" icon={Undo2} iconPoints onClick={onTakeBack}>
      {t('chat.takeBack')}
    </Button>
  );
}

function RetryButton({ problem, onRetry }: { problem: ChatProblem | null; onRetry: () => void }) {
  const { t } = useWords();
  const { canBranch } = useContext(RowsContext);
  const secondsLeft = problem?.kind === 'rateLimited' ? problem.secondsLeft : 0;
  // Text, not a button that can't be pressed: it says when there will be one (429).
  if (secondsLeft > 0)
    return <span className={css.countdown}>{t('chat.retryIn', { count: secondsLeft })}</span>;
  if (!canBranch) return null;
  return (
    <Button
      size="small"
      icon={RotateCcw}
      onClick={(event) => {
        focusThread(event);
        onRetry();
      }}
    >
      {t('common.retry')}
    </Button>
  );
}

/** A line under a message that says what became of it. */
export function Outcome({
  tone,
  icon,
  title,
  text,
  after,
}: {
  tone: 'neutral' | 'caution' | 'critical';
  icon: IconDrawing;
  title?: string;
  text: string;
  after?: ReactNode;
}) {
  return (
    <div className={classes(css.outcome, css.tone[tone])}>
      <span className={css.outcomeIcon}>
        <Icon icon={icon} size="small" />
      </span>
      <div className={css.outcomeBody}>
        {title && <strong className={css.outcomeTitle}>{title}</strong>}
        <span dir="auto" className={css.outcomeText}>
          {text}
        </span>
        {after && <div className={css.outcomeActions}>{after}</div>}
      </div>
    </div>
  );
}
