import { useWords } from '@parley/i18n/react';
import type { ChatMessage, ReadyChatView } from '@parley/model';
import { ArrowDown } from 'lucide-react';
import { type KeyboardEvent, memo, type ReactNode, useEffect, useMemo, useRef, useState } from 'react';
import { Button } from '../../components/Button/Button.tsx';
import { keyboardScroll } from '../../components/keyboardScroll.ts';
import { VisuallyHidden } from '../../layout/VisuallyHidden/VisuallyHidden.tsx';
import type { MessageActions } from '../Message/message.types.ts';
import { useStableActions } from '../useStableActions.ts';
import { announcementOf } from './announcement.ts';
import { Row } from './Row.tsx';
import * as css from './Transcript.css.ts';
import { useFollow } from './useFollow.ts';
import { usePerFrame } from './usePerFrame.ts';
import { usePrinting } from './usePrinting.ts';
import { useRows } from './useRows.ts';

/** Props of `Transcript`. */
export interface TranscriptProps {
  /** Oldest first. */
  messages: readonly ChatMessage[];
  /** The thread's forks, where there are several versions. */
  forks: ReadyChatView['forks'];
  /** Who answers: names the thread. */
  assistantName: string;
  /** Address of the picture; initials stand in for null. */
  avatarUrl: string | null;
  /** What the buttons of a message do. */
  actions: MessageActions;
  /** Who wrote the reader's messages, where that is not who looks at them. */
  readerName?: string | undefined;
  /** What else there is to say of an answer, below it. */
  noteOf?: ((answer: ChatMessage) => ReactNode) | undefined;
  /**
   * Where a thread opens: whoever looks into a conversation of others begins with its question, or with a
   * message that is looked for, below what it follows.
   * @default 'end'
   */
  opensAt?: 'start' | 'end' | { messageId: string };
  /** IANA name; the browser's own when undefined. */
  timeZone?: string | undefined;
}

/** A question or its answer on the way: what is queued comes after it. */
const isUnderWay = ({ state }: ChatMessage) =>
  state === 'sending' || state === 'waiting' || state === 'streaming';

/**
 * The thread so far: messages by day, oldest first, in an area that scrolls. The newest text stays in
 * view while the reader is at the end; otherwise 'Jump to latest' leads there (CH-5). However long it is,
 * only the rows near the view are rendered, but all of them on paper. Screen readers hear that an answer
 * starts and what it says at its end, from a region of their own; the log itself is silent while text
 * streams in.
 *
 * A message is rendered again only when it is another object: keep those that did not change.
 */
export function Transcript({ messages, forks, actions, ...rest }: TranscriptProps) {
  const shown = usePerFrame(useMemo(() => ({ messages, forks }), [messages, forks]));
  return <Log {...rest} {...shown} actions={useStableActions(actions)} />;
}

const Log = memo(function Log({
  messages,
  forks,
  assistantName,
  avatarUrl,
  actions,
  readerName,
  noteOf,
  opensAt = 'end',
  timeZone,
}: TranscriptProps) {
  const { t } = useWords();
  const scroller = useRef<HTMLDivElement>(null);
  const anchor = opensAt === 'end' ? 'end' : 'start';
  const { rows, onFocus } = useRows(messages, scroller, anchor, usePrinting());
  const { onScroll, following, toEnd } = useFollow(rows, scroller, messages, forks, opensAt);
  const announcement = useAnnouncement(messages.at(-1), assistantName);
  // Looked up once: the log is rendered with each step of an answer.
  const label = useMemo(() => t('chat.conversation', { name: assistantName }), [t, assistantName]);

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.defaultPrevented || isTyping(event)) return;
    // The browser would scroll only to the estimated end at the moment of the key press.
    if (event.key === 'Home') rows.scrollToOffset(0);
    else if (event.key === 'End') toEnd();
    else return;
    event.preventDefault();
  };

  return (
    <div className={css.root}>
      <div
        ref={scroller}
        className={css.scroller}
        role="log"
        aria-live="off"
        aria-label={label}
        {...keyboardScroll}
        onScroll={onScroll}
        onKeyDown={onKeyDown}
        onFocus={onFocus}
      >
        <div className={css.content}>
          <ol ref={rows.containerRef} className={css.list}>
            {rows.getVirtualItems().map(({ index }) => {
              const message = messages[index];
              return (
                message && (
                  <Row
                    key={message.id}
                    measure={rows.measureElement}
                    index={index}
                    count={messages.length}
                    message={message}
                    previousAt={messages[index - 1]?.createdAt}
                    assistantName={assistantName}
                    avatarUrl={avatarUrl}
                    branches={forks[message.parentId ?? '']}
                    isBehind={message.state === 'queued' && messages.some(isUnderWay)}
                    actions={actions}
                    readerName={readerName}
                    note={message.author === 'assistant' ? noteOf?.(message) : undefined}
                    timeZone={timeZone}
                  />
                )
              );
            })}
          </ol>
        </div>
      </div>
      {anchor === 'end' && !following && (
        <div className={css.jump}>
          <span className={css.jumpButton}>
            <Button
              size="small"
              icon={ArrowDown}
              onClick={() => {
                toEnd();
                // The button disappears, so the focus is moved first.
                scroller.current?.focus({ preventScroll: true });
              }}
            >
              {t('chat.latest')}
            </Button>
          </span>
        </div>
      )}
      <VisuallyHidden role="status">{announcement}</VisuallyHidden>
    </div>
  );
});

/** Whether a key belongs to a field, or is part of a shortcut. */
function isTyping(event: KeyboardEvent): boolean {
  const isField = event.target instanceof Element && event.target.matches('input, textarea, select');
  return isField || event.ctrlKey || event.metaKey || event.altKey || event.shiftKey;
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
