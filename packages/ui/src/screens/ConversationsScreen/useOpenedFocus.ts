import { type KeyboardEvent, type MouseEvent, useEffect, useRef } from 'react';
import type { OpenedConversation } from './conversations.types.ts';

/** By this attribute the row of a conversation is found. */
export const rowMark = (id: string) => ({ 'data-conversation': id });

export interface OpenedFocusOptions {
  openedId: string | null;
  opened: OpenedConversation | null;
  /** Whether the list is in view beside what is open. */
  wide: boolean;
  onClose: () => void;
}

/**
 * Leads the focus from the row of a conversation into what it opens, and back to the row with Escape or when
 * the conversation is closed (AS-6). Where the reader has gone on to something else, the focus stays there.
 */
export function useOpenedFocus({ openedId, opened, wide, onClose }: OpenedFocusOptions) {
  const root = useRef<HTMLDivElement>(null);
  const pane = useRef<HTMLDivElement>(null);
  const title = useRef<HTMLHeadingElement>(null);
  /** Whose row was pressed last, until the focus is in the conversation. */
  const pressed = useRef<string | null>(null);
  const before = useRef(openedId);

  const rowOf = (id: string) =>
    root.current?.querySelector<HTMLElement>(`[data-conversation="${CSS.escape(id)}"]`);

  const goIn = () => {
    if (pressed.current === null || pressed.current !== openedId) return;
    const row = rowOf(openedId);
    const isOnItsWay = [document.body, pane.current, row].includes(document.activeElement as HTMLElement);
    const isLoading = opened?.kind === 'loading';
    if (!isLoading || !isOnItsWay) pressed.current = null;
    // While it is loaded, the row keeps the focus where it is in view.
    if (isOnItsWay && !(isLoading && row)) (title.current ?? pane.current)?.focus();
  };
  useEffect(goIn);

  useEffect(() => {
    const left = before.current;
    before.current = openedId;
    if (left === null || openedId !== null || document.activeElement !== document.body) return;
    // The list is as far down as it was left.
    root.current
      ?.querySelector<HTMLElement>(`[data-conversation="${CSS.escape(left)}"]`)
      ?.focus({ preventScroll: true });
  }, [openedId]);

  return {
    root,
    pane,
    title,
    /** Goes on each row. */
    onPress(id: string, { metaKey, ctrlKey, shiftKey, altKey }: MouseEvent) {
      // In another tab or window.
      if (metaKey || ctrlKey || shiftKey || altKey) return;
      pressed.current = id;
      goIn();
    },
    /** Goes on the pane. */
    onKeyDown(event: KeyboardEvent) {
      const isHere = event.currentTarget.contains(event.target as Node);
      if (event.key !== 'Escape' || event.defaultPrevented || !isHere) return;
      event.preventDefault();
      if (wide) ((openedId !== null && rowOf(openedId)) || root.current)?.focus();
      else onClose();
    },
  };
}
