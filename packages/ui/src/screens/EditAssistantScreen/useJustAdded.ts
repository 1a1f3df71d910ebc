import { useState } from 'react';
import type { DataFileRow } from './dataFileRows.ts';

/**
 * Tells which files were added since the list was opened (AS-3): they keep their place above those that are
 * sorted until it is opened again.
 * @param isLoading the files of the server are on their way
 */
export function useJustAdded(
  rows: readonly DataFileRow[],
  isLoading: boolean,
): (row: Pick<DataFileRow, 'id'>) => boolean {
  const [opened, setOpened] = useState<ReadonlySet<string> | null>(null);
  if (opened === null && !isLoading) {
    setOpened(new Set(rows.filter(({ kept }) => kept !== null).map(({ id }) => id)));
  }
  return ({ id }) => opened !== null && !opened.has(id);
}
