import { useWords } from '@parley/i18n/react';
import {
  CircleAlert,
  CircleStop,
  RotateCcw,
  Scissors,
  ThumbsDown,
  ThumbsUp,
  TriangleAlert,
  WifiOff,
} from 'lucide-react';
import { memo, type ReactNode } from 'react';
import { classes } from '../../classes.ts';
import { Avatar } from '../../components/Avatar/Avatar.tsx';
import { Button } from '../../components/Button/Button.tsx';
import { Icon, type IconDrawing } from '../../components/Icon/Icon.tsx';
import { IconButton } from '../../components/IconButton/IconButton.tsx';
import { VisuallyHidden } from '../../layout/VisuallyHidden/VisuallyHidden.tsx';
import { CopyButton } from '../CopyButton/CopyButton.tsx';
import type { ChatActions, ChatMessage, ChatProblem } from '../chat.types.ts';
import { filled } from '../filled.tsx';
import { Markdown } from '../Markdown/Markdown.tsx';
import { formatTime } from '../time.ts';
import { problemWords } from '../words.ts';
import * as css from './Message.css.ts';

/** What a message's buttons do. */
export type MessageActions = Pick<ChatActions, 'onRetry' | 'onRate' | 'onManageSubscription'>;

/** Props of `Message`. */
export interface MessageProps {
  message: ChatMessage;
  /** The assistant that answers. */
  assistantName: string;
  avatarUrl: string | null;
  /** Must stay the same object between renders: a message is rendered again only when something of its own changes. */
  actions: MessageActions;
  /** IANA name; the browser's own when undefined. */
  timeZone?: string | undefined;
}

/**
 * One line of a conversation: the reader's in a soft bubble at the end, the assistant's as plain text beside its avatar, each
 * with what can be done with it and, when something went wrong, what it was (CH-3, CH-4, ER-3).
 */
export const Message = memo(function Message(props: MessageProps) {
  return props.message.author === 'reader' ? <ReaderMessage {...props} /> : <AnswerMessage {...props} />;
});

function ReaderMessage({ message, actions, timeZone }: MessageProps) {
  const { t } = useWords();
  const failed = message.state === 'failed';
  return (
    <div className={css.reader}>
      <Said name={t('chat.you')} message={message} timeZone={timeZone} />
      <div className={css.readerRow}>
        <div
          className={classes(
            css.bubble,
            failed && css.failedBubble,
            message.state === 'sending' && css.pending,
          )}
          dir="auto"
        >
          {message.body}
        </div>
        <Toolbar message={message} timeZone={timeZone} />
      </div>
      {message.state === 'queued' && <Outcome tone="neutral" icon={WifiOff} text={t('chat.state.queued')} />}
      {message.state === 'sending' && <VisuallyHidden>{t('chat.sending')}</VisuallyHidden>}
      {failed && (
        <Problem
          problem={message.problem ?? GENERIC}
          title={t('chat.state.notSent')}
          messageId={message.id}
          actions={actions}
          timeZone={timeZone}
        />
      )}
    </div>
  );
}

function AnswerMessage({ message, assistantName, avatarUrl, actions, timeZone }: MessageProps) {
  const finished = message.state !== 'waiting' && message.state !== 'streaming';
  return (
    <div className={css.answer}>
      <Avatar name={assistantName} imageUrl={avatarUrl} />
      <div className={css.answerBody}>
        <Said name={assistantName} message={message} timeZone={timeZone} />
        {message.state === 'waiting' && <Waiting name={assistantName} />}
        {message.body !== '' && (
          <Markdown
            text={message.body}
            citations={message.citations}
            streaming={message.state === 'streaming'}
          />
        )}
        <AnswerOutcome message={message} actions={actions} timeZone={timeZone} />
        {finished && message.body !== '' && (
          <Toolbar message={message} timeZone={timeZone}>
            <Rating message={message} actions={actions} />
          </Toolbar>
        )}
      </div>
    </div>
  );
}

const ThumbsUpFilled = filled(ThumbsUp);
const ThumbsDownFilled = filled(ThumbsDown);

const GENERIC: ChatProblem = { kind: 'generic' };

/** Who wrote a message and when, for those who can't see on which side it stands. */
function Said({
  name,
  message,
  timeZone,
}: {
  name: string;
  message: ChatMessage;
  timeZone: string | undefined;
}) {
  const { t, locale } = useWords();
  const time = formatTime(message.createdAt, locale, timeZone);
  return <VisuallyHidden>{t('chat.said', { name, time })}</VisuallyHidden>;
}

function Waiting({ name }: { name: string }) {
  const { t } = useWords();
  return (
    <div className={css.waiting}>
      <span className={css.pulse} />
      <VisuallyHidden>{t('chat.answering', { name })}</VisuallyHidden>
    </div>
  );
}

/** How an answer ended, where it did not just end. */
function AnswerOutcome({
  message,
  actions,
  timeZone,
}: Pick<MessageProps, 'message' | 'actions' | 'timeZone'>) {
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
      return (
        <Problem
          problem={message.problem ?? GENERIC}
          messageId={message.id}
          actions={actions}
          timeZone={timeZone}
        />
      );
    default:
      return null;
  }
}

/** A problem in words, with the ways out of it. */
function Problem({
  problem,
  title,
  messageId,
  actions,
  timeZone,
}: {
  problem: ChatProblem;
  title?: string;
  messageId: string;
  actions: MessageActions;
  timeZone: string | undefined;
}) {
  const words = useWords();
  const { text, subscription } = problemWords(problem, words, timeZone);
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
          <RetryButton problem={problem} onRetry={() => actions.onRetry(messageId)} />
        </>
      }
    />
  );
}

function RetryButton({ problem, onRetry }: { problem: ChatProblem | null; onRetry: () => void }) {
  const { t } = useWords();
  const secondsLeft = problem?.kind === 'rateLimited' ? problem.secondsLeft : 0;
  // Text, not a button that can't be pressed: it says when there will be one (429).
  if (secondsLeft > 0)
    return <span className={css.countdown}>{t('chat.retryIn', { count: secondsLeft })}</span>;
  return (
    <Button size="small" icon={RotateCcw} onClick={onRetry}>
      {t('common.retry')}
    </Button>
  );
}

/** A line under a message that says what became of it. */
function Outcome({
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

/** Time and actions: shown while the message is hovered or holds focus, always on touch. */
function Toolbar({
  message,
  timeZone,
  children,
}: {
  message: ChatMessage;
  timeZone: string | undefined;
  children?: ReactNode;
}) {
  const { t, locale } = useWords();
  return (
    <div className={css.toolbar}>
      <CopyButton text={message.body} label={t('chat.copyMessage')} />
      {children}
      <time className={css.time} dateTime={message.createdAt} aria-hidden="true">
        {formatTime(message.createdAt, locale, timeZone)}
      </time>
    </div>
  );
}

function Rating({ message, actions }: Pick<MessageProps, 'message' | 'actions'>) {
  const { t } = useWords();
  const rate = (rating: 'up' | 'down') =>
    actions.onRate(message.id, message.rating === rating ? null : rating);
  return (
    <>
      <IconButton
        icon={message.rating === 'up' ? ThumbsUpFilled : ThumbsUp}
        label={t('chat.rateUp')}
        size="small"
        pressed={message.rating === 'up'}
        onClick={() => rate('up')}
      />
      <IconButton
        icon={message.rating === 'down' ? ThumbsDownFilled : ThumbsDown}
        label={t('chat.rateDown')}
        size="small"
        pressed={message.rating === 'down'}
        onClick={() => rate('down')}
      />
    </>
  );
}
