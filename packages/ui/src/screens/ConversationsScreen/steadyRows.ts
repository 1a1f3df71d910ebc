import { CONVERSATION_PAGE_SIZE } from './conversations.types.ts';

/** Rows as they are shown, and how many came before them that are not. */
export interface SteadyRows<Row> {
  rows: readonly Row[];
  newer: number;
}

/**
 * What became of a page of rows without moving those that are shown (AS-6): each says what is new of it in
 * its place, those that are gone go, and what follows them comes after them. Those that came before them are
 * counted; the last ones, which they pushed to the next page, stay.
 * @param shown the rows in view
 * @param now the page as it is now, newest first
 */
export function steadyRows<Row extends { id: string }>(
  shown: readonly Row[],
  now: readonly Row[],
): SteadyRows<Row> {
  const places = new Map(now.map(({ id }, index) => [id, index]));
  const known = new Set(shown.map(({ id }) => id));
  const lastPlace = Math.max(-1, ...shown.map(({ id }) => places.get(id) ?? -1));
  const lastShown = shown.findLastIndex(({ id }) => places.has(id));
  const newer = now.filter(({ id }, index) => !known.has(id) && index < lastPlace).length;
  const isFull = now.length === CONVERSATION_PAGE_SIZE;
  const pushed = isFull ? shown.slice(lastShown + 1).slice(0, newer) : [];
  const after = pushed.length > 0 ? [] : now.filter(({ id }, index) => !known.has(id) && index > lastPlace);
  return {
    rows: [...shown.flatMap(({ id }) => now[places.get(id) ?? -1] ?? []), ...pushed, ...after],
    newer,
  };
}
