import { useState } from 'react';
import type { DataFileQuery } from './arrangeDataFiles.ts';
import type { DataFileRow } from './dataFileRows.ts';

/**
 * Tells which files were added since the list was opened or sorted (AS-3): they keep their place above those
 * that are sorted until either is done again.
 * @param isLoading the files of the server are on their way
 */
export function useJustAdded(
  rows: readonly DataFileRow[],
  isLoading: boolean,
  { sort, order }: DataFileQuery,
): (row: Pick<DataFileRow, 'id'>) => boolean {
  const by = `${sort} ${order}`;
  const [sorted, setSorted] = useState<{ by: string; ids: ReadonlySet<string> } | null>(null);
  if (!isLoading && sorted?.by !== by) {
    // What is on its way when the list is opened is new to it; whoever sorts means all that is there.
    const meant = sorted === null ? rows.filter(({ kept }) => kept !== null) : rows;
    setSorted({ by, ids: new Set(meant.map(({ id }) => id)) });
  }
  return ({ id }) => sorted !== null && !sorted.ids.has(id);
}
