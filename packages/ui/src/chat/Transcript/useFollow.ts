import type { ChatMessage, ReadyChatView } from '@parley/model';
import { type RefObject, useCallback, useLayoutEffect, useRef, useState } from 'react';
import { changeOf } from './change.ts';
import type { Rows } from './useRows.ts';

/**
 * Within how many px of the end a reader who scrolls there counts as being there: about a line and a half.
 */
const END_THRESHOLD = 40;

/**
 * Most of the view that the message before the one opened at may take: what is looked for stays in view.
 */
const MOST_BEFORE = 0.5;

/** What `useFollow` gives. */
export interface Follow {
  /** Goes on the `onScroll` of the element that scrolls. */
  onScroll: () => void;
  /** Whether the newest text is in view and followed. */
  following: boolean;
  /** Brings the newest text into view and follows it. */
  toEnd: () => void;
}

/**
 * Keeps the end of a growing thread in view while the reader is there, and leaves the reader alone otherwise
 * (CH-5): scrolling up by the least bit ends the following, coming back to the end takes it up. A message
 * that the reader sends is always brought into view; another branch is shown at the same scroll position.
 * @param scroller the element that scrolls.
 * @param opensAt `start` or a message for who reads a conversation of others: nothing is followed (AS-6).
 */
export function useFollow(
  rows: Rows,
  scroller: RefObject<HTMLDivElement | null>,
  messages: readonly ChatMessage[],
  forks: ReadyChatView['forks'],
  opensAt: 'start' | 'end' | { messageId: string },
): Follow {
  const last = useRef({ top: 0, room: 0 });
  const mayFollow = opensAt === 'end';
  const openingId = typeof opensAt === 'object' ? opensAt.messageId : null;
  const isFollowing = useRef(mayFollow);
  const [following, setFollowing] = useState(true);

  const follow = useCallback(
    (value: boolean) => {
      isFollowing.current = value && mayFollow;
      setFollowing(value);
    },
    [mayFollow],
  );

  const toEnd = useCallback(() => {
    follow(true);
    rows.scrollToEnd();
  }, [follow, rows]);

  const onScroll = useCallback(() => {
    const element = scroller.current;
    if (!element) return;
    const top = element.scrollTop;
    const room = element.scrollHeight - element.clientHeight;
    // Rows that turn out shorter than estimated reduce `scrollTop`: that is not the reader scrolling.
    const moved = last.current.top - top - Math.max(0, last.current.room - room);
    last.current = { top, room };
    if (moved > 1 && room - top > 1) follow(false);
    else if (room - top <= END_THRESHOLD) follow(true);
  }, [scroller, follow]);

  // A growing composer or a keyboard takes room away; rows grow all at once when their lines become shorter.
  // In both cases the end must stay in view.
  useLayoutEffect(() => {
    const element = scroller.current;
    if (!element) return;
    const observer = new ResizeObserver(() => {
      if (!isFollowing.current) onScroll();
      // The virtualiser follows a growing last row by itself; asking it too would cost one more layout per
      // frame.
      else if (fromEnd(element) > 1) rows.scrollToEnd();
    });
    for (const watched of [element, ...element.children]) observer.observe(watched);
    return () => observer.disconnect();
  }, [rows, scroller, onScroll]);

  const shown = useRef<{ messages: readonly ChatMessage[]; ownId: string | undefined }>({
    messages: [],
    ownId: undefined,
  });
  useLayoutEffect(() => {
    const own = messages.findLast(({ author }) => author === 'reader');
    const change = changeOf(shown.current.messages, messages, forks);
    const isNewOwn = own !== undefined && own.id !== shown.current.ownId;
    shown.current = { messages, ownId: own?.id };
    if (!mayFollow) {
      if (change !== 'another') return;
      const index = openingId === null ? -1 : messages.findIndex(({ id }) => id === openingId);
      if (index > 0) rows.scrollToIndex(openingRow(rows, index), { align: 'start' });
      else rows.scrollToOffset(0);
    } else if (change === 'another') toEnd();
    else if (change === 'added' && (isNewOwn || isFollowing.current)) toEnd();
    else if (change === 'branch') {
      // Scroll to a branch that the reader has just begun by sending, not to one that was only switched to.
      if (isNewOwn && own.state !== 'sent') toEnd();
      else follow(fromEnd(scroller.current) <= END_THRESHOLD);
    }
  }, [messages, forks, scroller, rows, mayFollow, openingId, follow, toEnd]);

  return { onScroll, following, toEnd };
}

/** The row at the top of the view for a message: what it follows, where that leaves room for it. */
function openingRow(rows: Rows, index: number): number {
  const before = rows.measurementsCache[index - 1]?.size ?? 0;
  return before <= (rows.scrollRect?.height ?? 0) * MOST_BEFORE ? index - 1 : index;
}

/** How far the view is from the end, in px. */
function fromEnd(element: HTMLElement | null): number {
  return element ? element.scrollHeight - element.clientHeight - element.scrollTop : 0;
}
