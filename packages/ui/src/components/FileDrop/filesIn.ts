import type { DropItem } from 'react-aria-components/useDragAndDrop';

/** The files that were dropped, those inside of folders included. */
export async function filesIn(items: Iterable<DropItem> | AsyncIterable<DropItem>): Promise<File[]> {
  const files: File[] = [];
  for await (const item of items) {
    if (item.kind === 'file') files.push(await item.getFile());
    else if (item.kind === 'directory') files.push(...(await filesIn(item.getEntries())));
  }
  return files;
}
