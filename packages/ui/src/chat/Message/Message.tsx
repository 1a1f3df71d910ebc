import { useWords } from '@parley/i18n/react';
import {
  CircleAlert,
  CircleStop,
  Pencil,
  RefreshCw,
  RotateCcw,
  Scissors,
  ThumbsDown,
  ThumbsUp,
  TriangleAlert,
  WifiOff,
} from 'lucide-react';
import { type MouseEvent, memo, type ReactNode, useContext, useRef } from 'react';
import { flushSync } from 'react-dom';
import { classes } from '../../classes.ts';
import { Avatar } from '../../components/Avatar/Avatar.tsx';
import { Button } from '../../components/Button/Button.tsx';
import { CopyButton } from '../../components/CopyButton/CopyButton.tsx';
import { Icon, type IconDrawing } from '../../components/Icon/Icon.tsx';
import { IconButton } from '../../components/IconButton/IconButton.tsx';
import { formatTime } from '../../format/dates.ts';
import { VisuallyHidden } from '../../layout/VisuallyHidden/VisuallyHidden.tsx';
import type { ChatActions, ChatMessage, ChatProblem } from '../chat.types.ts';
import { filled } from '../filled.tsx';
import { Markdown } from '../Markdown/Markdown.tsx';
import { problemWords } from '../words.ts';
import * as css from './Message.css.ts';
import { MessageEditor } from './MessageEditor.tsx';
import { RowsContext, useEdit } from './rows.ts';
import { Versions } from './Versions.tsx';

/** What a message's buttons do. */
export type MessageActions = Pick<
  ChatActions,
  'onRetry' | 'onRate' | 'onRegenerate' | 'onEdit' | 'onBranch' | 'onManageSubscription'
>;

