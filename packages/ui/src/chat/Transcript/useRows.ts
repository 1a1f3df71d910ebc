import type { ChatMessage } from '@parley/model';
import {
  defaultRangeExtractor,
  measureElement,
  type Range,
  type ReactVirtualizer,
  useVirtualizer,
  type VirtualItem,
  type Virtualizer,
} from '@tanstack/react-virtual';
import { type FocusEvent, type RefObject, useCallback, useRef, useState } from 'react';

/** Renders the rows that are near the view, and knows where each stands. */
export type Rows = ReactVirtualizer<HTMLDivElement, HTMLLIElement>;

/** Rows rendered beyond each edge of the view, so that scrolling and Tab find the next ones there. */
const OVERSCAN = 6;

/** Room above the first row, in px. */
const START_PADDING = 24;

/** Room above a row that the thread opens at, in px: what the row before it ends with. */
const OPENING_PADDING = 16;

/** About what a row takes before it was rendered once: px around its text, px of a line, characters in it. */
const AROUND = { reader: 36, assistant: 56 } as const;
const LINE_HEIGHT = 26;
const LINE_LENGTH = 78;

const estimateHeight = (message: ChatMessage | undefined) =>
  message ? AROUND[message.author] + Math.ceil(message.body.length / LINE_LENGTH) * LINE_HEIGHT : 0;

/**
 * Whether the scroll position is adjusted when a row changes its height: when the row is above it, or is seen
 * for the first time and so was only estimated. Unlike the library's own rule, this also holds while the
 * reader scrolls up, because rows there change after the window was resized.
 */
function movesAlong(row: VirtualItem, _delta: number, rows: Virtualizer<HTMLDivElement, HTMLLIElement>) {
  const top = rows.scrollOffset ?? 0;
  return row.end <= top || (row.start < top && !rows.itemSizeCache.has(row.key));
}

/** Heights of rows that were read beforehand, and not asked for yet. */
const read = new WeakMap<Element, number>();

/**
 * The height of a row. That of one that was never measured is read together with those of the others around
 * it: the library moves rows as it learns of each height, and a height that is read after that lays the page
 * out anew.
 */
function heightOf(
  row: HTMLLIElement,
  entry: ResizeObserverEntry | undefined,
  rows: Virtualizer<HTMLDivElement, HTMLLIElement>,
): number {
  const isKnown = (each: Element) =>
    rows.itemSizeCache.has(rows.options.getItemKey(rows.indexFromElement(each as HTMLLIElement)));
  if (entry || isKnown(row)) return measureElement(row, entry, rows);
  if (!read.has(row)) {
    for (const each of row.parentElement?.children ?? [])
      if (!isKnown(each)) read.set(each, (each as HTMLLIElement).offsetHeight);
  }
  const height = read.get(row) ?? row.offsetHeight;
  read.delete(row);
  return height;
}

/**
 * The rows of a thread that are near the view. Opens at its end or start; the text in view stays in place
 * while rows around it change their height. The row that was focused last stays rendered wherever one
 * scrolls, with the focus or the half-written change in it.
 * @param messages a message keeps its row as long as it keeps its id.
 * @param scroller the element that scrolls.
 * @param printing renders all of them: paper does not scroll.
 */
export function useRows(
  messages: readonly ChatMessage[],
  scroller: RefObject<HTMLDivElement | null>,
  opensAt: 'start' | 'end',
  printing: boolean,
) {
  // The library asks for keys while it renders, and measures all rows anew when the
  // function that gives them is another.
  const latest = useRef(messages);
  latest.current = messages;

  const [focused, setFocused] = useState<{ id: string; index: number } | null>(null);
  const keptIndex = focused === null ? -1 : indexOf(messages, focused);

  const rows: Rows = useVirtualizer<HTMLDivElement, HTMLLIElement>({
    count: messages.length,
    getScrollElement: () => scroller.current,
    getItemKey: useCallback((index: number) => latest.current[index]?.id ?? index, []),
    estimateSize: (index) => estimateHeight(latest.current[index]),
    rangeExtractor: useCallback(
      (range: Range) =>
        printing ? [...Array(range.count).keys()] : withRow(defaultRangeExtractor(range), keptIndex),
      [keptIndex, printing],
    ),
    overscan: OVERSCAN,
    measureElement: heightOf,
    paddingStart: START_PADDING,
    scrollPaddingStart: OPENING_PADDING,
    anchorTo: opensAt,
    initialOffset: opensAt === 'end' ? Number.MAX_SAFE_INTEGER : 0,
    directDomUpdates: true,
    directDomUpdatesMode: 'position',
  });
  rows.shouldAdjustScrollPositionOnItemSizeChange = movesAlong;

  const onFocus = useCallback((event: FocusEvent) => {
    const row = event.target.closest<HTMLElement>('[data-index]');
    const index = Number(row?.dataset.index);
    const message = latest.current[index];
    if (message) setFocused({ id: message.id, index });
  }, []);

  return { rows, onFocus };
}

/** Where a message is now: as a rule where it was. */
function indexOf(messages: readonly ChatMessage[], { id, index }: { id: string; index: number }): number {
  return messages[index]?.id === id ? index : messages.findIndex((message) => message.id === id);
}

function withRow(indexes: number[], index: number): number[] {
  if (index < 0 || indexes.includes(index)) return indexes;
  return [...indexes, index].sort((a, b) => a - b);
}
