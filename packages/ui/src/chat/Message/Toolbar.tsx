import { useWords } from '@parley/i18n/react';
import { type ChatMessage, isBlank } from '@parley/model';
import { RefreshCw, ThumbsDown, ThumbsUp } from 'lucide-react';
import { type ReactNode, type Ref, useContext } from 'react';
import { CopyButton } from '../../components/CopyButton/CopyButton.tsx';
import { IconButton } from '../../components/IconButton/IconButton.tsx';
import { formatTime } from '../../format/dates.ts';
import { filled } from '../filled.tsx';
import * as css from './Message.css.ts';
import type { MessageActions, MessagePartProps } from './message.types.ts';
import { RowsContext, useWhy } from './rows.ts';
import { focusThread } from './threadFocus.ts';
import { useOneStop } from './useOneStop.ts';

const ThumbsUpFilled = filled(ThumbsUp);
const ThumbsDownFilled = filled(ThumbsDown);

/** Time and actions: shown while the message is hovered or holds focus; always on touch and of the newest. */
export function Toolbar({
  message,
  timeZone,
  children,
}: {
  message: ChatMessage;
  timeZone: string | undefined;
  children?: ReactNode;
}) {
  const { t, locale } = useWords();
  // Some of its buttons come and go with this.
  useContext(RowsContext);
  return (
    <div className={css.toolbar} role="toolbar" aria-label={t('chat.actions')} {...useOneStop()}>
      <CopyButton text={message.body} label={t('chat.copyMessage')} />
      {children}
      <time className={css.time} dateTime={message.createdAt} aria-hidden="true">
        {formatTime(locale, message.createdAt, timeZone)}
      </time>
    </div>
  );
}

/** Asks for another answer beside a whole one; one that broke off is asked for again in its own place. */
export function Regenerate({ message, actions }: MessagePartProps) {
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
        focusThread(event);
        actions.onRegenerate(message.id);
      }}
    />
  );
}

/** Says whether an answer helped; the second press takes it back. A bad one is asked about (`Why`). */
export function Rating({
  message,
  onRate,
  down,
}: Pick<MessagePartProps, 'message'> & {
  onRate: NonNullable<MessageActions['onRate']>;
  /** The button that calls it bad. */
  down: Ref<HTMLButtonElement>;
}) {
  const { t } = useWords();
  const why = useWhy(message.id);
  const rate = (rating: 'up' | 'down') => {
    const isTakenBack = message.rating === rating;
    onRate(message.id, isTakenBack ? null : rating);
    // Words that were not sent are there again when it is called bad once more.
    const { draft } = why;
    if (draft && !draft.isSent && !isBlank(draft.comment)) return;
    if (rating === 'down' && !isTakenBack) why.keep({ reason: null, comment: '', isSent: false });
    else why.end();
  };
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
        ref={down}
        icon={message.rating === 'down' ? ThumbsDownFilled : ThumbsDown}
        label={t('chat.rateDown')}
        size="small"
        pressed={message.rating === 'down'}
        onClick={() => rate('down')}
      />
    </>
  );
}