/** Props of `Message`. */
export interface MessageProps {
  /** What is shown, with its state and its problem. */
  message: ChatMessage;
  /** The assistant that answers. */
  assistantName: string;
  /** Address of the picture; initials stand in for null. */
  avatarUrl: string | null;
  /** Ids of all branches that begin where this message stands, oldest first, itself among them; undefined where it is the only one. */
  branches?: readonly string[] | undefined;
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

function ReaderMessage({ message, branches, actions, timeZone }: MessageProps) {
  const { t } = useWords();
  const { canBranch } = useContext(RowsContext);
  const edit = useEdit(message.id);
  const field = useRef<HTMLTextAreaElement>(null);
  const editButton = useRef<HTMLButtonElement>(null);

  const failed = message.state === 'failed';
  // The focus moves in and back here, not when a row appears: one that scrolls into sight takes none.
  const open = () => {
    flushSync(() => edit.change(message.body));
    field.current?.focus();
    field.current?.setSelectionRange(message.body.length, message.body.length);
  };
  const cancel = () => {
    const conversation = conversationAround(field.current);
    flushSync(edit.end);
    // The button is not there while an answer is being written.
    (editButton.current ?? conversation)?.focus({ preventScroll: true });
  };
  const send = (text: string) => {
    // The field goes; where there is a composer, the focus goes on to it.
    conversationAround(field.current)?.focus({ preventScroll: true });
    edit.end();
    actions.onEdit(message.id, text);
  };
  const onEdit = canBranch && (failed || message.state === 'sent') ? open : undefined;
  return (
    <div className={css.reader}>
      <Said name={t('chat.you')} at={message.createdAt} timeZone={timeZone} />
      {edit.text === undefined ? (
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
          <Toolbar message={message} timeZone={timeZone}>
            {onEdit && (
              <IconButton
                ref={editButton}
                icon={Pencil}
                label={t('chat.edit')}
                size="small"
                onClick={onEdit}
              />
            )}
          </Toolbar>
        </div>
      ) : (
        <MessageEditor
          field={field}
          sent={message.body}
          text={edit.text}
          onChange={edit.change}
          onCancel={cancel}
          onSend={send}
        />
      )}
      {branches && <Versions messageId={message.id} branches={branches} onBranch={actions.onBranch} />}
      {message.state === 'queued' && <Outcome tone="neutral" icon={WifiOff} text={t('chat.state.queued')} />}
      {message.state === 'sending' && <VisuallyHidden>{t('chat.sending')}</VisuallyHidden>}
      {failed && edit.text === undefined && (
        <Problem
          problem={message.problem ?? GENERIC}
          title={t('chat.state.notSent')}
          messageId={message.id}
          actions={actions}
          onEdit={onEdit}
          timeZone={timeZone}
        />
      )}
    </div>
  );
}

function AnswerMessage({ message, assistantName, avatarUrl, branches, actions, timeZone }: MessageProps) {
  const finished = message.state !== 'waiting' && message.state !== 'streaming';
  const hasText = message.body !== '';
  return (
    <div className={css.answer}>
      <Avatar name={assistantName} imageUrl={avatarUrl} />
      <div className={css.answerBody}>
        <Said name={assistantName} at={message.createdAt} timeZone={timeZone} />
        {message.state === 'waiting' && <Waiting name={assistantName} />}
        {hasText && (
          <Markdown
            text={message.body}
            citations={message.citations}
            streaming={message.state === 'streaming'}
          />
        )}
        <AnswerOutcome message={message} actions={actions} timeZone={timeZone} />
        {(branches || (finished && hasText)) && (
          <div className={css.answerFoot}>
            {branches && <Versions messageId={message.id} branches={branches} onBranch={actions.onBranch} />}
            {finished && hasText && (
              <Toolbar message={message} timeZone={timeZone}>
                <Regenerate message={message} actions={actions} />
                <Rating message={message} actions={actions} />
              </Toolbar>
            )}
          </div>
        )}
      </div>
    </div>
  );
}

/** Asks for another answer beside a whole one; one that broke off is asked for again in its own place. */
function Regenerate({ message, actions }: Pick<MessageProps, 'message' | 'actions'>) {
  const { t } = useWords();
  const { canBranch } = useContext(RowsContext);
  const whole = message.state === 'complete' || message.state === 'truncated';
  if (!canBranch || !whole || message.parentId === null) return null;
  return (
    <IconButton
      icon={RefreshCw}
      label={t('chat.regenerate')}
      size="small"
      onClick={(event) => {
        focusConversation(event);
        actions.onRegenerate(message.id);
      }}
    />
  );
}

/** What scrolls around a message: it takes the focus of what goes away, and brings up no keyboard on a phone as the composer would. */
const conversationAround = (element: Element | null) => element?.closest<HTMLElement>('[role=log]');

const focusConversation = ({ currentTarget }: MouseEvent) =>
  conversationAround(currentTarget)?.focus({ preventScroll: true });

const ThumbsUpFilled = filled(ThumbsUp);
const ThumbsDownFilled = filled(ThumbsDown);

const GENERIC: ChatProblem = { kind: 'generic' };

/**
 * Who wrote a message and when, for those who can't see on which side it stands. Apart from the message, because words and times are slow
 * to make and an answer changes in each frame.
 */
const Said = memo(function Said({
  name,
  at,
  timeZone,
}: {
  name: string;
  /** ISO 8601. */
  at: string;
  timeZone: string | undefined;
}) {
  const { t, locale } = useWords();
  return <VisuallyHidden>{t('chat.said', { name, time: formatTime(locale, at, timeZone) })}</VisuallyHidden>;
});

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
  onEdit,
  timeZone,
}: {
  problem: ChatProblem;
  title?: string;
  messageId: string;
  actions: MessageActions;
  /** Opens the text for changing, where that can be done. */
  onEdit?: (() => void) | undefined;
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
          {/* What the server refuses, it refuses again. */}
          {problem.kind === 'refused' && onEdit && (
            <Button size="small" icon={Pencil} onClick={onEdit}>
              {words.t('chat.edit')}
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
        focusConversation(event);
        onRetry();
      }}
    >
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
        {formatTime(locale, message.createdAt, timeZone)}
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
