import { useWords } from '@parley/i18n/react';
import { type ChatMessage, canBeTakenBack } from '@parley/model';
import { Clock, Pencil, WifiOff } from 'lucide-react';
import { memo, type ReactNode, useContext, useRef } from 'react';
import { flushSync } from 'react-dom';
import { classes } from '../../classes.ts';
import { Avatar } from '../../components/Avatar/Avatar.tsx';
import { IconButton } from '../../components/IconButton/IconButton.tsx';
import { formatTime } from '../../format/dates.ts';
import { VisuallyHidden } from '../../layout/VisuallyHidden/VisuallyHidden.tsx';
import { Markdown } from '../Markdown/Markdown.tsx';
import * as css from './Message.css.ts';
import { MessageEditor } from './MessageEditor.tsx';
import type { MessageActions } from './message.types.ts';
import { AnswerOutcome, Outcome, Problem, TakeBackButton } from './Outcome.tsx';
import { RowsContext, useEdit } from './rows.ts';
import { Rating, Regenerate, Toolbar } from './Toolbar.tsx';
import { threadAround } from './threadFocus.ts';
import { Versions } from './Versions.tsx';
import { Why } from './Why.tsx';

/** Props of `Message`. */
export interface MessageProps {
  /** What is shown, with its state and its problem. */
  message: ChatMessage;
  /** The assistant that answers. */
  assistantName: string;
  /** Address of the picture; initials stand in for null. */
  avatarUrl: string | null;
  /**
   * Ids of all branches that begin where this message stands, oldest first, itself among
   * them; none where it is the only one.
   */
  branches?: readonly string[] | undefined;
  /** An answer is on its way, which comes before what is not sent yet. */
  isBehind?: boolean | undefined;
  /** What can be done with the newest message of a thread is always shown. */
  isNewest?: boolean | undefined;
  /**
   * Must stay the same object between renders: a message is rendered again
   * only when something of its own changes.
   */
  actions: MessageActions;
  /** Who wrote the reader's messages, where that is not who looks at them. */
  readerName?: string | undefined;
  /** Below an answer: what else there is to say of it. Its toolbar, between the two, is then in view. */
  note?: ReactNode;
  /** IANA name; the browser's own when undefined. */
  timeZone?: string | undefined;
}

/**
 * One message of a thread: the reader's in a soft bubble at the end, the assistant's as
 * plain text beside its avatar, each with what can be done with it and, when something went
 * wrong, what it was (CH-3, CH-4, ER-3).
 */
export const Message = memo(function Message(props: MessageProps) {
  return props.message.author === 'reader' ? <ReaderMessage {...props} /> : <AnswerMessage {...props} />;
});

function ReaderMessage({ message, branches, isBehind, actions, readerName, timeZone }: MessageProps) {
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
    const thread = threadAround(field.current);
    flushSync(edit.end);
    // The button is not there while an answer is being written.
    (editButton.current ?? thread)?.focus({ preventScroll: true });
  };
  const send = (text: string) => {
    // The field goes; where there is a composer, the focus goes on to it.
    threadAround(field.current)?.focus({ preventScroll: true });
    edit.end();
    actions.onEdit(message.id, text);
  };
  const takeBack = () => actions.onTakeBack(message.id);
  const onEdit = canBranch && (failed || message.state === 'sent') ? open : undefined;
  return (
    <div className={css.reader}>
      <Said name={readerName ?? t('chat.you')} at={message.createdAt} timeZone={timeZone} />
      {edit.text === undefined ? (
        <div className={css.readerRow}>
          {/* The tail points to its side of the thread, whichever way the words run. */}
          <div
            className={classes(
              css.bubble,
              failed && css.failedBubble,
              message.state === 'sending' && css.pending,
            )}
          >
            <div className={css.bubbleText} dir="auto">
              {message.body}
            </div>
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
      {message.state === 'queued' && (
        <Outcome
          tone="neutral"
          icon={isBehind ? Clock : WifiOff}
          text={t(isBehind ? 'chat.state.behind' : 'chat.state.queued')}
          after={<TakeBackButton onTakeBack={takeBack} />}
        />
      )}
      {message.state === 'sending' && <VisuallyHidden>{t('chat.sending')}</VisuallyHidden>}
      {failed && edit.text === undefined && (
        <Problem
          problem={message.problem}
          title={t(`chat.state.${message.problem?.kind === 'notConfirmed' ? 'notConfirmed' : 'notSent'}`)}
          messageId={message.id}
          actions={actions}
          onEdit={onEdit}
          onTakeBack={canBranch && canBeTakenBack(message) ? takeBack : undefined}
          timeZone={timeZone}
        />
      )}
    </div>
  );
}

function AnswerMessage(props: MessageProps) {
  const { message, assistantName, avatarUrl, branches, isNewest, actions, note, timeZone } = props;
  const finished = message.state !== 'waiting' && message.state !== 'streaming';
  const hasText = message.body !== '';
  const down = useRef<HTMLButtonElement>(null);
  return (
    <div className={classes(css.answer, (isNewest || note !== undefined) && css.withTools)}>
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
                {actions.onRate && <Rating message={message} onRate={actions.onRate} down={down} />}
              </Toolbar>
            )}
          </div>
        )}
        {actions.onRate && <Why message={message} onRate={actions.onRate} down={down} />}
        {note}
      </div>
    </div>
  );
}

/**
 * Who wrote a message and when, for those who can't see on which side it stands. Apart from the message,
 * because words and times are slow to make and an answer changes in each frame.
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
