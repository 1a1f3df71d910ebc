import { useWords } from '@parley/i18n/react';
import { ArrowDown } from 'lucide-react';
import { Fragment, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { Button } from '../../components/Button/Button.tsx';
import { VisuallyHidden } from '../../layout/VisuallyHidden/VisuallyHidden.tsx';
import type { ChatMessage } from '../chat.types.ts';
import { keyboardScroll } from '../keyboardScroll.ts';
import { Message, type MessageActions } from '../Message/Message.tsx';
import { dayOf, formatDay } from '../time.ts';
import { announcementOf } from './announcement.ts';
import * as css from './Transcript.css.ts';
import { useEarlier } from './useEarlier.ts';
import { useFollow } from './useFollow.ts';

/** Props of `Transcript`. */
export interface TranscriptProps {
  messages: readonly ChatMessage[];
  assistantName: string;
  avatarUrl: string | null;
  actions: MessageActions;
  /** IANA name; the browser's own when undefined. */
  timeZone?: string | undefined;
}

/** From how near to the start, in px, earlier messages are added on their own. */
const EARLIER_DISTANCE = 240;

/**
 * The conversation so far: messages by day, oldest first, in an area that scrolls. The newest text stays in view while the reader is at the
 * end; otherwise 'Jump to latest' leads there (CH-5). Screen readers hear that an answer starts and what it says at
 * its end, from a region of their own; the log itself is silent while text streams in.
 *
 * A message is rendered again only when it is another object: keep those that did not change.
 */
export function Transcript({ messages, assistantName, avatarUrl, actions, timeZone }: TranscriptProps) {
  const { t, locale } = useWords();
  const own = messages.findLast((message) => message.author === 'reader');
  const { scroller, content, onScroll, following, toEnd } = useFollow(own?.id);
  const { rows, more, showEarlier } = useEarlier(messages, scroller);
  const stableActions = useStableActions(actions);
  const announcement = useAnnouncement(messages.at(-1), assistantName);

  return (
    <div className={css.root}>
      <div
        ref={scroller}
        className={css.scroller}
        role="log"
        aria-live="off"
        aria-label={t('chat.conversation', { name: assistantName })}
        {...keyboardScroll}
        onScroll={() => {
          onScroll();
          const top = scroller.current?.scrollTop ?? Number.POSITIVE_INFINITY;
          if (more && top < EARLIER_DISTANCE) showEarlier();
        }}
      >
        <div ref={content} className={css.content}>
          {more && (
            <div className={css.earlier}>
              <Button variant="quiet" size="small" onClick={showEarlier}>
                {t('chat.earlier')}
              </Button>
            </div>
          )}
          <ol className={css.list}>
            {rows.map((message, index) => {
              const day = dayOf(message.createdAt, timeZone);
              const before = rows[index - 1];
              const newDay = !before || dayOf(before.createdAt, timeZone) !== day;
              return (
                <Fragment key={message.id}>
                  {newDay && (
                    <li className={css.day}>
                      <time dateTime={day}>{formatDay(day, locale, timeZone, Date.now())}</time>
                    </li>
                  )}
                  <li>
                    <Message
                      message={message}
                      assistantName={assistantName}
                      avatarUrl={avatarUrl}
                      actions={stableActions}
                      timeZone={timeZone}
                    />
                  </li>
                </Fragment>
              );
            })}
          </ol>
        </div>
      </div>
      {!following && (
        <div className={css.jump}>
          <span className={css.jumpButton}>
            <Button size="small" icon={ArrowDown} onClick={toEnd}>
              {t('chat.latest')}
            </Button>
          </span>
        </div>
      )}
      <VisuallyHidden role="status">{announcement}</VisuallyHidden>
    </div>
  );
}

/** The same object for as long as the same actions are given, whatever functions stand behind them. */
function useStableActions(actions: MessageActions): MessageActions {
  const latest = useRef(actions);
  useLayoutEffect(() => {
    latest.current = actions;
  });
  const manages = actions.onManageSubscription !== undefined;
  return useMemo(
    () => ({
      onRetry: (id) => latest.current.onRetry(id),
      onRate: (id, rating) => latest.current.onRate(id, rating),
      onManageSubscription: manages ? (status) => latest.current.onManageSubscription?.(status) : undefined,
    }),
    [manages],
  );
}

/** The words for the status region; they stay until there are others. */
function useAnnouncement(newest: ChatMessage | undefined, name: string): string {
  const { t } = useWords();
  const before = useRef<ChatMessage | undefined>(undefined);
  const [announcement, setAnnouncement] = useState('');
  useEffect(() => {
    const words = announcementOf(before.current, newest, name, t);
    before.current = newest;
    if (words !== null) setAnnouncement(words);
  }, [newest, name, t]);
  return announcement;
}
