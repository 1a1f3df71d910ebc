import { type RefObject, useCallback, useLayoutEffect, useRef, useState } from 'react';

/** Within how many px of the end a reader counts as being there: about a line and a half. */
const END_THRESHOLD = 40;

/** What `useFollow` gives. */
export interface Follow {
  /** Goes on the element that scrolls. */
  scroller: RefObject<HTMLDivElement | null>;
  /** Goes on the element inside it that grows. */
  content: RefObject<HTMLDivElement | null>;
  /** Goes on `scroller`'s `onScroll`. */
  onScroll: () => void;
  /** Whether the newest text is in view and followed. */
  following: boolean;
  /** Brings the newest text into view and follows it. */
  toEnd: () => void;
}

/**
 * Keeps the end of a growing conversation in view while the reader is there, and leaves the reader alone otherwise (CH-5): scrolling up by the
 * least bit ends the following, coming back to the end takes it up.
 * @param ownMessageId id of the reader's newest message: what one has just sent is shown wherever one was.
 */
export function useFollow(ownMessageId: string | undefined): Follow {
  const scroller = useRef<HTMLDivElement>(null);
  const content = useRef<HTMLDivElement>(null);
  const lastTop = useRef(0);
  const isFollowing = useRef(true);
  const [following, setFollowing] = useState(true);

  const follow = useCallback((value: boolean) => {
    isFollowing.current = value;
    setFollowing(value);
  }, []);

  const pin = useCallback(() => {
    const element = scroller.current;
    if (!element) return;
    element.scrollTop = element.scrollHeight;
    lastTop.current = element.scrollTop;
  }, []);

  const toEnd = useCallback(() => {
    follow(true);
    pin();
  }, [follow, pin]);

  const onScroll = useCallback(() => {
    const element = scroller.current;
    if (!element) return;
    const fromEnd = element.scrollHeight - element.clientHeight - element.scrollTop;
    const movedUp = element.scrollTop < lastTop.current - 1;
    lastTop.current = element.scrollTop;
    if (movedUp && fromEnd > 1) follow(false);
    else if (fromEnd <= END_THRESHOLD) follow(true);
  }, [follow]);

  // Both may change size for many reasons (text, a growing composer, a keyboard): the observer sees each before it is painted.
  useLayoutEffect(() => {
    const elements = [scroller.current, content.current].filter((element) => element !== null);
    const observer = new ResizeObserver(() => {
      if (isFollowing.current) pin();
      else onScroll();
    });
    for (const element of elements) observer.observe(element);
    pin();
    return () => observer.disconnect();
  }, [pin, onScroll]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new message of the reader's own is the reason to run, not a value it needs.
  useLayoutEffect(() => {
    toEnd();
  }, [ownMessageId, toEnd]);

  return { scroller, content, onScroll, following, toEnd };
}
