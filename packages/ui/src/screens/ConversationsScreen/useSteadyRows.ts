import { type RefObject, useEffect, useLayoutEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import type { ConversationListItem } from './conversations.types.ts';
import { type SteadyRows, steadyRows } from './steadyRows.ts';

/** What stands around an element and was scrolled, the nearest first. */
function scrolledAround(element: Element | null): Element[] {
  if (!element) return [];
  const rest = scrolledAround(element.parentElement);
  return element.scrollTop > 0 ? [element, ...rest] : rest;
}

export interface SteadyRowsOptions {
  conversations: readonly ConversationListItem[];
  /** Names what was asked for: another list is shown as it is. */
  list: string;
  /** Whether it is the first page: what is newer than a later one stands on the page before it. */
  isFirst: boolean;
  /** The list of the rows. */
  of: RefObject<HTMLElement | null>;
}

/**
 * Rows that follow what is new (AS-6): newer ones come in on top while the list is at its top and nobody is
 * in it with the focus. Otherwise those in view stay, and the newer ones are counted until somebody asks for
 * them or scrolls to the top.
 */
export function useSteadyRows({
  conversations,
  list,
  isFirst,
  of,
}: SteadyRowsOptions): SteadyRows<ConversationListItem> & { showNewer: () => void } {
  const [shown, setShown] = useState({ list, rows: conversations, newer: 0 });
  useLayoutEffect(() => {
    const mayMove = isFirst && isUntouched(of.current);
    setShown((before) =>
      before.list !== list || mayMove
        ? { list, rows: conversations, newer: 0 }
        : { list, ...steadyRows(before.rows, conversations) },
    );
  }, [conversations, list, isFirst, of]);

  const newer = isFirst ? shown.newer : 0;
  const showAll = () => setShown({ list, rows: conversations, newer: 0 });
  useEffect(() => {
    if (newer === 0) return;
    const look = () => {
      if (isUntouched(of.current)) setShown({ list, rows: conversations, newer: 0 });
    };
    document.addEventListener('scroll', look, { capture: true, passive: true });
    return () => document.removeEventListener('scroll', look, { capture: true });
  }, [newer, conversations, list, of]);

  return {
    rows: shown.rows,
    newer,
    showNewer() {
      flushSync(showAll);
      for (const scrolled of scrolledAround(of.current)) scrolled.scrollTo(0, 0);
      // The button that was pressed is gone.
      of.current?.querySelector('a')?.focus();
    },
  };
}

/** Whether a list is at its top, without the focus in it. */
const isUntouched = (list: HTMLElement | null) =>
  list !== null && !list.contains(document.activeElement) && scrolledAround(list).length === 0;
