import { useState } from 'react';

interface Row {
  id: string;
}

/**
 * Rows in the order in which they stood before, so that none jumps while its file goes from the uploads to
 * the server's list. New ones stand before the row that follows them in `rows`.
 * @param before ids, as they stood
 */
export function steadyOrder<R extends Row>(before: readonly string[], rows: readonly R[]): R[] {
  const known = new Set(before);
  const place = new Map(before.map((id, index) => [id, index]));
  const ordered = rows
    .filter(({ id }) => known.has(id))
    .sort((one, other) => (place.get(one.id) ?? 0) - (place.get(other.id) ?? 0));
  rows.forEach((row, index) => {
    if (known.has(row.id)) return;
    const next = rows.slice(index + 1).find(({ id }) => known.has(id));
    ordered.splice(next ? ordered.indexOf(next) : ordered.length, 0, row);
  });
  return ordered;
}

/** `steadyOrder`, as long as the list is shown. */
export function useSteadyOrder<R extends Row>(rows: readonly R[]): R[] {
  const [before, setBefore] = useState<readonly string[]>([]);
  const ordered = steadyOrder(before, rows);
  const ids = ordered.map(({ id }) => id);
  if (ids.length !== before.length || ids.some((id, index) => id !== before[index])) setBefore(ids);
  return ordered;
}
